import { formatPhone } from '~/lib/phone';
import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from './require-member';
import { loadMemberRow } from './load-member-row.server';
import { findFace } from './policy';
import type { MemberProfile } from './responses';
import { t } from '~/i18n/messages/message';

interface ProfileRow extends Omit<
  MemberProfile,
  'face' | 'member_id' | 'my_referral_code' | 'uni_referral_code' | 'created_at'
> {
  referral_code: string;
  created_at: Date;
  face: string | null;
}

/** Returns a member with their current streak. Throws `not_found` if there is no such member. */
export async function getMemberProfile(ctx: Context, memberId: number): Promise<MemberProfile> {
  const classDays = await listRecentClassDays(ctx);
  const row = await loadMemberRow(
    ctx,
    'profile',
    memberId,
    (ids) => ctx.sql<ProfileRow[]>`
    SELECT id, name, gender::text, city, birth_date AS birtyear, email, primary_goal AS primarygoal, phone AS phonenumber, created_at,
      karma_points, get_current_streak(members, ${classDays}::date[]) AS current_streak, longest_streak, total_classes_attended,
      title, referral_code, face, phone_proved_at IS NOT NULL AS phone_confirmed,
      group_opened_at IS NOT NULL AS group_opened
    FROM members WHERE id = ANY(${ids}::int[])`,
  );
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  const { referral_code, ...fields } = row;
  return {
    ...fields,
    face: findFace(row.face),
    created_at: row.created_at.toISOString(),
    phonenumber: formatPhone(row.phonenumber),
    member_id: `${ctx.community.memberIdPrefix}${row.id}`,
    my_referral_code: referral_code,
    uni_referral_code: referral_code,
  };
}

/**
 * Returns the acting member's profile. Throws `unauthenticated` without a session, and `forbidden`
 * if `userId` is another member's id.
 */
export async function getOwnProfile(ctx: Context, userId?: number): Promise<MemberProfile> {
  const memberId = requireMember(ctx);
  if (userId !== undefined && userId !== memberId)
    throw new DomainError('forbidden', t('You can only see your own profile.'));
  return getMemberProfile(ctx, memberId);
}
