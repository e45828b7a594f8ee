import type { Context } from '../context';
import { addDays, type LocalDate, type LocalTime } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { countSignUps } from '../analytics/update-trends.server';
import { DomainError } from '../errors';
import { LATE_AFTER_MINUTES } from './policy';
import { type DonationAmounts, sumDonations } from './sum-donations.server';

export const DAY_NOT_FOUND_MESSAGE = untranslated('There is no report of this day.');

export interface DayReportClass {
  id: number;
  title: string;
  instructor: string;
  start_time: LocalTime;
  end_time: LocalTime;
  is_cancelled: boolean;
  taken: number;
  /** Null if the class is open to all. */
  max_participants: number | null;
  /** Null for an imported class, because import files contain no times. */
  late: number | null;
  rating_count: number;
  average_rating: number | null;
  /** Reminders that were sent by WhatsApp or pushed. */
  reminders: number;
}

export interface DayReport {
  date: LocalDate;
  /** True for today, because its figures can still increase. */
  isSoFar: boolean;
  classes: DayReportClass[];
  newMembers: number;
  /** Null if the admin may not see donations. */
  donations: DonationAmounts | null;
}

/**
 * Returns the classes, new members and donations of a day up to today. Reads from the standby.
 * Throws `not_found` for a later day. Source: docs/rules.md#day-report.
 */
export async function getDayReport(ctx: Context, date: LocalDate): Promise<DayReport> {
  const { permissions } = requireAdmin(ctx, ...getDayReport.permissions);
  const today = ctx.clock.today();
  if (date > today) throw new DomainError('not_found', DAY_NOT_FOUND_MESSAGE);
  const seesDonations = VIEW_DONATIONS_PERMISSIONS.some((one) => permissions.includes(one));
  const [classes, signUps, donations] = await Promise.all([
    readClasses(ctx, date),
    countSignUps(ctx, date, date),
    seesDonations ? sumDonations(ctx, { first: date, next: addDays(date, 1) }) : null,
  ]);
  return {
    date,
    isSoFar: date === today,
    classes,
    newMembers: signUps.days[date] ?? 0,
    donations: donations?.total ?? null,
  };
}

getDayReport.permissions = ['manage_classes'] as const;

function readClasses({ standbySql }: Context, date: LocalDate): Promise<DayReportClass[]> {
  return standbySql<DayReportClass[]>`
    WITH late AS (
      SELECT class_id, count(*)::int AS members FROM attendances JOIN classes ON classes.id = class_id
      WHERE attendances.class_date = ${date}::date AND marked_at > starts_at + make_interval(mins => ${LATE_AFTER_MINUTES})
      GROUP BY class_id
    )
    SELECT id, title, instructor, start_time::text AS start_time, end_time::text AS end_time, cancelled_at IS NOT NULL AS is_cancelled,
      count_class_attendances(classes) AS taken, max_participants,
      CASE WHEN import_id IS NULL THEN coalesce((SELECT members FROM late WHERE class_id = classes.id), 0) END AS late,
      rating_count, round(rating_sum::numeric / nullif(rating_count, 0), 1)::float8 AS average_rating,
      coalesce((SELECT sent + pushed FROM reminder_slots
        WHERE reminder_slots.class_id = classes.id AND reminder_slots.class_date = classes.class_date), 0) AS reminders
    FROM classes WHERE class_date = ${date}::date AND deleted_at IS NULL ORDER BY start_time, id`;
}
