import { z } from 'zod';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';

export const EXPORT_TABLES = ['attendances', 'referrals', 'karma'] as const;

export type ExportTable = (typeof EXPORT_TABLES)[number];

/** Writes a phone number, complete or masked. */
export type PhoneFormat = (phone: string) => string;

const MONTH_INVALID = 'Please choose a month';

/** A table to export. `month` (YYYY-MM) and `class_id` limit the attendances. */
export const exportTableSchema = z.object({
  table: z.enum(EXPORT_TABLES, 'Invalid request'),
  month: z
    .union([z.literal(''), z.string().refine((month) => isLocalDate(`${month}-01`), MONTH_INVALID)], MONTH_INVALID)
    .optional()
    .transform((month) => month || undefined),
  class_id: createOptionalWholeNumberSchema('Invalid request'),
});

/** The day whose classes the page of the exports lists. */
export const exportDaySchema = z.object({ day: z.string().refine(isLocalDate).optional().catch(undefined) });
