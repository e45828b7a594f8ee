import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { buttonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { useToasts } from '~/components/ui/toast-provider';
import { useControlWords } from '~/components/ui/use-language';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { TOAST_MS } from './use-join';
import type { ClassView, ClassWords } from './class-view';

export function BackToClass({ session, words }: { session: ClassView; words: ClassWords }) {
  const { show } = useToasts();
  const { newTab } = useControlWords();
  if (!session.hasLink || session.time !== 'now') return null;
  return (
    <a
      href={`/join/${session.id}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => show({ kind: 'info', text: words.again, durationMs: TOAST_MS })}
      className={buttonClass({ variant: 'quiet', block: true, className: 'mt-[0.85rem]' })}
    >
      {words.back}
      <Icon glyph={ExternalLink} />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </a>
  );
}
