import { useForm } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useEffect, useState } from 'react';
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
  const named = fields as Record<Name, (typeof fields)[Name]>;
  return { form, fields: withoutErrorsOf(useCorrected(id, reply), named), reply };
}

/** The names of what has been typed in since the server's last reply. */
function useCorrected(formId: string, reply: unknown): ReadonlySet<string> {
  const [corrected, setCorrected] = useState<{ reply: unknown; names: ReadonlySet<string> }>({ reply, names: NONE });
  useEffect(() => {
    if (!reply) return;
    const form = document.getElementById(formId);
    const onInput = ({ target }: Event) => {
      const name = (target as HTMLInputElement | null)?.name;
      if (!name) return;
      // After React has heard of it too: drawn anew before, a controlled input would lose what was typed.
      setTimeout(() =>
        setCorrected((before) => {
          const names = before.reply === reply ? before.names : NONE;
          return names.has(name) ? before : { reply, names: new Set(names).add(name) };
        }),
      );
    };
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [formId, reply]);
  return corrected.reply === reply ? corrected.names : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** What was wrong with a field is no longer said once it has been changed. Conform's metadata are proxies: they are not copied. */
function withoutErrorsOf<Fields extends object>(names: ReadonlySet<string>, fields: Fields): Fields {
  if (names.size === 0) return fields;
  return new Proxy(fields, {
    get: (all, name, receiver) => {
      const field: unknown = Reflect.get(all, name, receiver);
      if (typeof name !== 'string' || !names.has(name) || typeof field !== 'object' || field === null) return field;
      return new Proxy(field, {
        get: (one, key, self) => (key === 'errors' ? undefined : (Reflect.get(one, key, self) as unknown)),
      });
    },
  });
}

/** A refused form keeps what was typed, but never a password: without scripts the server leaves it out, with them we do. */
function forgetPasswords(formId: string): void {
  const inputs = document.forms
    .namedItem(formId)
    ?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const input of inputs ?? []) input.value = '';
}
