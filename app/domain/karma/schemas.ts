import { z } from 'zod';
import { optionalWholeNumber } from '~/lib/whole-number';

export const karmaLedgerSchema = z.object({ before: optionalWholeNumber('before must be a whole number') });
