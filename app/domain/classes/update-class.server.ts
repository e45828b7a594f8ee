import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import { fromDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { editAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { runClassDayChange } from './class-day.server';
import { queueRescheduleNotices, enqueueNoticeJobs } from './class-notices.server';
import { NO_NOTICE_RECIPIENTS, type NoticeRecipientCount } from './notice-recipients.server';
import { buildNewClassRow, buildPlannedClass } from './planned-class';
import { changeSeries, lockOthers, lockSeriesForChange } from './change-series.server';
import { requireListedTeacher } from './class-teachers.server';
import { assertNotImported, CLASS_EDIT_CONFIG, lockClassAttendances } from './lock-class.server';
import { toStoredCapacity } from './policy';
import { planScheduleChange } from './series-schedule.server';
import type { updateClassSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

/**
 * Saves a class. With `apply_to`, changes the following classes of its series, or all that have not
 * begun, in the same way, and can change the weekdays and the last date of the series. If its time
 * changes, notifies members who recently attended classes of the same series or title.
 * Source: docs/rules.md#class-days.
 */
export async function updateClass(
  ctx: Context,
  id: number,
  { version, apply_to: scope = 'this', weekdays, until_date, ...input }: z.output<typeof updateClassSchema>,
): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, ...updateClass.permissions);
  const notices = await ctx.db.$transaction(async (tx) => {
    let added = NO_NOTICE_RECIPIENTS;
    await requireListedTeacher(tx, input);
    await editAuditedRow(ctx, tx, CLASS_EDIT_CONFIG, { id, version }, async (before, edited) => {
      assertNotImported(before);
      const moves = fromDatabaseDate(before.class_date) !== input.class_date;
      // The attendance count of a class with limited capacity is in its row, which is already
      // locked.
      const taken = before.max_participants === null ? await lockClassAttendances(tx, id) : before.attendance_count;
      const series = scope === 'this' ? null : await lockSeriesForChange(ctx, tx, before, moves);
      const others = series ? await lockOthers(ctx, tx, before, scope) : [];
      const requested = { apply_to: scope, start_time: input.start_time, weekdays, until_date };
      const schedule = await planScheduleChange(ctx, tx, before, requested);
      refuseImpossible(before, { taken, maxParticipants: toStoredCapacity(input), moves });
      const planned = buildPlannedClass({ ...input, instructor: input.instructor ?? before.instructor });
      const left = moves ? { series_id: null } : {};
      const dated = buildNewClassRow(ctx, planned);
      const announced_at = isReannounced(ctx, before, dated) ? dated.announced_at : before.announced_at;
      const data = { ...dated, created_at: before.created_at, announced_at, ...left, ...edited };
      const isRemoved = schedule?.removed_ids.includes(id) ?? false;
      if (!isRemoved) added = await queueRescheduleNotices(ctx, tx, before, dated);
      if (before.series_id !== null && !moves && !series) await handOn(tx, before, input);
      const saved = await runClassDayChange(ctx, tx, before, () => tx.yogaClass.update({ where: { id }, data }));
      if (series) {
        const seriesNotices = await changeSeries(ctx, tx, { before, after: dated, series, scope, others, schedule });
        if (seriesNotices.notified > added.notified) added = seriesNotices;
      }
      return saved;
    });
    return added;
  });
  await enqueueNoticeJobs(ctx, notices);
  await ctx.enqueue('recalculate-streaks', {});
  return notices;
}

updateClass.permissions = ['manage_classes'] as const;

/**
 * Copies changed translations to the series and to its later classes with the same English texts.
 */
async function handOn(
  tx: Transaction,
  { id, series_id, title, description, class_date, ...before }: YogaClass,
  sent: Pick<z.output<typeof updateClassSchema>, 'title' | 'description' | 'translations'>,
) {
  if (!sent.translations || sent.title !== title || sent.description !== description) return;
  if (isDeepStrictEqual(sent.translations, before.translations)) return;
  const translations = JSON.stringify(sent.translations);
  await tx.$executeRaw`
    UPDATE class_series SET translations = ${translations}::jsonb
    WHERE id = ${series_id} AND title = ${title} AND description = ${description}`;
  await tx.$executeRaw`
    UPDATE classes SET translations = ${translations}::jsonb, version = version + 1
    WHERE series_id = ${series_id} AND class_date >= ${class_date} AND id <> ${id} AND title = ${title} AND description = ${description}
      AND translations <> ${translations}::jsonb`;
}

/**
 * Returns true if a change of time announces the class again. Returns false if the class had
 * already begun, because its times are then only corrected.
 */
function isReannounced(
  ctx: Context,
  before: YogaClass,
  { class_date, starts_at }: ReturnType<typeof buildNewClassRow>,
) {
  if (Number(class_date) !== Number(before.class_date)) return true;
  if (Number(starts_at) === Number(before.starts_at)) return false;
  return before.starts_at > ctx.clock.now() || before.announced_at >= before.starts_at;
}

interface RequestedPlaces {
  taken: number;
  maxParticipants: number | null;
  moves: boolean;
}

function refuseImpossible({ cancelled_at }: YogaClass, { taken, maxParticipants, moves }: RequestedPlaces): void {
  if (cancelled_at)
    throw new DomainError('conflict', untranslated('This class is cancelled. Copy it to hold it on another day.'));
  if (maxParticipants !== null && maxParticipants < taken) {
    const places = taken === 1 ? '1 place is' : `${taken} places are`;
    throw createInvalidFieldError(
      'max_participants',
      untranslated(`${places} taken already, so max participants cannot be lower`),
    );
  }
  if (moves && taken > 0)
    throw createInvalidFieldError(
      'class_date',
      untranslated('Members have attended this class, so its day cannot change'),
    );
}
