import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import { addDays, formatDate, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import { timeOfDay } from '~/lib/time-range';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { oweMessages } from '../notifications/owe-message.server';
import { changeClassDay } from './class-day.server';
import { lockClass } from './lock-class.server';
import { CANCELLATION_NOTICE_DAYS } from './policy';
import { english } from '~/i18n/messages/say';

/**
 * Calls a class off and owes a notice to everybody who joined before: who attended its series or a class of its title lately, or asked for its
 * link. Of one that is over, because the teacher did not come, nobody is told. Its class day goes with it when it was the only one. Returns
 * how many notices are owed. Throws not_found, conflict for a class that is cancelled already. Needs manage_classes.
 * Source: docs/rules.md#class-days.
 */
export async function cancelClass(ctx: Context, id: number): Promise<{ notified: number }> {
  actingAdmin(ctx, ...cancelClass.permissions);
  const now = ctx.clock.now();
  const notified = await ctx.db.$transaction(async (tx) => {
    const row = await lockClass(tx, id);
    if (row.cancelled_at) throw new DomainError('conflict', english('This class is cancelled already.'));
    await changeClassDay(ctx, tx, row, () =>
      tx.yogaClass.update({
        where: { id },
        data: { cancelled_at: now, version: { increment: 1 }, updated_at: now },
        select: { id: true },
      }),
    );
    const owed = row.ends_at < now ? 0 : await oweNotices(ctx, tx, row, await audienceOf(ctx, tx, id));
    await recordAudit(ctx, tx, {
      action: 'class.cancelled',
      subject: { kind: 'class', id },
      after: { notified: owed },
    });
    return owed;
  });
  if (notified > 0) await ctx.enqueue('sweep-outbox', { now: true });
  await ctx.enqueue('replay-streaks', {});
  return { notified };
}

cancelClass.permissions = ['manage_classes'] as const;

/** How many would hear of it if a class that is not over were cancelled now. Needs manage_classes. */
export async function countCancellationNotices(ctx: Context, id: number): Promise<number> {
  actingAdmin(ctx, 'manage_classes');
  return (await audienceOf(ctx, ctx.db, id)).length;
}

async function audienceOf(ctx: Context, tx: Transaction, id: number): Promise<number[]> {
  const from = addDays(ctx.clock.today(), -CANCELLATION_NOTICE_DAYS);
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH called_off AS (SELECT id, title, series_id FROM classes WHERE id = ${id}), joined AS (
      SELECT attendances.member_id FROM attendances
      JOIN classes ON classes.id = attendances.class_id AND classes.class_date >= ${from}::date
      JOIN called_off ON classes.title = called_off.title OR classes.series_id = called_off.series_id
      UNION
      SELECT member_id FROM class_link_requests JOIN called_off ON called_off.id = class_id
    )
    SELECT id FROM members JOIN joined ON joined.member_id = members.id WHERE notices_stopped_at IS NULL`;
  return rows.map((row) => row.id);
}

function oweNotices(ctx: Context, tx: Transaction, row: YogaClass, memberIds: number[]): Promise<number> {
  const when = `${formatDate(fromDatabaseDate(row.class_date))}, ${timeOfDay(fromDatabaseTime(row.start_time))}`;
  return oweMessages(ctx, tx, {
    event: `class-cancelled:${row.id}`,
    memberIds,
    template: 'class_cancelled',
    variables: { 2: row.title, 3: when },
    expires_at: row.ends_at,
  });
}
