import { z } from 'zod';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';

export const karmaLedgerSchema = z.object({ before: createOptionalWholeNumberSchema('before must be a whole number') });
