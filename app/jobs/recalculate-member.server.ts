import { z } from 'zod';
import { recalculateMemberStreaks } from '~/domain/streaks/recalculate-member-streaks.server';
import { defineJob, logNonZeroCount } from './define-job';

export const recalculateMemberJob = defineJob({
  queue: 'upkeep',
  payload: z.object({ memberId: z.int() }),
  attempts: 5,
  id: ({ memberId }) => `member-${memberId}`,
  run: (ctx, { memberId }) => logNonZeroCount(ctx, 'members recalculated', recalculateMemberStreaks(ctx, memberId)),
});
