import { useState } from 'react';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';
import { Icon } from './icon';
import { useToasts } from './toast-provider';
import { useHydrated } from './use-hydrated';

/** Copies a text; absent without scripts, so the text itself must stand beside it. */
export function CopyButton({
  text,
  label = 'Copy',
  children,
  ...look
}: ButtonLook & { text: string; label?: string; children?: ReactNode }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const { show } = useToasts();
  if (!hydrated) return null;

  async function copy() {
    if (await copyText(text)) {
      setCopied(true);
      setTimeout(() => setCopied(false), 3000);
    } else {
      show({ kind: 'error', text: 'Failed to copy to clipboard', durationMs: 5000 });
    }
  }

  return (
    <button type="button" onClick={() => void copy()} className={buttonClass({ variant: 'quiet', ...look })}>
      <Icon glyph={copied ? Check : Copy} />
      <span aria-live="polite">{copied ? 'Copied' : (children ?? label)}</span>
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// Browsers refuse the clipboard API on plain http and in some in-app views; selecting still works there.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'sr-only';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
