import { addDays, toLocalDate, type LocalDate } from '~/lib/calendar';
import { getFirstName } from '~/lib/first-name';
import { maskPhone } from '~/lib/phone';
import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { ACTIVE_FRIEND_DAYS } from './policy';
import { normaliseReferralCode } from './referral-code';
import type { ReferralData } from './responses';
import { t } from '~/i18n/messages/message';

interface Totals {
  code: string;
  friends: number;
  unconfirmed: number;
  karma: number;
}

interface FriendRow {
  id: number;
  name: string;
  phone: string;
  created_at: Date;
  title: string;
  current_streak: number;
  karma_points: number;
  last_attended_on: LocalDate | null;
}

/**
 * Returns the acting member's referral code and one page of their friends.
 * Source: docs/rules.md#referrals.
 */
export async function getOwnReferrals(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<ReferralData> {
  const memberId = requireMember(ctx);
  const [totals, friends] = await Promise.all([
    readTotals(ctx, memberId),
    readFriends(ctx, memberId, { limit, offset: (page - 1) * limit }),
  ]);
  const activeSince = addDays(ctx.clock.today(), -ACTIVE_FRIEND_DAYS);
  return {
    total_referrals: totals.friends,
    unconfirmed_referrals: totals.unconfirmed,
    karma_from_referrals: totals.karma,
    my_referral_code: totals.code,
    referral_link: buildReferralLink(ctx, totals.code),
    page,
    total_pages: Math.max(1, Math.ceil((totals.friends + totals.unconfirmed) / limit)),
    referrals: friends.map(({ phone, created_at, last_attended_on, ...friend }) => ({
      ...friend,
      phone: maskPhone(phone),
      joined_date: toLocalDate(created_at, ctx.clock.timeZone),
      status: last_attended_on !== null && last_attended_on >= activeSince ? 'active' : 'inactive',
    })),
  };
}

async function readTotals(ctx: Context, memberId: number): Promise<Totals> {
  const [totals] = await ctx.sql<Totals[]>`
    SELECT referral_code AS code,
      (SELECT count(*)::int FROM referrals WHERE referrer_id = members.id AND NOT awaits_proof) AS friends,
      (SELECT count(*)::int FROM referrals WHERE referrer_id = members.id AND awaits_proof) AS unconfirmed,
      (SELECT coalesce(sum(delta), 0)::int FROM karma_entries WHERE member_id = members.id AND reason = 'referral') AS karma
    FROM members WHERE id = ${memberId}`;
  if (!totals) throw new DomainError('not_found', t('Member not found.'));
  return totals;
}

async function readFriends(
  ctx: Context,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<FriendRow[]> {
  const classDays = await listRecentClassDays(ctx);
  return ctx.sql<FriendRow[]>`
    SELECT members.id, name, phone, members.created_at, title, karma_points, last_attended_on::text,
      get_current_streak(members, ${classDays}::date[]) AS current_streak
    FROM (
      SELECT friend_id, created_at, id FROM referrals WHERE referrer_id = ${memberId}
      ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}
    ) AS newest JOIN members ON members.id = newest.friend_id
    ORDER BY newest.created_at DESC, newest.id`;
}

export function buildReferralLink({ publicUrl }: Pick<Context, 'publicUrl'>, code: string): string {
  return `${publicUrl}/register?${new URLSearchParams({ refcode: code })}`;
}

/** Returns the short link for pictures, which redirects to the registration with the code. */
export function buildShortReferralLink({ publicUrl }: Pick<Context, 'publicUrl'>, code: string): string {
  return `${publicUrl}/r/${code}`;
}

/**
 * Returns the first name of the member with this referral code, or null if the code is unknown.
 * Codes have too many combinations to be guessed.
 */
export async function findInviter(ctx: Context, code: string): Promise<{ code: string; firstName: string } | null> {
  const referralCode = normaliseReferralCode(code);
  const found = await ctx.db.member.findUnique({ where: { referral_code: referralCode }, select: { name: true } });
  return found && { code: referralCode, firstName: getFirstName(found.name) };
}
