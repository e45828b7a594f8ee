import { z } from 'zod';
import { createMonthSchema } from '~/lib/month-schema';

/** Month of a board report. The default is the current month. */
export const boardReportSchema = z.object({
  month: z
    .union([z.literal(''), createMonthSchema('Choose a month, such as 2026-11')], {
      error: 'Choose a month, such as 2026-11',
    })
    .optional()
    .transform((month) => month || undefined),
});
