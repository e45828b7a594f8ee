import { z } from 'zod';
import { isLocalDate } from '~/lib/calendar';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { LEADERBOARD_PERIODS } from './policy';

const INVALID = encodeFieldMessage('Invalid attendance request');

export const markAttendanceSchema = z.object({
  class_id: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: INVALID },
    )
    .pipe(z.int({ error: INVALID }).min(1).max(2_147_483_647)),
  attendance_date: z.string({ error: INVALID }).refine(isLocalDate, INVALID),
});

export const lateJoinSchema = z.object({
  page_key: z.string({ error: INVALID }).max(64, INVALID),
  tapped_after_ms: z
    .string({ error: INVALID })
    .regex(/^\d{1,9}$/, INVALID)
    .transform(Number),
});

export const leaderboardSchema = z.object({
  period: z.enum(LEADERBOARD_PERIODS, { error: encodeFieldMessage('Period must be all or month') }).default('all'),
});

export type LeaderboardInput = z.output<typeof leaderboardSchema>;
