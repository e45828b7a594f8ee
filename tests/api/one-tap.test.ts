import { beforeEach, describe, expect, test } from 'vitest';
import { createReminderLinkToken } from '~/domain/reminders/reminder-link-token';
import { findClassByReminderLink } from '~/domain/reminders/reminder-link.server';
import { eraseMember } from '~/domain/sessions/delete-account.server';
import { createReminderLinkPage } from '~/http/pages/reminder-link-page.server';
import { createClass } from '../factories/class';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:10:00+05:30' });
const request = await createRequester(ctx.app);
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: '' };
const MEETING = 'https://meet.example/six';

beforeEach(() => {
  ctx.clock.set('2026-11-20T06:10:00+05:30');
});

async function getLink(more: object = {}, who: object = {}) {
  const member = await createMember(ctx, { name: 'Meera Joshi', ...who });
  const { id } = await createClass(ctx, { title: 'Surya Namaskar Flow', live_link: MEETING, ...more });
  const token = createReminderLinkToken(ctx, { classId: id, memberId: member.id, day: '2026-11-20' });
  return { member, classId: id, token, path: `/j/${token}` };
}

const countAttendances = (memberId: number) => ctx.db.attendance.count({ where: { member_id: memberId } });

describe('GET /j/{token}', () => {
  test.each(['en', 'hi'])('shows one button with the name and the class, in %s, within 3 kB', async (language) => {
    const { path, member } = await getLink({}, { language });
    const { status, text, headers } = await request('GET', path);
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_000);
    expect(text).toContain(language === 'en' ? 'Namaste, Meera' : 'नमस्ते, Meera');
    expect(text).toContain('Surya Namaskar Flow');
    expect(text.match(/<button/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|Joshi|<img/);
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await countAttendances(member.id)).toBe(0);
  });

  test('takes one query, and none for an invalid link', async () => {
    const { path, token } = await getLink();
    ctx.queries.clear();
    await request('GET', path);
    expect(ctx.queries.seen).toHaveLength(1);
    ctx.queries.clear();
    const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    for (const wrong of ['x', forged, token.replace('-', '0-'), `${token}A`]) {
      const answer = await request('GET', `/j/${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(answer.text).not.toContain('<form');
    }
    expect(ctx.queries.seen).toHaveLength(0);
  });

  test.each([
    ['later', '2026-11-20T05:50:00+05:30', 'opens at 6:00 AM'],
    ['later, as of a class just after midnight', '2026-11-19T23:55:00+05:30', 'opens at 6:00 AM'],
    ['ended', '2026-11-20T07:06:00+05:30', 'This class has ended'],
    ['over', '2026-11-21T06:10:00+05:30', 'was only for'],
  ])('says that it is %s', async (_what, at, words) => {
    const { path } = await getLink();
    ctx.clock.set(at);
    const { text } = await request('GET', path);
    expect(text).toContain(words);
    expect(text).not.toContain('<form');
  });

  test('shows when a class opens that is not open yet', async () => {
    const { path } = await getLink();
    ctx.clock.set('2026-11-20T05:40:00+05:30');
    const community = { ...ctx.community, earlyJoinMinutes: 15 };
    const answer = createReminderLinkPage(
      await findClassByReminderLink({ ...ctx, community }, path.slice('/j/'.length)),
      ctx.brand,
    );
    const text = await answer.text();
    expect(text).toContain('opens at 5:45 AM');
    expect(text).toContain('<b>6:00 – 7:00 AM</b>');
    expect(text).toContain('content=301');
  });

  test.each([
    ['full', { max_participants: 1, attendance_count: 1 }, 'This class is full'],
    ['cancelled', { cancelled_at: new Date() }, 'cancelled or moved'],
    ['removed', { deleted_at: new Date() }, 'cancelled or moved'],
  ])('says that the class is %s', async (_what, more, words) => {
    const { text } = await request('GET', (await getLink(more)).path);
    expect(text).toContain(words);
    expect(text).not.toContain('<form');
  });

  test('is not found after its member has left', async () => {
    const { path, member } = await getLink();
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
    expect(await request('GET', path)).toMatchObject({ status: 404 });
    expect(await request('POST', path, FORM)).toMatchObject({ status: 404 });
  });

  test('escapes names and titles', async () => {
    const { path } = await getLink({ title: '<b>Flow</b> & "more"' }, { name: '<script>x</script> Joshi' });
    const { text } = await request('GET', path);
    expect(text).not.toMatch(/<script|<b>Flow/);
  });
});

describe('POST /j/{token}', () => {
  test('marks once and opens the class, and opens it again', async () => {
    const { path, member, classId } = await getLink();
    for (const time of ['first', 'again']) {
      const { status, headers } = await request('POST', path, FORM);
      expect([time, status, headers.get('Location')]).toEqual([time, 303, MEETING]);
    }
    expect(await ctx.db.attendance.count({ where: { member_id: member.id, class_id: classId } })).toBe(1);
    expect((await request('GET', path)).text).toContain('Back to the class');
  });

  test.each([
    ['before it opens', '2026-11-20T05:50:00+05:30', 200],
    ['the evening before', '2026-11-19T23:55:00+05:30', 200],
    ['after it ended', '2026-11-20T07:06:00+05:30', 200],
    ['on another day', '2026-11-21T06:10:00+05:30', 410],
  ])('marks nothing %s', async (_what, at, status) => {
    const { path, member } = await getLink();
    ctx.clock.set(at);
    expect(await request('POST', path, FORM)).toMatchObject({ status });
    expect(await countAttendances(member.id)).toBe(0);
  });

  test('reports a full class and does not open it', async () => {
    const { path, member } = await getLink({ max_participants: 1, attendance_count: 1 });
    const answer = await request('POST', path, FORM);
    expect(answer.text).toContain('This class is full');
    expect(answer.headers.get('Location')).toBeNull();
    expect(await countAttendances(member.id)).toBe(0);
  });

  test('refuses a form of another site', async () => {
    const { path, member } = await getLink();
    const headers = { ...FORM.headers, Origin: 'https://evil.example' };
    await expect(request('POST', path, { ...FORM, headers })).resolves.toMatchObject({ status: 403 });
    expect(await countAttendances(member.id)).toBe(0);
  });
});
