import { z } from 'zod';
import { KARMA_REASONS } from './policy';

export const karmaLedgerResponseSchema = z.object({
  karma_points: z.int().describe('Sum of all entries'),
  entries: z
    .array(
      z.object({
        id: z.int(),
        points: z.int().describe('Negative for points that were taken back'),
        reason: z.enum(KARMA_REASONS),
        created_at: z.iso.datetime(),
      }),
    )
    .describe('Newest first'),
  next: z.int().nullable().describe('Value of `before` for the next page; null on the last page'),
});

export type KarmaLedger = z.infer<typeof karmaLedgerResponseSchema>;
