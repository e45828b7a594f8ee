import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { getButtonClass, type ButtonStyleProps } from './button-class';
import { Icon } from './icon';
import { useCopyToClipboard } from './use-copy-to-clipboard';
import { useHydrated } from './use-hydrated';
import { useMessages } from './use-messages';

/**
 * Button that copies a text. It is not rendered without JavaScript, so the text must also be
 * visible on the page.
 */
export function CopyButton({ text, ...look }: ButtonStyleProps & { text: string }) {
  const messages = useMessages('interface.controls');
  const hydrated = useHydrated();
  const { copied, copy } = useCopyToClipboard(text);
  if (!hydrated) return null;
  return (
    <button type="button" onClick={() => void copy()} className={getButtonClass({ variant: 'quiet', ...look })}>
      <Icon glyph={copied ? Check : Copy} />
      <span aria-live="polite">{copied ? messages.copied : messages.copy}</span>
    </button>
  );
}
