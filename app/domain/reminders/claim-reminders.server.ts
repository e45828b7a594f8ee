import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { CALLBACK_TIMEOUT_SECONDS } from '../notifications/policy';
import type { WebPushSubscription } from './push';
import type { ReminderKey } from './reminder-key';

export interface ClaimedReminder extends ReminderKey {
  attempts: number;
  expires_at: Date;
  unwanted: string | null;
  phone: string;
  is_proved: boolean;
  name: string;
  language: Language;
  title: string;
  start_time: string;
  browsers: WebPushSubscription[];
}

/**
 * Claims due reminders for this worker, and reads what is needed to send them, in a single query.
 */
export function claimReminders(ctx: Context, most: number): Promise<ClaimedReminder[]> {
  const now = ctx.clock.now();
  return ctx.sql<ClaimedReminder[]>`
    WITH due AS MATERIALIZED (
      SELECT class_date, class_id, member_id FROM reminders
      WHERE class_date >= ${toDatabaseDate(addDays(ctx.clock.today(), -1))}::date AND status IN ('pending', 'sending')
        AND due_at <= ${now} AND expires_at > ${now} AND NOT EXISTS (SELECT FROM reminder_stops WHERE ended_at IS NULL)
      ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE reminders SET status = 'sending', attempts = attempts + 1, handed_over_at = ${now},
        due_at = ${now}::timestamptz + make_interval(secs => ${CALLBACK_TIMEOUT_SECONDS}::int)
      FROM due WHERE (reminders.member_id, reminders.class_id, reminders.class_date) = (due.member_id, due.class_id, due.class_date)
      RETURNING reminders.*
    )
    SELECT claimed.class_date::text AS "class_date", claimed.class_id AS "class_id", claimed.member_id AS "member_id", attempts,
      expires_at AS "expires_at", phone, coalesce(phone_proved_at IS NOT NULL, false) AS is_proved, name, language,
      coalesce((SELECT translations -> language ->> 'title' FROM classes WHERE classes.id = claimed.class_id), held_classes.title) AS title,
      held_classes.start_time::text AS "start_time",
      CASE
        WHEN members.id IS NULL THEN 'nobody'
        WHEN reminders_wanted_at IS NULL THEN 'stopped'
        WHEN paused_until >= claimed.class_date THEN 'paused'
        WHEN held_classes.id IS NULL THEN 'cancelled'
        WHEN has_attended(members.id, claimed.class_id, claimed.class_date) THEN 'joined'
        WHEN held_classes.starts_at IS DISTINCT FROM slot.starts_at THEN 'moved'
      END AS unwanted,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)), '[]')
        FROM push_subscriptions WHERE push_subscriptions.member_id = members.id) AS browsers
    FROM claimed LEFT JOIN members ON members.id = claimed.member_id
      LEFT JOIN held_classes ON held_classes.id = claimed.class_id AND held_classes.class_date = claimed.class_date
      LEFT JOIN reminder_slots AS slot ON slot.class_id = claimed.class_id AND slot.class_date = claimed.class_date`;
}

export const listReminderDays = (chunk: ReminderKey[]): LocalDate[] => [
  ...new Set(chunk.map(({ class_date }) => class_date)),
];
