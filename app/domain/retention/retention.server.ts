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
  admin_passkeys: { kept: 'until the admin removes it, or it is reset' },
  admin_permissions: { kept: 'until staff take it' },
  admin_recovery_codes: { kept: 'until it is used, or others are made' },
  admin_totps: { kept: 'until the admin removes it, or it is reset' },
  admins: { kept: 'for good, disabled: the audit log names them' },
  attendances: { kept: WITH_MEMBER },
  audit_entries: {
    kept: 'eight years, as the books: `sangha audit:prune 8` deletes older ones; the application itself cannot',
  },
  batches: { kept: 'for good: they name no member' },
  challenge_certificates: { kept: WITH_MEMBER },
  challenge_enrolments: { kept: WITH_MEMBER },
  challenges: { kept: 'for good: they name no member' },
  class_counters: { kept: 'for good: sums alone' },
  class_link_requests: { kept: WITH_MEMBER },
  class_notices: { kept: 'for good: they name no member' },
  class_series: { kept: 'for good: it names no member' },
  classes: { kept: 'for good, hidden: attendances stand on them' },
  community_groups: { kept: 'for good: they name no member' },
  contact_settings: { kept: BY_STAFF },
  credited_phones: { kept: 'for good: a keyed hash alone' },
  deleted_accounts: {
    kept: 'until the worker wrote it to the list of deletions, a minute or so; that list: for good, ids alone',
  },
  diet_plans: { kept: 'until staff remove it; a personal one as long as the membership' },
  donation_totals: { kept: 'for good: sums alone' },
  donations: {
    kept: 'approved, or online and not refunded: for good, nameless once the member left; else as the membership',
  },
  excused_days: { kept: 'for good: they name no member' },
  faqs: { kept: BY_STAFF },
  first_logins: {
    kept: 'until it is used, ten minutes at most',
    sweep: async ({ db }, now) =>
      (await db.firstLogin.deleteMany({ where: { expires_at: { lte: now } }, limit: RETENTION_BATCH_SIZE })).count,
  },
  hero_sections: { kept: BY_STAFF },
  homepage_sections: { kept: BY_STAFF },
  inbound_messages: {
    kept: '90 days, at most as long as the membership',
    sweep: async ({ db }, now) =>
      (
        await db.inboundMessage.deleteMany({
          where: { received_at: { lt: before(now, 90) } },
          limit: RETENTION_BATCH_SIZE,
        })
      ).count,
  },
  instructions: { kept: BY_STAFF },
  job_successes: { kept: 'for good: they name no member' },
  karma_entries: { kept: WITH_MEMBER },
  leaderboard_steps: { kept: 'until it is counted anew: sums alone' },
  member_counters: { kept: 'for good: sums alone' },
  members: { kept: 'until the member or staff delete the account' },
  monthly_places: { kept: 'until the month is counted anew, at most as long as the membership' },
  monthly_steps: { kept: 'until it is counted anew: sums alone' },
  otp_codes: {
    kept: 'two days, at most as long as the membership',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM otp_codes WHERE id IN (SELECT id FROM otp_codes WHERE created_at < ${before(now, 2)} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  otp_guess_days: {
    kept: 'the day',
    sweep: (ctx) => ctx.db.$executeRaw`
      DELETE FROM otp_guess_days WHERE (phone, day) IN (
        SELECT phone, day FROM otp_guess_days WHERE day < ${toDatabaseDate(ctx.clock.today())} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
  // Old weeks are dropped as partitions, so this statement deletes only rows in the default
  // partition. The ids are passed as an array, because with a join PostgreSQL would scan every
  // partition.
  outbox_messages: {
    kept: '90 days at most, or as long as the membership; those to phones of nobody until they are settled',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM outbox_messages WHERE id = ANY (ARRAY(
        SELECT id FROM outbox_messages WHERE created_at < ${before(now, 90)} AND status NOT IN ('pending', 'sending') LIMIT ${RETENTION_BATCH_SIZE}
      ))`,
  },
  payment_orders: {
    kept: 'paid ones as the donation; the others a year',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM payment_orders WHERE id IN (SELECT id FROM payment_orders
        WHERE status IN ('failed', 'expired') AND donation_id IS NULL AND created_at < ${before(now, 365)} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  phone_changes: {
    kept: '72 hours: the way back to the old phone',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM phone_changes WHERE id IN (SELECT id FROM phone_changes WHERE expires_at <= ${now} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  rate_limits: {
    kept: 'until their window ends, a day at most',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire <= ${BigInt(now.getTime())} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
  push_subscriptions: { kept: 'until the browser is logged out or gone, at most as long as the membership' },
  ratings: { kept: WITH_MEMBER },
  referrals: { kept: 'as long as both memberships' },
  reminder_days: { kept: 'for good: sums alone' },
  reminder_senders: { kept: 'for good: they name no member' },
  reminder_slots: { kept: 'for good: sums alone' },
  reminder_stops: { kept: 'for good: they name no member' },
  reminders: { kept: '30 days, at most as long as the membership; their day goes as a whole' },
  reward_claims: { kept: WITH_MEMBER },
  rewards: { kept: 'for good: they name no member' },
  sessions: {
    kept: 'until they end',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expires_at <= ${now} LIMIT ${RETENTION_BATCH_SIZE})`,
  },
  leaderboard_entries: { kept: WITH_MEMBER },
  payment_disputes: { kept: 'for good, as the books: they name no member' },
  stored_files: { kept: 'as what it belongs to; payment screenshots SCREENSHOT_RETENTION_DAYS after the decision' },
  streak_pauses: { kept: WITH_MEMBER },
  streak_recalculations: { kept: 'for good: they name no member' },
  unmatched_payments: { kept: 'for good, as the books; without the member once they leave' },
  video_resources: { kept: BY_STAFF },
  webhook_events: {
    kept: 'what settling needs, which names nobody, 30 days; id and hash for good, so that nothing is taken twice',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      UPDATE webhook_events SET payload = NULL WHERE id IN (
        SELECT id FROM webhook_events WHERE payload IS NOT NULL AND received_at < ${before(now, 30)} LIMIT ${RETENTION_BATCH_SIZE}
      )`,
  },
};
