import { z } from 'zod';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';
import { IMPORT_KINDS, IMPORT_ROW_STATUSES, listImportFields, NO_FIELD } from './policy';

export const uploadImportSchema = z.object({ kind: z.enum(IMPORT_KINDS, 'Please choose what the file contains') });

const FIELD_NAMES = new Set(IMPORT_KINDS.flatMap((kind) => listImportFields(kind).map(([name]) => name)));

const column = z
  .string('Invalid request')
  .refine((name) => name === NO_FIELD || FIELD_NAMES.has(name), 'Invalid request')
  .transform((name) => (name === NO_FIELD ? '' : name));

/** The field of each column of the file, in the order of the columns. */
export const chooseColumnsSchema = z.object({
  column: z.union([column.transform((one) => [one]), z.array(column).max(100)], 'Please choose the columns'),
});

/** The last row of the previous page of rows with a problem. */
export const problemPageSchema = z.object({
  after: createOptionalWholeNumberSchema('Invalid request').catch(undefined),
});

export const importRowsSchema = z.object({ status: z.enum(IMPORT_ROW_STATUSES, 'Invalid request') });
