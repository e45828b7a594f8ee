import { DEMO_MEMBER_ACCOUNTS, DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import { updateChallengeFunnels } from '~/domain/challenges/update-challenge-funnels.server';
import { updateTrends } from '~/domain/analytics/update-trends.server';
import { updateMonthlyLeaderboard } from '~/domain/attendance/update-monthly-leaderboard.server';
import type { Context } from '~/domain/context';
import { makeAdmins } from './admins';
import { makeAuditLog } from './audit-log';
import { makeChallenges } from './challenges';
import { makeContent } from './content';
import { makeDietPlans, prepareDietPlans } from './diet-plan-files';
import { prepareDonations } from './donation-plans';
import { buildDonationNotices, makeDonations } from './donations';
import { makeMembers } from './members';
import { buildCancellationNotices, makeInboundMessages, makeMessages, insertPasswordReset } from './messages';
import { makePayments } from './payments';
import { makeRatings } from './ratings';
import { makeReferrals, updateKarmaTotals } from './referrals';
import { makeSite, prepareSitePortraits } from './site';
import { makeTimetable } from './timetable';

/**
 * Member who has reset a password in the demo. It is not Asha, because an earlier code would
 * disturb trying out the demo with her account.
 */
const FORGETFUL = 'Bhavesh Mehta';

const getDaysBefore = ({ clock }: Context, days: number) => new Date(clock.now().getTime() - days * 86_400_000);

/**
 * Creates the demo data in one transaction: 62 members with 230 days of history until the context's
 * current time. Only password salts differ between runs. `report` is called after each step.
 */
export async function seedDemo(ctx: Context, report: (line: string) => void = () => undefined): Promise<void> {
  const { admin, reviewer } = DEMO_STAFF_ACCOUNTS;
  const [plans, donationPlans, portraits, memberHash, adminHash, reviewerHash] = await Promise.all([
    prepareDietPlans(ctx),
    prepareDonations(ctx),
    prepareSitePortraits(ctx),
    ...[DEMO_MEMBER_ACCOUNTS.password, admin.password, reviewer.password].map((password) =>
      ctx.passwords.hash(password),
    ),
  ] as const);
  report('Pictures and diet plans are in storage.');
  await ctx.db.$transaction(
    async (tx) => {
      const timetable = await makeTimetable(ctx, tx);
      report(`${timetable.classes.length} classes are on the timetable.`);
      const members = await makeMembers(ctx, tx, timetable, memberHash ?? '');
      report(`${members.length} members have joined.`);
      await makeChallenges(ctx, tx, members);
      await makeRatings(ctx, tx, members);
      await makeReferrals(tx, members);
      const admins = await makeAdmins(ctx, tx, members, { admin: adminHash ?? '', reviewer: reviewerHash ?? '' });
      const donations = await makeDonations(ctx, tx, donationPlans, members, admins);
      await updateKarmaTotals(tx);
      await makePayments(ctx, tx, donations, members);
      report(`${donations.length} donations have come in.`);
      const forgetful = members.filter(({ name }) => name === FORGETFUL);
      const resets = await Promise.all(forgetful.map((one) => insertPasswordReset(ctx, tx, one)));
      const cancellations = buildCancellationNotices(ctx, members, timetable);
      await makeMessages(ctx, tx, [...buildDonationNotices(ctx, donations), ...cancellations, ...resets.flat()]);
      await makeInboundMessages(ctx, tx, members);
      await makeAuditLog(ctx, tx, admins, donations, timetable);
      await makeDietPlans(tx, plans, members);
      await makeContent(ctx, tx);
      await makeSite(tx, portraits, getDaysBefore(ctx, 60));
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
  // The worker usually updates these tables once per hour or night.
  await updateMonthlyLeaderboard(ctx);
  await updateChallengeFunnels(ctx);
  await updateTrends(ctx);
}
