import { expect, test } from 'vitest';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';

const ctx = await testContext({ environment: { PUBLIC_READ_SECONDS: '60' } });
const request = await requesterOn(ctx.app);

/** What is the same for everybody was read for somebody else within the last seconds. */
test.each([
  ['/dashboard', 7],
  ['/dashboard?tab=resources', 3],
  ['/dashboard?tab=resources&list=videos', 2],
  ['/dashboard?tab=resources&list=faqs', 2],
  ['/dashboard?tab=referral', 4],
  ['/dashboard?tab=leaderboard', 5],
  ['/dashboard?tab=leaderboard&period=month', 5],
  ['/profile-edit', 5],
  ['/rate', 2],
  ['/karma', 3],
])('%s takes at most %i queries, whatever the history', async (path, most) => {
  const visit = async () => {
    const member = await createMember(ctx);
    const cookie = Buffer.from(JSON.stringify(await tokenOf(ctx, member))).toString('base64');
    for (let day = 1; day <= 3; day += 1)
      await attend(ctx, member, await createClass(ctx, { date: `2026-11-0${day}` }));
    ctx.queries.clear();
    const headers = { Cookie: `sangha_member=${encodeURIComponent(cookie)}` };
    expect(await request('GET', path, { headers })).toMatchObject({ status: 200 });
  };
  await visit();
  await visit();
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(most);
});
