import { z } from 'zod';
import type { Context } from '~/domain/context';
import { pickTranslation, type Translatable } from '~/domain/translations';
import { getApiLanguage } from '~/http/browser/language.server';

export const languageQuerySchema = z.object({
  lang: z
    .string()
    .optional()
    .describe(
      'Language such as `hi`; the default is from Accept-Language. The texts are in English, and `translation` has the translated texts.',
    ),
});

/** Returns rows with all translations to staff, and in the requested language to everybody else. */
export function translateRowsForActor<Row extends object>(
  { actor }: Context,
  request: Request,
  rows: readonly Translatable<Row>[],
): Omit<Row, 'translations'>[] {
  if (actor.kind === 'admin') return [...rows];
  const language = getApiLanguage(request);
  return rows.map((row) => pickTranslation(language, row));
}
