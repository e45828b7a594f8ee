import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { addDays, toDatabaseDate, toLocalDate } from '~/lib/calendar';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { recalculateStreaksOfMembers } from '../streaks/recalculate-members.server';
import type { excuseMemberDaySchema } from './schemas';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

/** Days back to which staff can excuse a day for one member. Source: docs/rules.md#back-office. */
export const EXCUSABLE_DAYS = 60;

/**
 * Excuses a past day for one member and recalculates the streak. Throws `invalid` if the member
 * attended or is excused on the day, and `conflict` if rest days and pauses are switched off.
 * Source: docs/rules.md#back-office.
 */
export async function excuseMemberDay(
  ctx: Context,
  id: number,
  { day, reason }: z.output<typeof excuseMemberDaySchema>,
): Promise<void> {
  requireAdmin(ctx, ...excuseMemberDay.permissions);
  if (!ctx.community.streakKindness)
    throw new DomainError(
      'conflict',
      untranslated('Days of one member cannot be excused while STREAK_KINDNESS is off.'),
    );
  const today = ctx.clock.today();
  if (day >= today || day < addDays(today, -EXCUSABLE_DAYS))
    throw refuse(`Please choose a day of the last ${EXCUSABLE_DAYS} days, before today`);
  await ctx.db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<{ created_at: Date; has_attended: boolean; is_excused: boolean }[]>`
      SELECT created_at, EXISTS (SELECT FROM list_attendances(ARRAY[members.id], ${day}::date, ${day}::date)) AS has_attended,
        EXISTS (SELECT FROM streak_pauses WHERE member_id = members.id AND ${day}::date BETWEEN from_day AND until_day) AS is_excused
      FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (day < toLocalDate(member.created_at, ctx.clock.timeZone)) throw refuse('The member had not joined by then');
    if (member.has_attended) throw refuse('The member attended a class on this day');
    if (member.is_excused) throw refuse('This day is excused already');
    const date = toDatabaseDate(day);
    await tx.streakPause.create({
      data: { member_id: id, from_day: date, until_day: date, by_staff: true, created_at: ctx.clock.now() },
    });
    await recalculateStreaksOfMembers(ctx, tx, [id]);
    await recordAuditEntry(ctx, tx, {
      action: 'member.day_excused',
      subject: { kind: 'member', id },
      after: { day, reason },
    });
  });
}

excuseMemberDay.permissions = ['help_members'] as const;

function refuse(text: string): DomainError {
  return createInvalidFieldError('day', untranslated(text));
}
