import { z } from 'zod';
import type { Context } from '~/domain/context';
import { besides, type Translatable } from '~/domain/translations';
import { languageOfCall } from '~/http/browser/language.server';

export const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .describe(
      'A language such as `hi`; without it Accept-Language is read. The texts stay English, `translation` stands beside them',
    ),
});

/** Returns rows with all translations to staff and with the requested one to others. */
export function toldTo<Row extends object>(
  { actor }: Context,
  request: Request,
  rows: readonly Translatable<Row>[],
): Omit<Row, 'translations'>[] {
  if (actor.kind === 'admin') return [...rows];
  const language = languageOfCall(request);
  return rows.map((row) => besides(language, row));
}
