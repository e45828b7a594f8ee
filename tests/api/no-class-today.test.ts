import { expect, test } from 'vitest';
import { sessionCookie } from '~/http/browser/session.server';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T21:30:00+05:30' });
const request = await requesterOn(ctx.app);

test('a day without a class says when the next one is, and promises none that nobody has announced', async () => {
  const [Cookie = ''] = (await sessionCookie('member', await tokenOf(ctx, await createMember(ctx)), ctx.app)).split(
    ';',
  );
  const home = async () => {
    const { text } = await request('GET', '/dashboard', { headers: { Cookie } });
    return text.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '');
  };
  expect(await home()).not.toMatch(/morning begins at|6:00/);
  await createClass(ctx, { title: 'Slow flow', date: '2026-11-23', from: '07:30', to: '08:15' });
  ctx.clock.set('2026-11-20T21:31:00+05:30');
  expect(await home()).toContain('The next morning begins at 7:30 AM, Monday: Slow flow.');
});
