import { untranslated } from '~/i18n/messages/message';
import { DomainError } from '../errors';
import { MAX_BULK_DONATIONS } from './policy';

export type BulkDonationResult<Done> =
  ({ id: number; success: true } & Done) | { id: number; success: false; message: string };

/**
 * Applies a change to each donation separately. If a change fails, its message is returned and the
 * remaining donations are still processed. Throws `invalid` if there are too many ids.
 */
export async function applyToEachDonation<Done extends object>(
  ids: readonly number[],
  doOne: (id: number) => Promise<Done>,
): Promise<BulkDonationResult<Done>[]> {
  if (ids.length > MAX_BULK_DONATIONS)
    throw new DomainError('invalid', untranslated(`At most ${MAX_BULK_DONATIONS} donations at once`));
  const results: BulkDonationResult<Done>[] = [];
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
