import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormReply, useUnreachable } from './form-reply';
import { useDone } from './use-done';

/** Takes away what an earlier reply found wrong, and leaves what was typed until the next page comes. */
const ACCEPTED = { status: 'success' } as const;

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
  const reply = useActionData<FormReply>();
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: reply?.done ? ACCEPTED : (reply?.result ?? null),
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
  });
  useDone(reply?.done);
  useUnreachable(reply);
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
