import { useForm, type SubmissionResult } from '@conform-to/react';
import { useActionData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { useDone, type DoneReply } from './use-done';

interface Reply {
  result: SubmissionResult | null;
  done: DoneReply | null;
}

/**
 * A form that the server checks: Conform's metadata filled from its last reply, and what happens when it succeeds. `names` are the fields,
 * `defaultValue` what they start with.
 */
export function useServerForm<Name extends string>({
  id,
  defaultValue,
}: {
  id: string;
  defaultValue?: Partial<Record<Name, string | readonly string[]>>;
}) {
  const reply = useActionData<Reply>();
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: reply?.result ?? null,
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
  });
  useDone(reply?.done);
  useEffect(() => {
    if (reply?.result) forgetPasswords(id);
  }, [id, reply]);
  return { form, fields: fields as Record<Name, (typeof fields)[Name]>, reply };
}

/** A refused form keeps what was typed, but never a password: without scripts the server leaves it out, with them we do. */
function forgetPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}

/**
 * Keeps a page still while it shows what its form has done: loading it anew would send a member who has just logged in on at once. A form that
 * was refused has changed nothing.
 */
export function stayWhenDone({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as Reply | undefined)?.done || actionStatus >= 400 ? false : defaultShouldRevalidate;
}
