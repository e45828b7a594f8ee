import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { Button } from '~/components/ui/button';

const DEBOUNCE_MS = 500;

/**
 * Filters of a list. With JavaScript they apply as soon as they change, and typed text applies 500
 * ms after the last key. Without JavaScript there is a button.
 */
export function FilterForm({
  action,
  label,
  className,
  children,
}: {
  action: string;
  /** Accessible name of the form, such as "Donations". */
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const submit = useSubmit();
  /** Runs while a change waits to be sent. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const leavesFor = useNavigation().location?.pathname;
  const stopTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => stopTimer, [stopTimer]);
  // Cancels a pending change if the reader has opened another page in the meantime.
  useEffect(() => {
    if (leavesFor !== undefined && leavesFor !== pathname) stopTimer();
  }, [leavesFor, pathname, stopTimer]);
  // Shows the filters of the URL after navigation, except in the field that is being edited. While
  // a change waits to be sent, the fields stay as they are.
  useEffect(() => {
    if (form.current && timer.current === undefined) showFilters(form.current, new URLSearchParams(search));
  }, [search]);

  function applySoon({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
    stopTimer();
    const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
    const send = () => {
      timer.current = undefined;
      submit(currentTarget, { replace: true, preventScrollReset: true });
    };
    timer.current = setTimeout(send, isTyped ? DEBOUNCE_MS : 0);
  }

  return (
    <Form
      ref={form}
      method="get"
      action={action}
      role="search"
      aria-label={label}
      preventScrollReset
      onChange={applySoon}
      onSubmit={stopTimer}
      {...(className ? { className } : {})}
    >
      {children}
      <noscript>
        <Button variant="quiet">Show</Button>
      </noscript>
    </Form>
  );
}

/**
 * Shows the filters of the URL. A select without a value in the URL shows its `data-default`, or
 * its first option.
 */
function showFilters(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of form.elements) {
    if (control === document.activeElement) continue;
    if (control instanceof HTMLSelectElement)
      control.value = query.get(control.name) ?? control.dataset.default ?? control.options[0]?.value ?? '';
    else if (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio'].includes(control.type))
      control.value = query.get(control.name) ?? '';
  }
}
