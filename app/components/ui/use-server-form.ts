import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormReply, useUnreachable } from './form-reply';
import type { z } from 'zod';
import { useDone } from './use-done';
import { useCheck, useCheckedAsTyped } from './use-live-check';

/** Takes away what an earlier reply found wrong, and leaves what was typed until the next page. */
const ACCEPTED = { status: 'success' } as const;

/**
 * A form that the server checks: Conform's metadata filled from its last reply.
 * `names` are the fields, `defaultValue` what they start with.
 */
export function useServerForm<Name extends string>({
  id,
  defaultValue,
  schema,
  keepsPasswords = false,
}: {
  id: string;
  /** Brings what the server checks the form with, so that it is checked as it is filled in. */
  schema?: () => Promise<z.ZodType>;
  /** Whether new passwords stay in the page after a refusal; the server sends none back. */
  keepsPasswords?: boolean;
  defaultValue?: Partial<Record<Name, string | readonly string[]>> & { translations?: object };
}) {
  const reply = useActionData<FormReply>();
  const refused = reply?.result?.error ? reply.result : null;
  const onValidate = useCheck(id, schema, refused);
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: reply?.done ? ACCEPTED : (reply?.result ?? null),
    ...(onValidate ? { onValidate: onValidate as never } : {}),
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
  });
  useCheckedAsTyped(form, onValidate !== undefined);
  useDone(reply?.done);
  useUnreachable(reply);
  useEffect(() => {
    if (reply?.result && !keepsPasswords) forgetPasswords(id);
  }, [id, reply, keepsPasswords]);
  return { form, fields: fields as Record<Name, (typeof fields)[Name]>, reply };
}

/** Passwords are emptied in a refused form, but for new ones; without scripts the server does. */
function forgetPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}
