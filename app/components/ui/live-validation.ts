import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Message, parseFieldMessage } from '~/i18n/messages/message';
import { VALIDATION_INTENT_FIELD } from './validation-only';

/**
 * Returns a validator for Conform, which validates the form with the server's schema while the user
 * types. The errors in `refused`, which only the server can detect, stay visible until the field
 * changes.
 */
export function createLiveValidation(
  schema: z.ZodType,
  say: (message: Message) => string,
  refused: SubmissionResult | null,
) {
  return ({ formData }: { formData: FormData }) => {
    const submission = parseWithZod(formData, { schema });
    if (!formData.has(VALIDATION_INTENT_FIELD)) return { ...submission, status: 'error' as const, error: null };
    const { error: wrong } = submission as { error: Record<string, string[] | null> | null };
    const translatedErrors = Object.entries(wrong ?? {}).map(
      ([field, messages]) => [field, messages?.map((message) => say(parseFieldMessage(message))) ?? null] as const,
    );
    const error = Object.fromEntries([...listUnchangedRefusals(formData, refused), ...translatedErrors]);
    return { ...submission, error, reply: () => ({ ...submission.reply(), error }) };
  };
}

/**
 * Returns the fields that the server rejected and that have not changed since. The value null makes
 * Conform keep its existing message.
 */
function listUnchangedRefusals(formData: FormData, refused: SubmissionResult | null): (readonly [string, null])[] {
  const { error, initialValue } = refused ?? {};
  const sent = (field: string) => JSON.stringify([initialValue?.[field] ?? ''].flat());
  return Object.keys(error ?? {})
    .filter((field) => field !== '' && JSON.stringify(formData.getAll(field)) === sent(field))
    .map((field) => [field, null]);
}
