import type { Context } from '~/domain/context';
import { recalculateMember } from '~/domain/attendance/recalculate-member.server';
import type { JobPayload } from '~/jobs/contracts';

/** Rebuilds a member's streak, totals and title from their attendance. */
export async function recalculateMemberJob(
  ctx: Context,
  { memberId }: JobPayload<'recalculate-member'>,
): Promise<void> {
  if (await recalculateMember(ctx, memberId)) ctx.log.info({ memberId }, 'member recalculated');
}
