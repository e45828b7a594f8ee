import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormResponse, type UnreachableMessages, useUnreachableToast } from './form-response';
import type { z } from 'zod';
import { useFormSuccess } from './use-form-success';
import { useFormValidation, useValidateOnBlur } from './use-live-validation';

/** Conform result that clears the errors of an earlier response and keeps the typed values. */
const ACCEPTED = { status: 'success' } as const;

interface ServerFormOptions<Name extends string> extends UnreachableMessages {
  id: string;
  /** Imports the schema of the route's form, for validation while the user fills in the fields. */
  schema?: () => Promise<z.ZodType>;
  /**
   * True to keep new passwords in the fields after a rejected submission. The server never sends
   * passwords back.
   */
  keepsPasswords?: boolean;
  defaultValue?: Partial<Record<Name, string | readonly string[]>> & { translations?: object };
}

/**
 * Returns form metadata for a form that the server validates, including the result of its last
 * submission. `defaultValue` contains the initial values.
 */
export function useServerForm<Name extends string>(options: ServerFormOptions<Name>) {
  const reply = useFormResponse(options);
  return { ...useFormWithResponse<Name>(reply, options), reply };
}

/**
 * Returns the server's response to a form on the page and shows its message once, even if the page
 * has several forms.
 */
export function useFormResponse(texts: UnreachableMessages = {}): FormResponse | undefined {
  const reply = useActionData<FormResponse>();
  useFormSuccess(reply?.done);
  useUnreachableToast(reply, texts);
  return reply;
}

/** Returns form metadata for one of several forms on a page, filled from `reply`. */
export function useFormWithResponse<Name extends string>(
  reply: FormResponse | undefined,
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

/**
 * Clears the password fields of a rejected form except fields for new passwords. Without JavaScript
 * the server does not fill them.
 */
function clearPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}
