import { z } from 'zod';
import type { Context } from '~/domain/context';
import { pickTranslation, type Translatable } from '~/domain/translations';
import { getApiLanguage } from '~/http/browser/language.server';

export const languageQuerySchema = z.object({
  lang: z
    .string()
    .optional()
    .describe(
      'A language such as `hi`; without it Accept-Language is read. The texts stay English, `translation` stands beside them',
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
