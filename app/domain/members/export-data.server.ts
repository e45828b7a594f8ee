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
  const mine = { where: { memberId } };
  const [profile, account, attendances, ratings, karma, friends, donations, messages, sessions, plans] =
    await Promise.all([
      getMemberProfile(ctx, memberId),
      ctx.db.member.findUniqueOrThrow({
        where: { id: memberId },
        select: { consentedAt: true, consentVersion: true, noticesStoppedAt: true },
      }),
      ctx.db.attendance.findMany({
        ...mine,
        orderBy: { markedAt: 'asc' },
        select: { classDate: true, markedAt: true, yogaClass: { select: { title: true } } },
      }),
      ctx.db.rating.findMany({ ...mine, select: { subject: true, rating: true, review: true, createdAt: true } }),
      ctx.db.karmaEntry.findMany({ ...mine, select: { delta: true, reason: true, createdAt: true } }),
      ctx.db.referral.findMany({
        where: { referrerId: memberId },
        select: { createdAt: true, friend: { select: { name: true } } },
      }),
      ctx.db.donation.findMany({
        ...mine,
        select: { amountPaise: true, category: true, paymentMethod: true, status: true, createdAt: true },
      }),
      ctx.db.message.findMany({ ...mine, select: { template: true, phone: true, status: true, createdAt: true } }),
      ctx.db.session.findMany({
        ...mine,
        select: { createdAt: true, lastSeenAt: true, address: true, userAgent: true },
      }),
      ctx.db.dietPlan.findMany({ ...mine, select: { title: true, description: true, createdAt: true } }),
    ]);
  return {
    exported_at: ctx.clock.now().toISOString(),
    profile: { ...profile, ...account },
    attendances: attendances.map(({ classDate, markedAt, yogaClass }) => ({
      class: yogaClass.title,
      date: fromDatabaseDate(classDate),
      marked_at: markedAt,
    })),
    ratings,
    karma,
    referrals: friends.map(({ createdAt, friend }) => ({ joined: createdAt, first_name: friend.name.split(/\s+/)[0] })),
    donations: donations.map(({ amountPaise, ...donation }) => ({ amount_rupees: amountPaise / 100, ...donation })),
    messages,
    sessions,
    personal_plans: plans,
  };
}
