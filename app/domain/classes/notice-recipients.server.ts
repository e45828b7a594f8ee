import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import { addDays, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { CLASS_NOTICE_ATTENDANCE_DAYS } from './policy';

/**
 * Maximum number of recent attendances that are read to count recipients. If there are more, the
 * result is a minimum.
 */
const JOINS_LOOKED_AT = 20_000;

export type ChangedClass = Pick<YogaClass, 'id' | 'title' | 'series_id'>;

export interface NoticeRecipientCount {
  notified: number;
  notified_is_minimum: boolean;
}

export const NO_NOTICE_RECIPIENTS: NoticeRecipientCount = { notified: 0, notified_is_minimum: false };

/** Returns how many members would be notified if a class were cancelled or moved now. */
export async function countNoticeRecipients(ctx: Context, id: number): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, 'manage_classes');
  const row = await ctx.db.yogaClass.findUnique({ where: { id }, select: { id: true, title: true, series_id: true } });
  if (!row) return NO_NOTICE_RECIPIENTS;
  const { notified, notified_is_minimum } = await readAudience(ctx, ctx.db, row);
  return { notified, notified_is_minimum };
}

/** Returns how many members would be notified if these classes were cancelled now. */
export async function countNoticeRecipientsOfDay(
  ctx: Context,
  rows: readonly ChangedClass[],
): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, 'manage_classes');
  return countRecipients([...(await readAudiences(ctx, ctx.db, rows)).values()]);
}

export interface Audience extends NoticeRecipientCount {
  memberIds: number[];
}

/**
 * Returns the recipients of a notice: members who accept notices and recently attended a class of
 * the same series or with the same title, or who opened the link of this class.
 */
export async function readAudience(
  ctx: Context,
  tx: Transaction,
  { id, title, series_id }: ChangedClass,
): Promise<Audience> {
  const [audience] = await tx.$queryRaw<Audience[]>`
    WITH joined AS MATERIALIZED (
      SELECT member_id FROM (
        SELECT attendances.member_id FROM attendances
          JOIN classes ON classes.id = attendances.class_id AND classes.class_date = attendances.class_date
          WHERE classes.class_date >= ${getFirstNoticeDay(ctx)}::date AND (classes.title = ${title} OR classes.series_id = ${series_id}::int)
        UNION ALL
        SELECT class_link_requests.member_id FROM class_link_requests WHERE class_link_requests.class_id = ${id}
      ) AS joins LIMIT ${JOINS_LOOKED_AT + 1}
    )
    SELECT coalesce(array_agg(members.id), '{}') AS "memberIds", count(*)::int AS notified,
      (SELECT count(*) > ${JOINS_LOOKED_AT} FROM joined) AS notified_is_minimum
    FROM members WHERE phone_proved_at IS NOT NULL AND notices_stopped_at IS NULL AND members.id IN (SELECT member_id FROM joined)`;
  return audience ?? { ...NO_NOTICE_RECIPIENTS, memberIds: [] };
}

export async function readAudiences(
  ctx: Context,
  tx: Transaction,
  rows: readonly ChangedClass[],
): Promise<Map<number, Audience>> {
  const audiences = new Map<number, Audience>();
  for (const row of rows) audiences.set(row.id, await readAudience(ctx, tx, row));
  return audiences;
}

export function mergeAudiences(audiences: readonly Audience[]): Audience {
  const memberIds = new Set(audiences.flatMap((one) => one.memberIds));
  const notified_is_minimum = audiences.some((one) => one.notified_is_minimum);
  return { memberIds: [...memberIds], notified: memberIds.size, notified_is_minimum };
}

export function countRecipients(audiences: readonly Audience[]): NoticeRecipientCount {
  const { notified, notified_is_minimum } = mergeAudiences(audiences);
  return { notified, notified_is_minimum };
}

/** Returns the first day whose attendances make a member a recipient. */
export function getFirstNoticeDay(ctx: Context): LocalDate {
  return addDays(ctx.clock.today(), -CLASS_NOTICE_ATTENDANCE_DAYS);
}
