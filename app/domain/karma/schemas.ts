import { z } from 'zod';
import { optionalWholeNumberSchema } from '~/lib/whole-number';

export const karmaLedgerSchema = z.object({ before: optionalWholeNumberSchema('before must be a whole number') });
