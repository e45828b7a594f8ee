import { useEffect } from 'react';

/**
 * Maps a key to the id of the element that gets the focus. A focuses Approve and U focuses Undo
 * without pressing it, so that a single key press never decides.
 */
const REVIEW_KEYS: Partial<Record<string, string>> = {
  a: 'approve',
  u: 'undo-last-decision',
  r: 'rejection_reason',
  n: 'next-donation',
  p: 'previous-donation',
  1: 'reason-1',
  2: 'reason-2',
  3: 'reason-3',
  4: 'reason-4',
  5: 'reason-5',
};

/**
 * Handles the single-key shortcuts. They are ignored while the reviewer types in a field; there,
 * Ctrl+Enter submits the form.
 */
export function useReviewShortcuts(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target instanceof HTMLTextAreaElement) {
        const { form } = event.target;
        return form?.requestSubmit(form.querySelector('button'));
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const id = REVIEW_KEYS[event.key.toLowerCase()];
      const target = id && document.getElementById(id);
      if (!target) return;
      event.preventDefault();
      const reason = target.querySelector('textarea');
      const disclosure = reason?.closest('details');
      if (disclosure) disclosure.open = true;
      if (reason) reason.focus();
      else if (target.matches('button')) target.focus();
      else target.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** True in a field that takes letters, which a checkbox does not. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');
}
