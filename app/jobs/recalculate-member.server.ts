import { z } from 'zod';
import { recalculateMember } from '~/domain/streaks/recalculate-member.server';
import { defineJob, logCount } from './define-job';

export const recalculateMemberJob = defineJob({
  queue: 'upkeep',
  payload: z.object({ memberId: z.int() }),
  attempts: 5,
  id: ({ memberId }) => `member-${memberId}`,
  run: (ctx, { memberId }) => logCount(ctx, 'members recalculated', recalculateMember(ctx, memberId)),
});
