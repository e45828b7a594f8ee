import { z } from 'zod';
import { TREND_RANGES, TREND_TABLES, type TrendRange } from './policy';

const DEFAULT_RANGE = TREND_RANGES[0];

/** If the number of days is not one of the periods, the shortest period is used. */
export const trendsSchema = z.object({
  days: z.coerce
    .number()
    .refine((days): days is TrendRange => TREND_RANGES.some((range) => range === days))
    .catch(DEFAULT_RANGE),
});

export const trendTableSchema = trendsSchema.extend({ table: z.enum(TREND_TABLES) });
