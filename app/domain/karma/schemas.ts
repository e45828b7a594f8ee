import { z } from 'zod';
import { optionalWholeNumber } from '~/lib/whole-number';

/** A page of one's own karma: the newest entries, or those before an entry that an earlier answer named in `next`. */
export const karmaLedgerSchema = z.object({ before: optionalWholeNumber('before must be a whole number') });
