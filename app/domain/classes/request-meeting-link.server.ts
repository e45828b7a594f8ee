import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { ACTIVE_CLASS_FILTER } from './class-row';
import {
  CLASS_ENDED_MESSAGE,
  CLASS_FULL_MESSAGE,
  isClassFull,
  CLASS_NOT_STARTED_MESSAGE,
  canMarkAttendance,
} from './policy';
import { t } from '~/i18n/messages/message';

/**
 * Returns the meeting link of a class that can be joined now, and records the request. Throws
 * `not_found` if there is no such class or link, and `invalid` if the class has not started, has
 * ended or is full. Source: docs/rules.md#meeting-links.
 */
export async function requestMeetingLink(ctx: Context, classId: number): Promise<string> {
  const memberId = requireMember(ctx);
  const now = ctx.clock.now();
  const yogaClass = await ctx.db.yogaClass.findFirst({
    where: { id: classId, ...ACTIVE_CLASS_FILTER },
    select: {
      live_link: true,
      starts_at: true,
      ends_at: true,
      attendance_count: true,
      max_participants: true,
      attendances: { where: { member_id: memberId }, select: { class_id: true } },
    },
  });
  if (!yogaClass?.live_link) throw new DomainError('not_found', t('Class not found.'));
  if (!canMarkAttendance(yogaClass, now, ctx.community.earlyJoinMinutes)) {
    throw new DomainError('invalid', now < yogaClass.starts_at ? CLASS_NOT_STARTED_MESSAGE : CLASS_ENDED_MESSAGE);
  }
  if (isClassFull(yogaClass) && yogaClass.attendances.length === 0)
    throw new DomainError('invalid', CLASS_FULL_MESSAGE);
  await ctx.db.classLinkRequest.upsert({
    where: { member_id_class_id: { member_id: memberId, class_id: classId } },
    create: { member_id: memberId, class_id: classId, first_at: now, last_at: now },
    update: { requests: { increment: 1 }, last_at: now },
    select: { requests: true },
  });
  return yogaClass.live_link;
}
