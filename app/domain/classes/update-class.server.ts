import type { z } from 'zod';
import type { YogaClass } from '~/db/generated/client';
import { fromDatabaseDate } from '~/lib/calendar';
import { actingAdmin } from '../admins/acting-admin';
import { editRow } from '../audit/edit-row.server';
import type { Context } from '../context';
import { DomainError, invalidField } from '../errors';
import { changeClassDay } from './class-day.server';
import { oweMove } from './class-notices.server';
import { datedClass, plannedClass } from './dated-class';
import { classes } from './lock-class.server';
import { keptPlaces } from './policy';
import type { updateClassSchema } from './schemas';
import { english } from '~/i18n/messages/say';

/**
 * Saves an edited class. One that is moved to another day leaves its series, so that the series keeps its rhythm, and the day it came from is
 * no class day any more when it was the only one. Those who joined it before are owed a notice of its new time; returns how many. Throws not_found, conflict when it was edited since `version` or called off, invalid for
 * fewer places than are taken or a new day after somebody has attended. Needs manage_classes. Source: docs/rules.md#class-days.
 */
export async function updateClass(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof updateClassSchema>,
): Promise<{ notified: number }> {
  actingAdmin(ctx, ...updateClass.permissions);
  const notified = await ctx.db.$transaction(async (tx) => {
    let owed = 0;
    await editRow(ctx, tx, classes, { id, version }, async (before, edited) => {
      const moves = fromDatabaseDate(before.class_date) !== input.class_date;
      refuseImpossible(before, keptPlaces(input), moves);
      const planned = plannedClass({ ...input, instructor: input.instructor ?? before.instructor });
      const series = moves ? { series_id: null } : {};
      const dated = datedClass(ctx, planned);
      const announced_at = isAnnouncedAnew(ctx, before, dated) ? dated.announced_at : before.announced_at;
      const data = { ...dated, created_at: before.created_at, announced_at, ...series, ...edited };
      owed = await oweMove(ctx, tx, before, dated);
      return changeClassDay(ctx, tx, before, () => tx.yogaClass.update({ where: { id }, data }));
    });
    return owed;
  });
  if (notified > 0) await ctx.enqueue('sweep-outbox', { now: true });
  await ctx.enqueue('replay-streaks', {});
  return { notified };
}

updateClass.permissions = ['manage_classes'] as const;

/** A class is announced anew with its day and its start, unless it has begun and only its times are put right. */
function isAnnouncedAnew(ctx: Context, before: YogaClass, { class_date, starts_at }: ReturnType<typeof datedClass>) {
  if (Number(class_date) !== Number(before.class_date)) return true;
  return Number(starts_at) !== Number(before.starts_at) && before.starts_at > ctx.clock.now();
}

function refuseImpossible(before: YogaClass, maxParticipants: number | null, moves: boolean): void {
  const { attendance_count, cancelled_at } = before;
  if (cancelled_at)
    throw new DomainError('conflict', english('This class is cancelled. Copy it to hold it on another day.'));
  if (maxParticipants !== null && maxParticipants < attendance_count) {
    const taken = attendance_count === 1 ? '1 place is' : `${attendance_count} places are`;
    throw invalidField('max_participants', english(`${taken} taken already, so max participants cannot be lower`));
  }
  if (moves && attendance_count > 0)
    throw invalidField('class_date', english('Members have attended this class, so its day cannot change'));
}
