import { english } from '~/i18n/messages/say';
import { DomainError } from '../errors';
import { MAX_BULK } from './policy';

export type ResultOfOne<Done> =
  ({ id: number; success: true } & Done) | { id: number; success: false; message: string };

/**
 * Applies a change to each donation separately. A failed one returns its message, and the others
 * continue. Throws invalid for too many ids.
 */
export async function oneByOne<Done extends object>(
  ids: readonly number[],
  doOne: (id: number) => Promise<Done>,
): Promise<ResultOfOne<Done>[]> {
  if (ids.length > MAX_BULK) throw new DomainError('invalid', english(`At most ${MAX_BULK} donations at once`));
  const results: ResultOfOne<Done>[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({ id, success: true, ...(await doOne(id)) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ id, success: false, message: error.message });
    }
  }
  return results;
}
