import { describe, expect, test } from 'vitest';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

interface Upcoming {
  days: {
    date: string;
    day_name: string;
    classes: {
      id: number;
      is_cancelled: boolean;
      is_joined: boolean;
      live_link: string | null;
      instead: object | null;
    }[];
  }[];
}

async function cancel(id: number, why: Parameters<typeof cancelClass>[2] = {}) {
  const { id: adminId } = await createAdmin(ctx, ['manage_classes']);
  await cancelClass(ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: ['manage_classes'] }), id, why);
}

test('a live class is joined from the timetable', async () => {
  const session = await createClass(ctx, {
    date: '2026-11-20',
    from: '06:00',
    to: '07:00',
    title: 'Live',
    live_link: 'https://meet.example/live',
  });
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  const { text } = await request('GET', '/timetable', { headers });
  const forms = text.split('<form').map((form) => form.split('</form>')[0] ?? '');
  const join = forms.find((form) => form.includes(`name="class_id" value="${session.id}"`));
  expect(join).toContain('action="/dashboard"');
  expect(join).toContain('Join Now');
});

describe('the upcoming classes', () => {
  test('are those of today and of the next seven days, by day and start', async () => {
    const [late, early] = [
      await createClass(ctx, { date: '2026-11-22', from: '18:00', to: '19:00' }),
      await createClass(ctx, { date: '2026-11-22' }),
    ];
    for (const date of ['2026-11-19', '2026-11-28']) await createClass(ctx, { date });
    const last = await createClass(ctx, { date: '2026-11-27' });
    const { body } = await request('GET', '/api/classes/upcoming');
    const { days } = body as unknown as Upcoming;
    expect(days.map(({ date }) => date)).toEqual(
      ['20', '21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`),
    );
    expect(days[2]).toMatchObject({ day_name: 'Sunday', classes: [{ id: early.id }, { id: late.id }] });
    expect(days[7]?.classes).toMatchObject([{ id: last.id, is_cancelled: false, instead: null }]);
  });

  test('name the replacement of a cancelled class: the next one of its day with room', async () => {
    const date = '2026-11-24';
    const gone = await createClass(ctx, { date, from: '07:00', to: '08:00' });
    await createClass(ctx, { date, from: '06:00', to: '07:00' });
    await createClass(ctx, { date, from: '08:00', to: '09:00', max_participants: 1, attendance_count: 1 });
    const next = await createClass(ctx, { date, from: '09:00', to: '10:00', title: 'Gentle start' });
    await cancel(gone.id);
    const { body } = await request('GET', '/api/classes/upcoming');
    const day = (body as unknown as Upcoming).days.find((one) => one.date === date);
    expect(day?.classes.find(({ id }) => id === gone.id)).toMatchObject({
      is_cancelled: true,
      live_link: null,
      instead: { id: next.id, title: 'Gentle start', start_time: '09:00:00' },
    });
    const today = await request('GET', '/api/classes/today');
    expect(JSON.stringify(today.body)).not.toContain('is_cancelled');
  });

  test("give the reason of a cancellation in each reader's language", async () => {
    const { id } = await createClass(ctx, { date: ctx.clock.today(), from: '06:15', to: '07:15' });
    await cancel(id, {
      cancel_reason: 'The teacher is ill.',
      translations: { hi: { cancel_reason: 'शिक्षिका अस्वस्थ हैं।' } },
    });
    const findListedClass = async (address: string) => {
      const { body } = await request('GET', address);
      return (body as unknown as Upcoming).days[0]?.classes.find((one) => one.id === id);
    };
    expect(await findListedClass('/api/classes/upcoming')).toMatchObject({ cancel_reason: 'The teacher is ill.' });
    expect(await findListedClass('/api/classes/upcoming?lang=hi')).toMatchObject({
      translation: { lang: 'hi', cancel_reason: 'शिक्षिका अस्वस्थ हैं।' },
    });
    const member = await createMember(ctx, { total_classes_attended: 1 });
    const { Cookie: cookie } = await createMemberCookie(ctx, member);
    const hindi = `sangha_language=${Buffer.from('"hi"').toString('base64')}`;
    for (const path of ['/dashboard', '/timetable']) {
      expect((await request('GET', path, { headers: { Cookie: cookie } })).text).toContain('The teacher is ill.');
      const headers = { Cookie: `${cookie}; ${hindi}` };
      expect((await request('GET', path, { headers })).text).toContain('शिक्षिका अस्वस्थ हैं।');
    }
  });

  test('show members where they have a place', async () => {
    const member = await createMember(ctx);
    const { id } = await createClass(ctx, { live_link: 'https://meet.example/x' });
    await markAttendance(ctx.as(member), { class_id: id, attendance_date: ctx.clock.today() });
    const readIsJoined = async (options: object) => {
      const { body } = await request('GET', '/api/classes/upcoming', options);
      return (body as unknown as Upcoming).days[0]?.classes.find((one) => one.id === id)?.is_joined;
    };
    expect(await readIsJoined({ token: await createMemberToken(ctx, member) })).toBe(true);
    expect(await readIsJoined({})).toBe(false);
  });
});

test("the timetable filters by teacher or level, and names the member's own class", async () => {
  const createClassAt = (from: string, to: string, title: string, instructor: string) =>
    createClass(ctx, { date: '2026-11-25', from, to, title, instructor });
  await createClassAt('06:00', '07:00', 'Six for the timetable', 'Vasudha');
  await createClassAt('18:00', '19:00', 'Evening for the timetable', 'Imran Qureshi');
  const member = await createMember(ctx);
  const headers = await createMemberCookie(ctx, member);
  const getPage = async (query: string) => (await request('GET', `/timetable${query}`, { headers })).text;
  const plain = await getPage('');
  expect(plain).not.toContain('Your batch<');
  expect(plain).toContain('Choose your class time');
  const token = await createMemberToken(ctx, member);
  await request('PUT', '/api/user/preferences', { token, json: { batch: '18:00' } });
  for (const query of ['', '?teacher=nobody', '?level=']) {
    expect(await getPage(query)).toMatch(/Six for the timetable[^]*Your batch<[^]*Evening for the timetable/);
  }
  const evening = readText(await getPage('?teacher=Imran+Qureshi'));
  expect(evening).toContain('Evening for the timetable');
  expect(evening).not.toContain('Six for the timetable');
  expect(readText(await getPage('?teacher=Imran+Qureshi&level=Advanced'))).not.toContain(
    'Evening for the timetable Imran',
  );
});

/** Returns the text of a page, with a space instead of each tag. */
const readText = (text: string) =>
  text.replaceAll(/<script[^]*?<\/script>|<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test("the timetable shows one day with the member's class first, and the own week with its attendances", async () => {
  const member = await createMember(ctx, { created_at: new Date('2026-10-01T00:00:00Z') });
  const headers = await createMemberCookie(ctx, member);
  const token = await createMemberToken(ctx, member);
  await request('PUT', '/api/user/preferences', { token, json: { batch: '19:00', reminders: true } });
  const createClassAt = (date: string, from: string, to: string, title: string) =>
    createClass(ctx, { date, from, to, title });
  const attended = await createClassAt('2026-11-16', '19:00', '20:00', 'Monday for the own week');
  await createClassAt('2026-11-17', '19:00', '20:00', 'Tuesday for the own week');
  await createClassAt('2026-11-21', '19:00', '20:00', 'Saturday for the own week');
  await createClassAt('2026-11-21', '20:00', '21:00', 'Later on Saturday');
  await attend(ctx, member, attended);
  const getPage = async (query: string) => (await request('GET', `/timetable${query}`, { headers })).text;
  const saturday = await getPage('?day=2026-11-21');
  expect(saturday).toMatch(/aria-current="date"[^>]*href="\/timetable\?day=2026-11-21"/);
  expect(readText(saturday)).toMatch(
    /My class 7:00 – 8:00 PM Saturday for the own week .*Also on Saturday 8:00 PM M Later/,
  );
  expect(readText(saturday)).toMatch(
    /My 7 PM week .*Monday Monday for the own week came .*Tuesday Tuesday for the own week .*Saturday for the own week 6:45 PM Reminder/,
  );
  expect(readText(await getPage('?day=2026-11-26'))).toContain('No class. Rest.');
  expect(await getPage('?day=2026-13-99')).toMatch(/aria-current="date"(?:(?!<\/a>)[^])*>Friday/);
});

describe('a member’s calendar', () => {
  const getCalendarAddress = async (headers: Record<string, string>) => {
    const { text } = await request('GET', '/timetable', { headers });
    return new URL(/webcal:\/\/[^"]+/.exec(text)?.[0].replace('webcal', 'http') ?? '').pathname;
  };

  test('needs only its address, has an alarm, and is a 304 if unchanged', async () => {
    const member = await createMember(ctx);
    const session = await createClass(ctx, { date: '2026-11-25', title: 'Morning for calendars' });
    const address = await getCalendarAddress(await createMemberCookie(ctx, member));
    const first = await request('GET', address);
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.text).toContain('SUMMARY;LANGUAGE=en-IN:Morning for calendars');
    expect(first.text).toContain('TRIGGER:-PT15M');
    const requestAgain = () =>
      request('GET', address, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    ctx.clock.advance(3600);
    expect((await requestAgain()).status).toBe(304);
    await cancel(session.id);
    const after = await requestAgain();
    expect(after.status).toBe(200);
    const entry = after.text.slice(after.text.indexOf(`UID:class-${session.id}@`)).split('END:VEVENT')[0];
    expect(entry).toContain('STATUS:CANCELLED');
    expect(entry).toContain('SUMMARY;LANGUAGE=en-IN:Cancelled: Morning for calendars');
    expect(entry).not.toContain('VALARM');
  });

  test("is in its member's language and gives the reason of a cancellation", async () => {
    const { id } = await createClass(ctx, {
      date: '2026-11-26',
      title: 'Gentle start',
      instructor: 'Vasudha',
      translations: { hi: { title: 'सहज आरंभ', description: 'एक सहज आरंभ।' } },
    });
    await cancel(id, {
      cancel_reason: 'The teacher is ill.',
      translations: { hi: { cancel_reason: 'शिक्षिका अस्वस्थ हैं।' } },
    });
    const getEntry = async (language: string) => {
      const address = await getCalendarAddress(await createMemberCookie(ctx, await createMember(ctx, { language })));
      const file = (await request('GET', address)).text.replaceAll('\r\n ', '');
      return file.slice(file.indexOf(`UID:class-${id}@`)).split('END:VEVENT')[0];
    };
    const english = await getEntry('en');
    expect(english).toContain('SUMMARY;LANGUAGE=en-IN:Cancelled: Gentle start');
    expect(english).toContain('DESCRIPTION;LANGUAGE=en-IN:The teacher is ill.\\n');
    const hindi = await getEntry('hi');
    expect(hindi).toContain('SUMMARY;LANGUAGE=hi-IN:रद्द: सहज आरंभ');
    expect(hindi).toContain('DESCRIPTION;LANGUAGE=hi-IN:शिक्षिका अस्वस्थ हैं।\\n');
    expect(hindi).not.toMatch(/With |Join/);
  });

  test('has a new address after it is reset: the old one is not found', async () => {
    const headers = await createMemberCookie(ctx, await createMember(ctx));
    const before = await getCalendarAddress(headers);
    expect((await request('POST', '/timetable', { headers, form: {} })).status).toBe(302);
    const after = await getCalendarAddress(headers);
    expect(after).not.toBe(before);
    expect([(await request('GET', before)).status, (await request('GET', after)).status]).toEqual([404, 200]);
  });

  test.each(['', 'x', '1-', 'zzzzzz-abc', '1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is not found at the address %j',
    async (token) => {
      expect((await request('GET', `/calendar/${token}.ics`)).status).toBe(404);
    },
  );
});
