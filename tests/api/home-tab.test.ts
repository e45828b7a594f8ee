import { describe, expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { mark } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

/** Returns the visible text and the labels of a member's dashboard. */
async function homeOf(member: { id: number }): Promise<string> {
  const [Cookie = ''] = (await createSessionCookie('member', await tokenOf(ctx, member), ctx.app)).split(';');
  const { text } = await request('GET', '/dashboard', { headers: { Cookie } });
  return text
    .replaceAll(/<script[^]*?<\/script>|<!--.*?-->|<wbr\/>/g, '')
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ');
}

test('the home of a new member has everything that the specification lists', async () => {
  const member = await createMember(ctx);
  const home = (await homeOf(member)).replaceAll(/\s+/g, ' ');
  for (const part of [
    'Three steps to begin.',
    'This week',
    'Total days 0',
    'Current streak 0 days',
    'Weekly rate 0 %',
    'Bring a friend',
    'Rate your experience',
    'WhatsApp group',
    '1000+ members',
    'Telegram chat',
    'Keep it free',
    'sangha@example',
    'UPI QR code for sangha@example',
    'a diet plan for it is yours',
    'Complete your profile',
  ])
    expect(home).toContain(part);
  expect(home.indexOf('Three steps to begin.')).toBeLessThan(home.indexOf('This week'));
});

describe('a class of today shows its description, and attendance against its places', () => {
  const places = { description: 'Slow standing poses.', max_participants: 30, attendance_count: 4 };

  test('while it can be joined, and after joining', async () => {
    const live = await createClass(ctx, { ...places, title: 'Live class' });
    await createClass(ctx, { title: 'Empty class', max_participants: 20 });
    const member = await createMember(ctx);
    const before = await homeOf(member);
    expect(before).toMatch(/Live class[^]*Slow standing poses\.[^]*4\s+of 30 on the mat/);
    expect(before).not.toContain('of 20 on the mat');
    await mark(ctx, member, live);
    expect(await homeOf(member)).toMatch(/Live class[^]*Slow standing poses\.[^]*5\s+of 30 on the mat/);
  });

  test('in the list of the other classes of the day', async () => {
    await createClass(ctx, { ...places, title: 'Ended class', from: '05:00', to: '05:45' });
    await createClass(ctx, {
      title: 'Evening class',
      description: 'Stretches after work.',
      from: '18:00',
      to: '18:45',
    });
    const home = await homeOf(await createMember(ctx));
    expect(home).toMatch(/Later today[^]*Evening class[^]*Stretches after work\./);
    expect(home).toMatch(/Ended class[^]*Slow standing poses\.[^]*4\s+of 30 on the mat/);
  });

  test('without a number of places if it is open to all', async () => {
    ctx.clock.set('2026-11-21T06:30:00+05:30');
    await createClass(ctx, { attendance_count: 4, max_participants: null });
    expect(await homeOf(await createMember(ctx))).toMatch(/4\s+on the mat, open to all/);
  });
});

test.each([
  ['another country', '+14155552671', true],
  ['India', '+919812300001', false],
])('without scripts times name their zone for a phone of %s', async (_country, phone, isAbroad) => {
  const member = await createMember(ctx, { phone });
  const [Cookie = ''] = (await createSessionCookie('member', await tokenOf(ctx, member), ctx.app)).split(';');
  for (const path of ['/dashboard', '/timetable', '/profile-edit/reminders']) {
    const { text } = await request('GET', path, { headers: { Cookie } });
    expect(text.includes('data-phone="abroad"'), path).toBe(isAbroad);
  }
});
