import { describe, expect, test } from 'vitest';
import { mark } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberCookie } from '../factories/member';
import { saveDemoSite } from '../factories/site';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
await saveDemoSite(ctx);

/** Returns the visible text and the labels of a member's dashboard. */
async function readHome(member: { id: number }): Promise<string> {
  const { Cookie } = await createMemberCookie(ctx, member);
  const { text } = await request('GET', '/dashboard', { headers: { Cookie } });
  return text
    .replaceAll(/<script[^]*?<\/script>|<!--.*?-->|<wbr\/>/g, '')
    .replaceAll(/<[^>]*(?:aria-label|alt)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ');
}

test('the home page of a new member has everything that the specification lists', async () => {
  const member = await createMember(ctx);
  const home = (await readHome(member)).replaceAll(/\s+/g, ' ');
  for (const part of [
    'Join your first class',
    'Get a reminder',
    'What brings you here?',
    '0 days in a row',
    '0 days in all',
    '0% this week',
    'Bring a friend',
    'Rate your experience',
    'WhatsApp group',
    '1000+ members',
    'Telegram chat',
    'Keep it free',
    'sangha@example',
    'UPI QR code for sangha@example',
    'get a diet plan for it',
    'Complete your profile',
  ])
    expect(home).toContain(part);
  expect(home.indexOf('Join your first class')).toBeLessThan(home.indexOf('days in a row'));
});

test('the QR code on the home page is a separate picture', async () => {
  const code = await request('GET', '/upi-qr?for=sangha@example');
  expect(code.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(code.text).toMatch(/^<svg[^>]*>.*<path/);
});

describe('a class of today shows its description, and attendance and places', () => {
  const places = { description: 'Slow standing poses.', max_participants: 30, attendance_count: 4 };

  test('before it is joined, and after joining', async () => {
    const live = await createClass(ctx, { ...places, title: 'Live class' });
    await createClass(ctx, { title: 'Empty class', max_participants: 20 });
    const member = await createMember(ctx);
    const before = await readHome(member);
    expect(before).toMatch(/Live class[^]*Slow standing poses\.[^]*4\s+of 30 on the mat/);
    expect(before).toMatch(/Empty class[^]*0\s+of 20 on the mat · Be the first\./);
    await mark(ctx, member, live);
    expect(await readHome(member)).toMatch(/Live class[^]*Slow standing poses\.[^]*5\s+of 30 on the mat/);
  });

  test('in the list of later classes of the day, without those that have ended', async () => {
    await createClass(ctx, { ...places, title: 'Ended class', from: '05:00', to: '05:45' });
    await createClass(ctx, {
      title: 'Evening class',
      description: 'Stretches after work.',
      from: '18:00',
      to: '18:45',
      max_participants: 30,
      attendance_count: 4,
    });
    const home = await readHome(await createMember(ctx));
    expect(home).toMatch(
      /Later today[^]*Evening class[^]*6:00 – 6:45 PM[^]*Stretches after work\.[^]*4\s+of 30 on the mat/,
    );
    expect(home).not.toContain('Ended class');
  });

  test('without a number of places if it is unlimited', async () => {
    ctx.clock.set('2026-11-21T06:30:00+05:30');
    await createClass(ctx, { attendance_count: 4, max_participants: null });
    expect(await readHome(await createMember(ctx))).toMatch(/4\s+on the mat, open to all/);
  });
});

test.each([
  ['another country', '+14155552671', true],
  ['India', '+919812300001', false],
])('without scripts times name their zone for a phone of %s', async (_country, phone, isAbroad) => {
  const member = await createMember(ctx, { phone });
  const { Cookie } = await createMemberCookie(ctx, member);
  for (const path of ['/dashboard', '/timetable', '/profile-edit/reminders']) {
    const { text } = await request('GET', path, { headers: { Cookie } });
    expect(text.includes('data-phone="abroad"'), path).toBe(isAbroad);
  }
});

describe('the home page of a member with history', () => {
  const day = '2026-11-25';
  const setTime = (time: string) => ctx.clock.set(`${day}T${time}:00+05:30`);

  test('counts down to the next class, and offers a reminder until the member has one', async () => {
    setTime('05:40');
    await createClass(ctx, { date: day, title: 'Morning class', from: '06:00', to: '06:45' });
    await createClass(ctx, { date: day, title: 'Last class', from: '18:00', to: '18:45' });
    const member = await createMember(ctx, { total_classes_attended: 40 });
    const before = await readHome(member);
    expect(before).toMatch(/Next class[^]*Morning class[^]*20[^]*minutes to go[^]*Starts at 6:00 AM\./);
    expect(before).toContain('Remind me at 5:45 AM');
    expect(before).not.toMatch(/Next class[^]*Join (Now|Class)/);
    await answerReminder(member, { reminders: 'on', batch: '06:00' });
    const after = await readHome(member);
    expect(after).toMatch(/Your class today[^]*Reminder at 5:45 AM/);
    expect(after).not.toContain('Remind me at');
  });

  test('after the class shows the minutes and asks once about tomorrow', async () => {
    setTime('06:10');
    const done = await createClass(ctx, { date: day, title: 'Done class', from: '06:00', to: '06:45' });
    await createClass(ctx, { date: '2026-11-26', from: '06:00', to: '06:45' });
    const member = await createMember(ctx, { total_classes_attended: 4 });
    await mark(ctx, member, done);
    setTime('06:50');
    const home = await readHome(member);
    expect(home).toMatch(/You came today[^]*45 minutes done/);
    expect(home).toMatch(/Same time tomorrow\?[^]*Thursday, 6:00 AM\. Reminder on WhatsApp at 5:45 AM\./);
    expect(home).toMatch(/Abhyasi[^]*in 5 classes/);
    await answerReminder(member, { reminders: 'off' });
    expect(await readHome(member)).not.toContain('tomorrow?');
  });

  test('shows a class first from a quarter of an hour before its start', async () => {
    setTime('17:40');
    const done = await createClass(ctx, { date: day, title: 'Earlier class', from: '16:00', to: '16:45' });
    const member = await createMember(ctx, { total_classes_attended: 4 });
    setTime('16:10');
    await mark(ctx, member, done);
    setTime('17:40');
    expect(await readHome(member)).toMatch(/You came today[^]*Later today[^]*Last class/);
    setTime('17:45');
    expect(await readHome(member)).toMatch(/Last class[^]*minutes to go[^]*You came today/);
  });
});

async function answerReminder(member: { id: number }, form: Record<string, string>) {
  const { Cookie } = await createMemberCookie(ctx, member);
  expect((await request('POST', '/reminder', { headers: { Cookie }, form })).status).toBe(302);
}

test('the header and the menu ask before they log out', async () => {
  const member = await createMember(ctx);
  const { Cookie } = await createMemberCookie(ctx, member);
  const { text } = await request('GET', '/dashboard', { headers: { Cookie } });
  expect(text.match(/<button[^>]*popovertarget="log-out"[^>]*>/gi)?.length).toBe(3);
  expect(text.match(/action="\/logout"/g)).toHaveLength(1);
});
