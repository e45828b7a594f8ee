import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { held } from './class-row';
import { ENDED, NOT_STARTED, takesMarks } from './policy';

/**
 * Gives a member the meeting link of a class that is open, and remembers that they asked. Throws unauthenticated, not_found, or invalid
 * before the opening and after the end. Source: docs/rules.md#meeting-links.
 */
export async function openClassLink(ctx: Context, classId: number): Promise<string> {
  const memberId = actingMember(ctx);
  const now = ctx.clock.now();
  const found = await ctx.db.yogaClass.findFirst({
    where: { id: classId, ...held },
    select: { liveLink: true, startsAt: true, endsAt: true },
  });
  if (!found?.liveLink) throw new DomainError('not_found', 'Class not found.');
  if (!takesMarks(found, now, ctx.community.earlyJoinMinutes)) {
    throw new DomainError('invalid', now < found.startsAt ? NOT_STARTED : ENDED);
  }
  await ctx.db.classLinkRequest.upsert({
    where: { memberId_classId: { memberId, classId } },
    create: { memberId, classId, firstAt: now, lastAt: now },
    update: { requests: { increment: 1 }, lastAt: now },
    select: { requests: true },
  });
  return found.liveLink;
}
