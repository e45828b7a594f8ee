import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Explains the keyboard shortcuts. Rendered only with JavaScript, because the shortcuts need it.
 */
export function ReviewShortcuts() {
  if (!useHydrated()) return null;
  return (
    <p className="text-small text-ink-soft max-sm:hidden">
      Keys: <kbd>A</kbd> <kbd>Enter</kbd> approve, <kbd>R</kbd> reject, <kbd>1</kbd> to <kbd>5</kbd> a usual reason,{' '}
      <kbd>N</kbd> next, <kbd>P</kbd> previous, <kbd>U</kbd> <kbd>Enter</kbd> undo the last decision; <kbd>Ctrl</kbd>{' '}
      <kbd>Enter</kbd> in the reason rejects.
    </p>
  );
}
