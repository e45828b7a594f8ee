import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormReply, type UnreachableTexts, useUnreachable } from './form-reply';
import type { z } from 'zod';
import { useDone } from './use-done';
import { useCheck, useCheckedAsTyped } from './use-live-check';

/** Takes away what an earlier reply found wrong, and leaves what was typed until the next page. */
const ACCEPTED = { status: 'success' } as const;

interface ServerFormOptions<Name extends string> extends UnreachableTexts {
  id: string;
  /** Imports the schema of the form's route, so that fields are checked as they are filled in. */
  schema?: () => Promise<z.ZodType>;
  /** Whether new passwords stay in the page after a refusal; the server sends none back. */
  keepsPasswords?: boolean;
  defaultValue?: Partial<Record<Name, string | readonly string[]>> & { translations?: object };
}

/**
 * A form that the server checks: Conform's metadata filled from its last reply.
 * `names` are the fields, `defaultValue` what they start with.
 */
export function useServerForm<Name extends string>(options: ServerFormOptions<Name>) {
  const reply = useReply(options);
  return { ...useFormFrom<Name>(reply, options), reply };
}

/** What came of the page's form, said once, however many forms it has. */
export function useReply(texts: UnreachableTexts = {}): FormReply | undefined {
  const reply = useActionData<FormReply>();
  useDone(reply?.done);
  useUnreachable(reply, texts);
  return reply;
}

/** One of several forms of a page, filled from their reply. */
export function useFormFrom<Name extends string>(
  reply: FormReply | undefined,
  { id, defaultValue, schema, keepsPasswords = false }: ServerFormOptions<Name>,
) {
  const refused = reply?.result?.error ? reply.result : null;
  const onValidate = useCheck(id, schema, refused);
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: reply?.done ? ACCEPTED : (reply?.result ?? null),
    ...(onValidate ? { onValidate: onValidate as never } : {}),
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
  });
  useCheckedAsTyped(form, onValidate !== undefined);
  useEffect(() => {
    if (reply?.result && !keepsPasswords) forgetPasswords(id);
  }, [id, reply, keepsPasswords]);
  return { form, fields: fields as Record<Name, (typeof fields)[Name]> };
}

/** Passwords are emptied in a refused form, but for new ones; without scripts the server does. */
function forgetPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}
