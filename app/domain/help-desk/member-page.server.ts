import { toLocalDate, type LocalDate } from '~/lib/calendar';
import { formatPhone, maskPhone } from '~/lib/phone';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { describeProviderError } from '../notifications/provider-errors';
import { getMemberStreak } from '../streaks/own-streak.server';
import type { OwnStreak } from '../streaks/responses';
import { findLikelyProblem, type LikelyProblem } from './likely-problem';
import { findPhoneMove, type PendingPhoneMove } from './move-phone.server';
import { VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

interface MemberRow {
  id: number;
  name: string;
  phone: string;
  email: string | null;
  city: string | null;
  gender: string | null;
  birth_date: number | null;
  primary_goal: string | null;
  language: string;
  batch: string | null;
  title: string;
  total_classes_attended: number;
  karma_points: number;
  referral_code: string;
  created_at: Date;
  phone_proved_at: Date | null;
  phone_failed_at: Date | null;
  notices_stopped_at: Date | null;
  suspended_at: Date | null;
  suspend_reason: string | null;
  last_attended_on: LocalDate | null;
  referrer_id: number | null;
  referrer: string | null;
  is_admin: boolean;
  sessions: number;
  failed_template: string | null;
  failed_code: string | null;
  failed_at: Date | null;
}

export interface MemberPage extends Omit<
  MemberRow,
  | 'created_at'
  | 'phone_proved_at'
  | 'phone_failed_at'
  | 'notices_stopped_at'
  | 'suspended_at'
  | 'failed_template'
  | 'failed_code'
  | 'failed_at'
> {
  joined_on: LocalDate;
  age: number | null;
  isPhoneProved: boolean;
  isSuspended: boolean;
  /** True if the phone is shown in full. */
  isPhoneShown: boolean;
  /** True if the acting admin requested the pending move, which another admin must approve. */
  isOwnMove: boolean;
  /** `shown_phone` is the phone in the format of a page. */
  move: (Omit<PendingPhoneMove, 'asked_by_id'> & { shown_phone: string }) | null;
  problem: LikelyProblem | null;
}

/**
 * Returns the data of a member for staff, and records the view in the audit log. Without the
 * permission `manage_phones`, only the last four digits of the phone are returned.
 * Source: docs/rules.md#back-office.
 */
export async function getMemberPage(ctx: Context, id: number): Promise<{ member: MemberPage; streak: OwnStreak }> {
  const admin = requireAdmin(ctx, ...getMemberPage.permissions);
  const isPhoneShown = admin.permissions.includes('manage_phones');
  const row = await readRow(ctx, id);
  const [streak, move] = await Promise.all([
    getMemberStreak(ctx, id),
    isPhoneShown ? findPhoneMove(ctx, id) : null,
    recordView(ctx, { action: 'member.viewed', subject: { kind: 'member', id }, after: { phone_shown: isPhoneShown } }),
  ]);
  const { created_at, phone_proved_at, phone_failed_at, notices_stopped_at, suspended_at, ...rest } = row;
  const { failed_template, failed_code, failed_at, ...facts } = rest;
  const today = ctx.clock.today();
  const problem = findLikelyProblem({
    today,
    streak,
    joined_on: toLocalDate(created_at, ctx.clock.timeZone),
    last_attended_on: row.last_attended_on,
    suspend_reason: row.suspend_reason,
    move: move && { isProved: move.is_proved, askedBy: move.asked_by },
    failure: failed_at && {
      isCode: failed_template === 'otp',
      on: toLocalDate(failed_at, ctx.clock.timeZone),
      meaning: describeProviderError(failed_code ?? '').meaning,
      isBadNumber: describeProviderError(failed_code ?? '').reaction === 'bad_number',
    },
    hasPhoneFailed: phone_failed_at !== null,
    isPhoneProved: phone_proved_at !== null,
    hasStoppedNotices: notices_stopped_at !== null,
  });
  const year = Number(today.slice(0, 4));
  const member = {
    ...facts,
    phone: isPhoneShown ? formatPhone(row.phone) : maskPhone(row.phone),
    joined_on: toLocalDate(created_at, ctx.clock.timeZone),
    age: row.birth_date === null ? null : year - Math.trunc(row.birth_date / 10_000),
    isPhoneProved: phone_proved_at !== null,
    isSuspended: suspended_at !== null,
    isPhoneShown,
    isOwnMove: move?.asked_by_id === admin.adminId,
    move: move && {
      phone: move.phone,
      shown_phone: formatPhone(move.phone),
      reason: move.reason,
      asked_by: move.asked_by,
      is_proved: move.is_proved,
    },
    problem,
  };
  return { member, streak };
}

getMemberPage.permissions = VIEW_MEMBERS_PERMISSIONS;

async function readRow(ctx: Context, id: number): Promise<MemberRow> {
  const [row] = await ctx.sql<MemberRow[]>`
    SELECT members.id, members.name, members.phone, members.email, members.city, members.gender::text AS gender,
      members.birth_date AS "birth_date", members.primary_goal AS "primary_goal", members.language, members.title,
      (SELECT start_time::text FROM batches WHERE batches.id = members.batch_id) AS batch,
      members.total_classes_attended AS "total_classes_attended", members.karma_points AS "karma_points",
      members.referral_code AS "referral_code", members.created_at AS "created_at",
      members.phone_proved_at AS "phone_proved_at", members.phone_failed_at AS "phone_failed_at",
      members.notices_stopped_at AS "notices_stopped_at", members.suspended_at AS "suspended_at",
      members.suspend_reason AS "suspend_reason", members.last_attended_on::text AS "last_attended_on",
      referrer.id AS "referrer_id", referrer.name AS referrer,
      EXISTS (SELECT FROM admins WHERE member_id = members.id AND disabled_at IS NULL) AS "is_admin",
      (SELECT count(*)::int FROM sessions WHERE member_id = members.id AND expires_at > ${ctx.clock.now()}) AS sessions,
      failed.template::text AS "failed_template", failed.error_code AS "failed_code", failed.created_at AS "failed_at"
    FROM members
      LEFT JOIN referrals ON referrals.friend_id = members.id
      LEFT JOIN members AS referrer ON referrer.id = referrals.referrer_id
      LEFT JOIN LATERAL (
        SELECT * FROM (
          SELECT template, error_code, status, created_at FROM outbox_messages
          WHERE member_id = members.id AND status <> 'skipped' ORDER BY created_at DESC LIMIT 1
        ) AS latest WHERE status = 'failed'
      ) AS failed ON true
    WHERE members.id = ${id}`;
  if (!row) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
  return row;
}
