import { useState } from 'react';
import { useToasts } from './toast-provider';
import { useMessages } from './use-messages';

/**
 * Copies a text and returns `copied`, which is true for three seconds. Shows a toast if copying
 * fails.
 */
export function useCopyToClipboard(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const { show } = useToasts();
  const { copyFailed } = useMessages('interface.controls');

  async function copy() {
    if (await copyText(text)) {
      setCopied(true);
      setTimeout(() => setCopied(false), 3000);
    } else {
      show({ kind: 'error', text: copyFailed, durationMs: 5000 });
    }
  }

  return { copied, copy };
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The Clipboard API is not available over HTTP and in some in-app browsers. There,
// `execCommand('copy')` on selected text still works.
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
