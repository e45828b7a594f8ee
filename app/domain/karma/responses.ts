import { z } from 'zod';
import { KARMA_REASONS } from './policy';

export const karmaLedgerResponseSchema = z.object({
  karma_points: z.int().describe('All entries together'),
  entries: z
    .array(
      z.object({
        id: z.int(),
        points: z.int().describe('Negative takes back'),
        reason: z.enum(KARMA_REASONS),
        created_at: z.iso.datetime(),
      }),
    )
    .describe('The newest first'),
  next: z.int().nullable().describe('`before` of the entries that come next; null when there are none'),
});

export type KarmaLedger = z.infer<typeof karmaLedgerResponseSchema>;
