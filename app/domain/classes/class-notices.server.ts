import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import { addDays, formatDate, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import { timeOfDay } from '~/lib/time-range';
import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { oweMessages } from '../notifications/owe-message.server';
import { CLASS_NOTICE_DAYS } from './policy';

/** How many would hear of it if a class that is not over were cancelled or moved now. Needs manage_classes. */
export async function countClassNotices(ctx: Context, id: number): Promise<number> {
  actingAdmin(ctx, 'manage_classes');
  return (await audienceOf(ctx, ctx.db, id)).length;
}

/** Owes those who joined a class before that it is not held; returns how many they are. */
export async function oweCancellation(ctx: Context, tx: Transaction, row: YogaClass): Promise<number> {
  return oweMessages(ctx, tx, {
    event: `class-cancelled:${row.id}`,
    memberIds: await audienceOf(ctx, tx, row.id),
    template: 'class_cancelled',
    variables: { 2: row.title, 3: whenOf(row) },
    expires_at: row.ends_at,
  });
}

type Times = Pick<YogaClass, 'class_date' | 'start_time' | 'starts_at' | 'ends_at'>;

/** Owes those who joined a class before that it begins at another time, unless it was or will be over; returns how many they are. */
export async function oweMove(ctx: Context, tx: Transaction, before: YogaClass, after: Times): Promise<number> {
  const isOver = Math.min(Number(before.ends_at), Number(after.ends_at)) < Number(ctx.clock.now());
  if (isOver || Number(before.starts_at) === Number(after.starts_at)) return 0;
  return oweMessages(ctx, tx, {
    event: `class-moved:${before.id}:${before.version}`,
    memberIds: await audienceOf(ctx, tx, before.id),
    template: 'class_moved',
    variables: { 2: before.title, 3: whenOf(before), 4: whenOf(after) },
    expires_at: after.ends_at,
  });
}

/** Who attended its series or a class of its title lately, or asked for its link, and wants notices. */
async function audienceOf(ctx: Context, tx: Transaction, id: number): Promise<number[]> {
  const from = addDays(ctx.clock.today(), -CLASS_NOTICE_DAYS);
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH changed AS (SELECT id, title, series_id FROM classes WHERE id = ${id}), joined AS (
      SELECT attendances.member_id FROM attendances
      JOIN classes ON classes.id = attendances.class_id AND classes.class_date >= ${from}::date
      JOIN changed ON classes.title = changed.title OR classes.series_id = changed.series_id
      UNION
      SELECT member_id FROM class_link_requests JOIN changed ON changed.id = class_id
    )
    SELECT id FROM members JOIN joined ON joined.member_id = members.id WHERE notices_stopped_at IS NULL`;
  return rows.map((row) => row.id);
}

function whenOf({ class_date, start_time }: Pick<YogaClass, 'class_date' | 'start_time'>): string {
  return `${formatDate(fromDatabaseDate(class_date))}, ${timeOfDay(fromDatabaseTime(start_time))}`;
}
