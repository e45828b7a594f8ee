import { expect, test } from 'vitest';
import { createClass } from '../factories/class';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T21:30:00+05:30' });
const request = await createRequester(ctx.app);

test('a day without a class shows the next one, and no invented one', async () => {
  const { Cookie } = await createMemberCookie(ctx, await createMember(ctx));
  const getHome = async () => {
    const { text } = await request('GET', '/dashboard', { headers: { Cookie } });
    return text.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '');
  };
  expect(await getHome()).not.toMatch(/class begins at|at 6:00/);
  await createClass(ctx, { title: 'Slow flow', date: '2026-11-23', from: '07:30', to: '08:15' });
  ctx.clock.set('2026-11-20T21:31:00+05:30');
  expect(await getHome()).toContain('The next class begins at 7:30 AM, Monday: Slow flow.');
});

test('a member who registers after the last class sees no empty class card', async () => {
  const { text } = await request('GET', '/dashboard', {
    headers: await createMemberCookie(ctx, await createMember(ctx)),
  });
  expect(text).toContain('Join your first class');
  expect(text).toContain('No more classes today');
  expect(text).not.toMatch(/<div class="[^"]*border-hair[^"]*"><\/div>/);
});

test('the timetable does not call a day free if a filter hides its classes', async () => {
  const FREE = 'No class. Rest.';
  const { Cookie } = await createMemberCookie(ctx, await createMember(ctx));
  const readDays = async (query = '') => {
    const { text } = await request('GET', `/timetable${query}`, { headers: { Cookie } });
    const [head = '', ...days] = text.replaceAll(/<script[^]*?<\/script>/g, '').split('id="day-');
    expect(head.match(/, <!-- -->no class/g)).toHaveLength(5);
    return Object.fromEntries(days.map((day) => [day.slice(0, 10), day.replaceAll(/<[^>]*>/g, ' ')]));
  };
  ctx.clock.set('2026-11-24T05:00:00+05:30');
  for (const date of ['2026-11-24', '2026-11-25']) await createClass(ctx, { date });
  const all = await readDays();
  expect([all['2026-11-24'], all['2026-11-25']].join('')).not.toContain(FREE);
  expect(all['2026-11-26']).toContain(FREE);
  const evenings = await readDays('?level=Advanced');
  expect(evenings['2026-11-25']).toContain('No class matches your choice on this day.');
  expect(evenings['2026-11-25']).not.toContain(FREE);
  expect(evenings['2026-11-26']).toContain(FREE);
  ctx.clock.set('2026-11-24T21:00:00+05:30');
  const late = await readDays();
  expect(late['2026-11-24']).toContain('No more classes today');
  expect(late['2026-11-24']).not.toContain(FREE);
});
