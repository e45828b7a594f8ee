import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Language } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';
import { messageOfField } from '~/i18n/messages/say';

/** Conform's word in a form for what only asks to be checked, such as a field that was corrected. */
const INTENT = '__intent__';

/** What Conform asks of a form as it is corrected: the server's own schema answers, in the page's language. What is sent, the server alone judges. */
export function liveCheck(schema: z.ZodType, language: Language) {
  return ({ formData }: { formData: FormData }) => {
    const submission = parseWithZod(formData, { schema });
    if (!formData.has(INTENT)) return { ...submission, status: 'error' as const, error: null };
    if (submission.status === 'success' || !submission.error) return submission;
    const said = Object.entries(submission.error).map(
      ([field, messages]) =>
        [field, messages?.map((message) => messageIn(language, messageOfField(message))) ?? null] as const,
    );
    const error = Object.fromEntries(said);
    return { ...submission, error, reply: () => ({ ...submission.reply(), error }) };
  };
}
