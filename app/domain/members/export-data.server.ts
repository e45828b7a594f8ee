import { fromDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { actingMember } from './acting-member';
import { getMemberProfile } from './queries.server';

/**
 * Everything that is kept of the acting member, in a fixed number of queries, for them to take along. Other people appear by no more than
 * their first name.
 */
export async function exportOwnData(ctx: Context): Promise<object> {
  const memberId = actingMember(ctx);
  const mine = { where: { member_id: memberId } };
  const [profile, account, attendances, ratings, karma, friends, donations, messages, sessions, plans] =
    await Promise.all([
      getMemberProfile(ctx, memberId),
      ctx.db.member.findUniqueOrThrow({
        where: { id: memberId },
        select: { consented_at: true, consent_version: true, notices_stopped_at: true },
      }),
      ctx.db.attendance.findMany({
        ...mine,
        orderBy: { marked_at: 'asc' },
        select: { class_date: true, marked_at: true, yogaClass: { select: { title: true } } },
      }),
      ctx.db.rating.findMany({ ...mine, select: { subject: true, rating: true, review: true, created_at: true } }),
      ctx.db.karmaEntry.findMany({ ...mine, select: { delta: true, reason: true, created_at: true } }),
      ctx.db.referral.findMany({
        where: { referrer_id: memberId },
        select: { created_at: true, friend: { select: { name: true } } },
      }),
      ctx.db.donation.findMany({
        ...mine,
        select: { amount_paise: true, category: true, payment_method: true, status: true, created_at: true },
      }),
      ctx.db.message.findMany({ ...mine, select: { template: true, phone: true, status: true, created_at: true } }),
      ctx.db.session.findMany({
        ...mine,
        select: { created_at: true, last_seen_at: true, address: true, user_agent: true },
      }),
      ctx.db.dietPlan.findMany({ ...mine, select: { title: true, description: true, created_at: true } }),
    ]);
  return {
    exported_at: ctx.clock.now().toISOString(),
    profile: { ...profile, ...account },
    attendances: attendances.map(({ class_date, marked_at, yogaClass }) => ({
      class: yogaClass.title,
      date: fromDatabaseDate(class_date),
      marked_at,
    })),
    ratings,
    karma,
    referrals: friends.map(({ created_at, friend }) => ({
      joined: created_at,
      first_name: friend.name.split(/\s+/)[0],
    })),
    donations: donations.map(({ amount_paise, ...donation }) => ({ amount_rupees: amount_paise / 100, ...donation })),
    messages,
    sessions,
    personal_plans: plans,
  };
}
