import { fromDatabaseDate } from '~/lib/calendar';
import { getFirstName } from '~/lib/first-name';
import type { Context } from '../context';
import { unseal } from '../seal';
import { requireMember } from './require-member';
import { getMemberProfile } from './queries.server';

const CHALLENGE = { title: true, starts_on: true, days: true } as const;

/**
 * Returns all personal data of the acting member. Names of other members are shortened to the first
 * name.
 */
export async function exportOwnData(ctx: Context): Promise<object> {
  const memberId = requireMember(ctx);
  const mine = { where: { member_id: memberId } };
  const [
    profile,
    account,
    attendances,
    links,
    ratings,
    karma,
    friends,
    donations,
    orders,
    unmatched,
    messages,
    sessions,
    plans,
    reminders,
    browsers,
    rewards,
    challenges,
    taxDetails,
  ] = await Promise.all([
    getMemberProfile(ctx, memberId),
    ctx.db.member.findUniqueOrThrow({
      where: { id: memberId },
      select: {
        consented_at: true,
        consent_version: true,
        phone_proved_at: true,
        group_opened_at: true,
        batch: { select: { start_time: true } },
        communityGroup: { select: { title: true } },
        language: true,
        reminders_wanted_at: true,
        reminder_answered_at: true,
        reminder_minutes: true,
        shows_short_name: true,
        shows_presence: true,
        presence_answered_at: true,
        cheersSent: { select: { day: true, to: { select: { name: true } } } },
        cheersReceived: { select: { day: true, from: { select: { name: true } } } },
        moods: { select: { day: true, mood: true } },
        notices_stopped_at: true,
        pauses: { select: { from_day: true, until_day: true } },
        inboundMessages: { select: { body: true, media_count: true, phone: true, received_at: true } },
        citizen_declared_at: true,
        donor_details_asked_at: true,
        suspended_at: true,
        suspend_reason: true,
        phoneMove: { select: { phone: true, created_at: true, expires_at: true } },
        phoneChanges: { select: { old_phone: true, created_at: true, expires_at: true, used_at: true } },
        referredBy: { select: { created_at: true, referrer: { select: { name: true } } } },
      },
    }),
    ctx.db.attendance.findMany({
      ...mine,
      orderBy: { marked_at: 'asc' },
      select: { class_date: true, marked_at: true, counts_for_member: true, yogaClass: { select: { title: true } } },
    }),
    ctx.db.classLinkRequest.findMany({
      ...mine,
      select: {
        requests: true,
        first_at: true,
        last_at: true,
        yogaClass: { select: { title: true, class_date: true } },
      },
    }),
    ctx.db.rating.findMany({ ...mine, select: { subject: true, rating: true, review: true, created_at: true } }),
    ctx.db.karmaEntry.findMany({ ...mine, select: { delta: true, reason: true, created_at: true } }),
    ctx.db.referral.findMany({
      where: { referrer_id: memberId },
      select: { created_at: true, friend: { select: { name: true } } },
    }),
    ctx.db.donation.findMany({
      ...mine,
      select: {
        id: true,
        amount_paise: true,
        payer_fee_paise: true,
        refunded_paise: true,
        category: true,
        payment_method: true,
        status: true,
        karma_points_awarded: true,
        provider_payment_id: true,
        reference: true,
        utr: true,
        rejection_reason: true,
        screenshot_key: true,
        donated_on: true,
        created_at: true,
        decided_at: true,
        refunded_at: true,
        receipt_year: true,
        receipt_number: true,
        citizen_declared_at: true,
        refunds: { select: { amount_paise: true, reason: true, status: true, mode: true, created_at: true } },
      },
    }),
    ctx.db.paymentOrder.findMany({
      ...mine,
      select: { provider_order_id: true, amount_paise: true, status: true, donation_id: true, created_at: true },
    }),
    ctx.db.unmatchedPayment.findMany({
      ...mine,
      select: { provider_payment_id: true, amount_paise: true, currency: true, status: true, created_at: true },
    }),
    ctx.db.outboxMessage.findMany({
      ...mine,
      select: { template: true, variables: true, phone: true, status: true, created_at: true },
    }),
    ctx.db.session.findMany({
      ...mine,
      select: { created_at: true, last_seen_at: true, address: true, user_agent: true },
    }),
    ctx.db.dietPlan.findMany({ ...mine, select: { title: true, description: true, created_at: true } }),
    ctx.db.reminder.findMany({
      ...mine,
      orderBy: { due_at: 'asc' },
      select: { class_date: true, status: true, channel: true, handed_over_at: true },
    }),
    ctx.db.pushSubscription.findMany({ ...mine, select: { endpoint: true, created_at: true } }),
    ctx.db.rewardClaim.findMany({
      ...mine,
      select: {
        level: true,
        size: true,
        address_line1: true,
        address_line2: true,
        pincode: true,
        state: true,
        created_at: true,
        sent_at: true,
      },
    }),
    ctx.db.challengeEnrolment.findMany({
      ...mine,
      select: { joined_at: true, challenge: { select: CHALLENGE }, certificate: { select: { code: true } } },
    }),
    ctx.db.donorRecord.findUnique({ where: { member_id: memberId }, select: { sealed: true, updated_at: true } }),
  ]);
  const {
    referredBy,
    communityGroup,
    pauses,
    phoneChanges,
    phoneMove,
    inboundMessages,
    cheersSent,
    cheersReceived,
    moods,
    ...own
  } = account;
  return {
    exported_at: ctx.clock.now().toISOString(),
    profile: { ...profile, ...own, community_group: communityGroup?.title ?? null },
    referred_by: referredBy && { joined: referredBy.created_at, first_name: getFirstName(referredBy.referrer.name) },
    attendances: attendances.map(({ class_date, marked_at, counts_for_member, yogaClass }) => ({
      class: yogaClass.title,
      date: fromDatabaseDate(class_date),
      marked_at,
      counts: counts_for_member,
    })),
    ratings,
    karma,
    streak_pauses: pauses.map((pause) => ({
      from: fromDatabaseDate(pause.from_day),
      until: fromDatabaseDate(pause.until_day),
    })),
    cheers_sent: cheersSent.map(({ day, to }) => ({ date: fromDatabaseDate(day), first_name: getFirstName(to.name) })),
    cheers_received: cheersReceived.map(({ day, from }) => ({
      date: fromDatabaseDate(day),
      first_name: getFirstName(from.name),
    })),
    moods: moods.map(({ day, mood }) => ({ date: fromDatabaseDate(day), mood })),
    referrals: friends.map((one) => ({ joined: one.created_at, first_name: getFirstName(one.friend.name) })),
    class_links_asked_for: links.map(({ yogaClass, ...link }) => ({
      class: yogaClass.title,
      date: fromDatabaseDate(yogaClass.class_date),
      ...link,
    })),
    donations: donations.map(({ amount_paise, payer_fee_paise, refunded_paise, screenshot_key, ...donation }) => ({
      amount_rupees: amount_paise / 100,
      payment_fee_rupees: payer_fee_paise / 100,
      ...donation,
      refunded_rupees: (donation.status === 'refunded' ? amount_paise : refunded_paise) / 100,
      screenshot: screenshot_key && `${ctx.publicUrl}/donations/${donation.id}/screenshot`,
    })),
    payment_orders: orders.map(({ amount_paise, ...order }) => ({ amount_rupees: amount_paise / 100, ...order })),
    payments_without_a_donation: unmatched.map(({ amount_paise, ...payment }) => ({
      amount: Number(amount_paise) / 100,
      ...payment,
    })),
    tax_details: taxDetails && { updated_at: taxDetails.updated_at, details: unseal(ctx, taxDetails.sealed) },
    messages,
    // An unverified phone can belong to somebody else, who has written to us.
    messages_to_us: own.phone_proved_at ? inboundMessages : [],
    reminders: reminders.map(({ class_date, ...reminder }) => ({ date: fromDatabaseDate(class_date), ...reminder })),
    browsers_with_reminders: browsers,
    sessions,
    phone_changes: phoneChanges,
    phone_move: phoneMove,
    personal_plans: plans,
    rewards_by_post: rewards,
    challenges: challenges.map(({ joined_at, challenge: { starts_on, ...challenge }, certificate }) => ({
      ...challenge,
      joined_at,
      starts_on: fromDatabaseDate(starts_on),
      certificate: certificate && `${ctx.publicUrl}/c/${certificate.code}`,
    })),
  };
}
