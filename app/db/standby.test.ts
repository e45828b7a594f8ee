import { expect, test } from 'vitest';
import { asAdmin } from '../../tests/factories/admin';
import { submitDonation } from '../../tests/factories/donation';
import { createMember } from '../../tests/factories/member';
import { testContext } from '../../tests/setup/context';
import { listAuditLog } from '~/domain/admins/audit-log.server';
import { getWeekComparison } from '~/domain/analytics/daily-figures.server';
import { getPublicStats } from '~/domain/analytics/queries.server';
import { getTrends } from '~/domain/analytics/trends.server';
import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { exportDonations } from '~/domain/donations/export-donations.server';
import { listReviews } from '~/domain/ratings/list-reviews.server';

// The standby is a separate database, so a test can see which of the two was queried.
const behind = await testContext();
const ctx = await testContext({ environment: { DATABASE_STANDBY_URL: behind.databaseUrl } });
const [member, admin] = [await createMember(ctx, { name: 'Ahead' }), await asAdmin(ctx)];

const onStandby = await createMember(behind, {
  name: 'Behind',
  total_classes_attended: 3,
  created_at: behind.clock.now(),
});
await submitDonation(behind.as(onStandby), { amount: 77 });
await updateLeaderboard(behind);
await behind.db.$executeRawUnsafe(
  `ALTER DATABASE ${new URL(behind.databaseUrl).pathname.slice(1)} SET default_transaction_read_only = on`,
);

test("leaderboards are read from the standby, but the member's own rank from the primary", async () => {
  const { leaderboard, me } = await getLeaderboard(ctx.as(member));
  expect(leaderboard.map(({ name }) => name)).toEqual(['Behind']);
  expect(me.name).toBe('Ahead');
  expect((await getLeaderboard(ctx.as(member), { period: 'month' })).leaderboard).toEqual([]);
});

test('the reports of staff are read from the standby', async () => {
  expect((await getPublicStats(admin)).platform_stats.total_users).toBe(1);
  expect((await getWeekComparison(admin)).days.at(-1)).toMatchObject({ sign_ups: 1 });
  expect((await getTrends(admin, 30)).days.today).toMatchObject({ sign_ups: 1 });
  expect((await listReviews(admin, {})).reviews).toEqual([]);
  const lines = [];
  for await (const chunk of await exportDonations(admin, {})) lines.push(...chunk);
  expect(lines).toMatchObject([{ donor: 'Behind', amount: 77 }]);
  const every = { actor: undefined, action: undefined, subject: undefined };
  expect((await listAuditLog(admin, every)).lines).toMatchObject([{ who: 'Behind' }]);
});

test('without a standby, reads and writes use the same database', async () => {
  expect(await ctx.db.auditEntry.count({ where: { action: 'donations.exported' } })).toBe(1);
});
