import { z } from 'zod';
import type { Context } from '~/domain/context';
import { besides, type Translatable } from '~/domain/translations';
import { languageOfCall } from '~/http/browser/language.server';

/** What a call may be asked whose texts staff translate. */
export const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .describe(
      'A language such as `hi`; without it Accept-Language is read. The texts stay English, `translation` stands beside them',
    ),
});

/** Rows as a call answers them: for staff with all their translations, for others with that into the language asked for. */
export function toldTo<Row extends object>(
  { actor }: Context,
  request: Request,
  rows: readonly Translatable<Row>[],
): Omit<Row, 'translations'>[] {
  if (actor.kind === 'admin') return [...rows];
  const language = languageOfCall(request);
  return rows.map((row) => besides(language, row));
}
