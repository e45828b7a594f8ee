import { addDays, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { IMPORT_ROWS_RETENTION_DAYS } from '../imports/policy';
import { DONOR_FILE_DAYS } from '../tax/policy';

interface Retention {
  kept: string;
  sweep?: (ctx: Context, now: Date) => Promise<number>;
}

export const RETENTION_CHUNK_SIZE = 1_000;
const DAY_MS = 24 * 3_600_000;

/** Eight years. */
export const DONOR_RECORD_DAYS = 2_922;

/**
 * Retention of automatic answers. A message is sent on its day or the next one, and counted for the
 * board report in the following night.
 */
export const ANSWER_DAYS = 3;

export const getCutoff = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Two years. */
const STATEMENT_TEXT_DAYS = 731;

/** Retention of cheers and moods, which are shown only for a few days. */
export const SHORT_DAYS = 60;

export const INBOUND_MESSAGE_DAYS = 90;
const OUTBOX_MESSAGE_DAYS = 90;
const PAYLOAD_DAYS = 30;

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
  cheers: {
    kept: `${SHORT_DAYS} days, but not longer than either membership`,
    sweep: (ctx) => ctx.db.$executeRaw`
      DELETE FROM cheers WHERE (to_id, day, from_id) IN (
        SELECT to_id, day, from_id FROM cheers WHERE day < ${toDatabaseDate(addDays(ctx.clock.today(), -SHORT_DAYS))}
        LIMIT ${RETENTION_CHUNK_SIZE}
      )`,
  },
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
  donation_refunds: { kept: 'permanently, like accounting records; as part of the donation' },
  donation_totals: { kept: 'permanently; contains only totals' },
  donor_file_rows: {
    kept: 'encrypted, two years after the download, for correction statements',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM donor_file_rows WHERE id IN (
        SELECT row.id FROM donor_file_rows AS row JOIN donor_files ON donor_files.id = file_id
        WHERE created_at < ${getCutoff(now, DONOR_FILE_DAYS)} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  donor_files: { kept: 'permanently; contains no personal data of members' },
  donor_records: {
    kept: 'encrypted, eight years after the last donation, also after account deletion',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM donor_records WHERE id IN (SELECT id FROM donor_records
        WHERE updated_at < ${getCutoff(now, DONOR_RECORD_DAYS)} AND NOT EXISTS (SELECT FROM donations
          WHERE donor_record_id = donor_records.id AND created_at >= ${getCutoff(now, DONOR_RECORD_DAYS)})
        LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  donations: {
    kept: 'permanently, like accounting records; without the member and the screenshot after account deletion; the name of a donor without an account eight years',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      UPDATE donations SET donor_name = NULL WHERE id IN (SELECT id FROM donations
        WHERE donor_name IS NOT NULL AND created_at < ${getCutoff(now, DONOR_RECORD_DAYS)} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  excused_days: { kept: 'permanently; contains no personal data of members' },
  faqs: { kept: BY_STAFF },
  first_logins: {
    kept: 'until it is used, at most ten minutes',
    sweep: async ({ db }, now) =>
      (await db.firstLogin.deleteMany({ where: { expires_at: { lte: now } }, limit: RETENTION_CHUNK_SIZE })).count,
  },
  hero_sections: { kept: BY_STAFF },
  homepage_sections: { kept: BY_STAFF },
  import_rows: {
    kept: `until it is imported, at most ${IMPORT_ROWS_RETENTION_DAYS} days, but not longer than a membership with this verified phone`,
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM import_rows WHERE (import_id, "row") IN (
        SELECT import_id, "row" FROM imports JOIN import_rows ON import_id = imports.id
        WHERE state NOT IN ('checking', 'importing', 'undoing')
          AND (created_at < ${getCutoff(now, IMPORT_ROWS_RETENTION_DAYS)} OR state IN ('cancelled', 'undone'))
        LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  imported_attendances: { kept: 'as long as the membership, or until the import is undone' },
  imports: {
    kept: `permanently, without its rows and its file; the file until the import begins, at most ${IMPORT_ROWS_RETENTION_DAYS} days`,
    sweep: (ctx, now) => ctx.db.$executeRaw`
      WITH old AS (
        SELECT id, file_key FROM imports
        WHERE state IN ('uploaded', 'checked', 'failed') AND created_at < ${getCutoff(now, IMPORT_ROWS_RETENTION_DAYS)}
        LIMIT ${RETENTION_CHUNK_SIZE}
      ), released AS (
        UPDATE stored_files SET attached_at = NULL WHERE key IN (SELECT file_key FROM old)
      )
      UPDATE imports SET state = 'cancelled', file_key = NULL FROM old WHERE imports.id = old.id`,
  },
  inbound_messages: {
    kept: `${INBOUND_MESSAGE_DAYS} days, but not longer than a membership with this verified phone`,
    sweep: async ({ db }, now) =>
      (
        await db.inboundMessage.deleteMany({
          where: { received_at: { lt: getCutoff(now, INBOUND_MESSAGE_DAYS) } },
          limit: RETENTION_CHUNK_SIZE,
        })
      ).count,
  },
  instructions: { kept: BY_STAFF },
  job_successes: { kept: 'permanently; contains no personal data of members' },
  karma_entries: { kept: WITH_MEMBER },
  leaderboard_steps: { kept: 'until the next calculation; contains only totals' },
  member_counters: { kept: 'permanently; contains only totals' },
  member_filters: { kept: BY_STAFF },
  members: { kept: 'until the member or staff delete the account' },
  message_days: { kept: 'permanently; contains only totals' },
  message_prices: { kept: 'permanently; contains no personal data of members' },
  monthly_places: { kept: 'until the month is calculated again, but not longer than the membership' },
  monthly_steps: { kept: 'until the next calculation; contains only totals' },
  moods: {
    kept: `${SHORT_DAYS} days, but not longer than the membership`,
    sweep: (ctx) => ctx.db.$executeRaw`
      DELETE FROM moods WHERE (member_id, day) IN (
        SELECT member_id, day FROM moods WHERE day < ${toDatabaseDate(addDays(ctx.clock.today(), -SHORT_DAYS))}
        LIMIT ${RETENTION_CHUNK_SIZE}
      )`,
  },
  otp_codes: {
    kept: 'two days, but not longer than a membership with this verified phone',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM otp_codes WHERE id IN (SELECT id FROM otp_codes WHERE created_at < ${getCutoff(now, 2)} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  otp_guess_days: {
    kept: 'until the end of the day',
    sweep: (ctx) => ctx.db.$executeRaw`
      DELETE FROM otp_guess_days WHERE (phone, day) IN (
        SELECT phone, day FROM otp_guess_days WHERE day < ${toDatabaseDate(ctx.clock.today())} LIMIT ${RETENTION_CHUNK_SIZE}
      )`,
  },
  // Old weeks are dropped as partitions, so this statement deletes only rows in the default
  // partition. The ids are passed as an array, because with a join PostgreSQL would scan every
  // partition.
  outbox_messages: {
    kept: `at most ${OUTBOX_MESSAGE_DAYS} days, but not longer than the membership; to phones without an account until they are settled, except replies; automatic answers ${ANSWER_DAYS} days`,
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM outbox_messages WHERE id = ANY (ARRAY(
        SELECT id FROM outbox_messages WHERE created_at < ${getCutoff(now, OUTBOX_MESSAGE_DAYS)} AND status NOT IN ('pending', 'sending') LIMIT ${RETENTION_CHUNK_SIZE}
      ))`,
  },
  payment_orders: {
    kept: 'paid orders as long as the donation; other orders one year',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM payment_orders WHERE id IN (SELECT id FROM payment_orders
        WHERE status IN ('failed', 'expired') AND donation_id IS NULL AND created_at < ${getCutoff(now, 365)} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  phone_changes: {
    kept: '72 hours, while the recovery link for the old phone is valid',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM phone_changes WHERE id IN (SELECT id FROM phone_changes WHERE expires_at <= ${now} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  phone_moves: {
    kept: 'until the move is made or withdrawn, at most seven days, but not longer than the membership',
    sweep: async ({ db }, now) =>
      (await db.phoneMove.deleteMany({ where: { expires_at: { lte: now } }, limit: RETENTION_CHUNK_SIZE })).count,
  },
  rate_limits: {
    kept: 'until the rate limit window ends, at most one day',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire <= ${BigInt(now.getTime())} LIMIT ${RETENTION_CHUNK_SIZE}
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
  receipt_series: { kept: 'permanently; contains no personal data of members' },
  rewards: { kept: 'permanently; contains no personal data of members' },
  saved_answers: { kept: BY_STAFF },
  sessions: {
    kept: 'until they end',
    sweep: (ctx, now) => ctx.db.$executeRaw`
      DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expires_at <= ${now} LIMIT ${RETENTION_CHUNK_SIZE})`,
  },
  leaderboard_entries: { kept: WITH_MEMBER },
  policy_versions: { kept: 'permanently; contains no personal data of members' },
  payment_disputes: { kept: 'permanently, like accounting records; contains no personal data of members' },
  provider_refunds: { kept: 'permanently, like accounting records; contains no personal data of members' },
  site_settings: { kept: BY_STAFF },
  statement_accounts: { kept: 'permanently; contains no personal data of members' },
  statement_lines: {
    kept: 'date, amount and match eight years, like accounting records; description and numbers two years, until the audit of the year is over',
    sweep: async (ctx, now) =>
      (await ctx.db.$executeRaw`
        DELETE FROM statement_lines WHERE id IN (
          SELECT id FROM statement_lines WHERE day < ${getCutoff(now, DONOR_RECORD_DAYS)} LIMIT ${RETENTION_CHUNK_SIZE})`) +
      (await ctx.db.$executeRaw`
        UPDATE statement_lines SET description = NULL, payout_utr = NULL, numbers = '{}', qr_references = '{}' WHERE id IN (
          SELECT id FROM statement_lines
          WHERE description IS NOT NULL AND day < ${getCutoff(now, STATEMENT_TEXT_DAYS)} LIMIT ${RETENTION_CHUNK_SIZE})`),
  },
  statements: { kept: 'permanently; contains only the name of the file and totals' },
  stored_files: {
    kept: 'as long as the row that it belongs to; payment screenshots until SCREENSHOT_RETENTION_DAYS after the decision',
  },
  streak_pauses: { kept: WITH_MEMBER },
  streak_recalculations: { kept: 'permanently; contains no personal data of members' },
  tax_laws: { kept: BY_STAFF },
  tax_settings: { kept: BY_STAFF },
  teachers: { kept: BY_STAFF },
  testimonials: { kept: BY_STAFF },
  trend_reports: { kept: 'permanently; contains only totals' },
  unmatched_payments: { kept: 'permanently, like accounting records; without the member after account deletion' },
  video_resources: { kept: BY_STAFF },
  webhook_events: {
    kept: `fields needed for settlement, without personal data, ${PAYLOAD_DAYS} days; id and hash permanently, to detect duplicates`,
    sweep: (ctx, now) => ctx.db.$executeRaw`
      UPDATE webhook_events SET payload = NULL WHERE id IN (
        SELECT id FROM webhook_events WHERE payload IS NOT NULL AND received_at < ${getCutoff(now, PAYLOAD_DAYS)} LIMIT ${RETENTION_CHUNK_SIZE}
      )`,
  },
};
