import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';

interface Retention {
  kept: string;
  sweep?: (ctx: Context, now: Date) => Promise<number>;
}

export const RETENTION_BATCH_SIZE = 1_000;
const DAY_MS = 24 * 3_600_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const WITH_MEMBER = 'as long as the membership';
const BY_STAFF = 'until staff remove it';

/** How long the rows of each table are kept. Source: docs/security.md#v14-data-protection. */
export const RETENTION_RULES: Readonly<Record<string, Retention>> = {
  admin_passkeys: { kept: 'until the admin removes it or the second factor is reset' },
  admin_permissions: { kept: 'until staff remove the permission' },
  admin_recovery_codes: { kept: 'until the code is used or new codes are created' },
  admin_totps: { kept: 'until the admin removes it or the second factor is reset' },
  admins: { kept: 'permanently; a removed admin is disabled, because the audit log refers to it' },
  attendances: { kept: WITH_MEMBER },
  audit_entries: {
    kept: 'eight years, like accounting records; `sangha audit:prune 8` deletes older entries, the application cannot',
  },
  batches: { kept: 'permanently; contains no personal data of members' },
  challenge_certificates: { kept: WITH_MEMBER },
  challenge_enrolments: { kept: WITH_MEMBER },
  challenges: { kept: 'permanently; contains no personal data of members' },
  class_counters: { kept: 'permanently; contains only totals' },
  class_link_requests: { kept: WITH_MEMBER },
  class_notices: { kept: 'permanently; contains no personal data of members' },
  class_series: { kept: 'permanently; contains no personal data of members' },
  classes: { kept: 'permanently; deleted classes are hidden, because attendances refer to them' },
  community_groups: { kept: 'permanently; contains no personal data of members' },
  contact_settings: { kept: BY_STAFF },
  credited_phones: { kept: 'permanently; contains only a keyed hash' },
  deleted_accounts: {
    kept: 'until the worker adds it to the list of deleted accounts, about a minute; that list is permanent and contains only ids',
  },
  diet_plans: { kept: 'until staff remove it; a personal plan as long as the membership' },
  donation_totals: { kept: 'permanently; contains only totals' },
  donations: {
    kept: 'approved, or online and not refunded: permanently, without the member after account deletion; others: as long as the membership',
  },
  excused_days: { kept: 'permanently; contains no personal data of members' },
  faqs: { kept: BY_STAFF },
  first_logins: {
    kept: 'until it is used, at most ten minutes',
    sweep: async ({ db }, now) =>
      (await db.firstLogin.deleteMany({ where: { expires_at: { lte: now } }, limit: RETENTION_BATCH_SIZE })).count,
  },
  hero_sections: { kept: BY_STAFF },
  homepage_sections: { kept: BY_STAFF },
  inbound_messages: {
    kept: '90 days, but not longer than the membership',
    sweep: async ({ db }, now) =>
      (
        await db.inboundMessage.deleteMany({
          where: { received_at: { lt: before(now, 90) } },
          limit: RETENTION_BATCH_SIZE,
        })
      ).count,
  },
  instructions: { kept: BY_STAFF },
  job_successes: { kept: 'permanently; contains no personal data of members' },
  karma_entries: { kept: WITH_MEMBER },
  leaderboard_steps: { kept: 'until the next calculation; contains only totals' },
  member_counters: { kept: 'permanently; contains only totals' },
  members: { kept: 'until the member or staff delete the account' },
  monthly_places: { kept: 'until the month is calculated again, but not longer than the membership' },
  monthly_steps: { kept: 'until the next calculation; contains only totals' },
  otp_codes: {
    kept: 'two days, but not longer than the membership',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM otp_codes WHERE id IN (SELECT id FROM otp_codes WHERE created_at < ${before(now, 2)} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  otp_guess_days: {
    kept: 'until the end of the day',
    sweep: (ctx) => ctx.db.$executeRaw`
      DELETE FROM otp_guess_days WHERE (phone, day) IN (
        SELECT phone, day FROM otp_guess_days WHERE day < ${toDatabaseDate(ctx.clock.today())} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
  // Old weeks are dropped as partitions, so this statement deletes only rows in the default
  // partition. The ids are passed as an array, because with a join PostgreSQL would scan every
  // partition.
  outbox_messages: {
    kept: 'at most 90 days, but not longer than the membership; messages to phones without an account until they are settled',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM outbox_messages WHERE id = ANY (ARRAY(
        SELECT id FROM outbox_messages WHERE created_at < ${before(now, 90)} AND status NOT IN ('pending', 'sending') LIMIT ${RETENTION_BATCH_SIZE}
      ))`,
  },
  payment_orders: {
    kept: 'paid orders as long as the donation; other orders one year',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM payment_orders WHERE id IN (SELECT id FROM payment_orders
        WHERE status IN ('failed', 'expired') AND donation_id IS NULL AND created_at < ${before(now, 365)} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  phone_changes: {
    kept: '72 hours, while the recovery link for the old phone is valid',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM phone_changes WHERE id IN (SELECT id FROM phone_changes WHERE expires_at <= ${now} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  rate_limits: {
    kept: 'until the rate limit window ends, at most one day',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire <= ${BigInt(now.getTime())} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
  push_subscriptions: { kept: 'until the browser is logged out or unsubscribed, but not longer than the membership' },
  ratings: { kept: WITH_MEMBER },
  referrals: { kept: 'as long as both memberships' },
  reminder_days: { kept: 'permanently; contains only totals' },
  reminder_senders: { kept: 'permanently; contains no personal data of members' },
  reminder_slots: { kept: 'permanently; contains only totals' },
  reminder_stops: { kept: 'permanently; contains no personal data of members' },
  reminders: { kept: '30 days, but not longer than the membership; the partition of a day is dropped as a whole' },
  reward_claims: { kept: WITH_MEMBER },
  rewards: { kept: 'permanently; contains no personal data of members' },
  sessions: {
    kept: 'until they end',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expires_at <= ${now} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  leaderboard_entries: { kept: WITH_MEMBER },
  payment_disputes: { kept: 'permanently, like accounting records; contains no personal data of members' },
  stored_files: {
    kept: 'as long as the row that it belongs to; payment screenshots until SCREENSHOT_RETENTION_DAYS after the decision',
  },
  streak_pauses: { kept: WITH_MEMBER },
  streak_recalculations: { kept: 'permanently; contains no personal data of members' },
  unmatched_payments: { kept: 'permanently, like accounting records; without the member after account deletion' },
  video_resources: { kept: BY_STAFF },
  webhook_events: {
    kept: 'fields needed for settlement, without personal data, 30 days; id and hash permanently, to detect duplicates',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      UPDATE webhook_events SET payload = NULL WHERE id IN (
        SELECT id FROM webhook_events WHERE payload IS NOT NULL AND received_at < ${before(now, 30)} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
};
