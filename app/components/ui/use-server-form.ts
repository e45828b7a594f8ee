import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormReply, type UnreachableTexts, useUnreachable } from './form-reply';
import type { z } from 'zod';
import { useFormSuccess } from './use-form-success';
import { useFormValidation, useValidateOnBlur } from './use-live-validation';

/** Clears the errors of an earlier reply and keeps the typed values. */
const ACCEPTED = { status: 'success' } as const;

interface ServerFormOptions<Name extends string> extends UnreachableTexts {
  id: string;
  /** Imports the schema of the form's route, so that fields are checked as they are filled in. */
  schema?: () => Promise<z.ZodType>;
  /** True if new passwords stay in the page after a refusal. The server never returns them. */
  keepsPasswords?: boolean;
  defaultValue?: Partial<Record<Name, string | readonly string[]>> & { translations?: object };
}

/**
 * A form with server validation, filled from its last reply. `names` are the fields, `defaultValue`
 * their initial values.
 */
export function useServerForm<Name extends string>(options: ServerFormOptions<Name>) {
  const reply = useFormReply(options);
  return { ...useFormWithReply<Name>(reply, options), reply };
}

/** Returns the reply to the page's form and shows its message once, even with several forms. */
export function useFormReply(texts: UnreachableTexts = {}): FormReply | undefined {
  const reply = useActionData<FormReply>();
  useFormSuccess(reply?.done);
  useUnreachable(reply, texts);
  return reply;
}

/** One of several forms of a page, filled from their reply. */
export function useFormWithReply<Name extends string>(
  reply: FormReply | undefined,
  { id, defaultValue, schema, keepsPasswords = false }: ServerFormOptions<Name>,
) {
  const refused = reply?.result?.error ? reply.result : null;
  const onValidate = useFormValidation(id, schema, refused);
  const [form, fields] = useForm<Record<Name, string>>({
    id,
    lastResult: reply?.done ? ACCEPTED : (reply?.result ?? null),
    ...(onValidate ? { onValidate: onValidate as never } : {}),
    ...(defaultValue ? { defaultValue: defaultValue as never } : {}),
  });
  useValidateOnBlur(form, onValidate !== undefined);
  useEffect(() => {
    if (reply?.result && !keepsPasswords) clearPasswords(id);
  }, [id, reply, keepsPasswords]);
  return { form, fields: fields as Record<Name, (typeof fields)[Name]> };
}

/** Clears passwords of a refused form except new ones. Without scripts the server does this. */
function clearPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}
