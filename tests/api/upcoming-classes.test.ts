import { describe, expect, test } from 'vitest';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { createSessionCookie } from '~/http/browser/session.server';
import { createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
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

describe('the classes to come', () => {
  test('are those of today and of the seven days after it, by day and start', async () => {
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

  test('name what stands in for one that was called off: the next of its day that has room', async () => {
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

  test('say why one was called off, to each reader in their language', async () => {
    const { id } = await createClass(ctx, { date: ctx.clock.today(), from: '06:15', to: '07:15' });
    await cancel(id, {
      cancel_reason: 'The teacher is ill.',
      translations: { hi: { cancel_reason: 'शिक्षिका अस्वस्थ हैं।' } },
    });
    const found = async (address: string) => {
      const { body } = await request('GET', address);
      return (body as unknown as Upcoming).days[0]?.classes.find((one) => one.id === id);
    };
    expect(await found('/api/classes/upcoming')).toMatchObject({ cancel_reason: 'The teacher is ill.' });
    expect(await found('/api/classes/upcoming?lang=hi')).toMatchObject({
      translation: { lang: 'hi', cancel_reason: 'शिक्षिका अस्वस्थ हैं।' },
    });
    const member = await createMember(ctx, { total_classes_attended: 1 });
    const cookie = (await createSessionCookie('member', await tokenOf(ctx, member), ctx.app)).split(';')[0] ?? '';
    const hindi = `sangha_language=${Buffer.from('"hi"').toString('base64')}`;
    for (const path of ['/dashboard', '/timetable']) {
      expect((await request('GET', path, { headers: { Cookie: cookie } })).text).toContain('The teacher is ill.');
      const headers = { Cookie: `${cookie}; ${hindi}` };
      expect((await request('GET', path, { headers })).text).toContain('शिक्षिका अस्वस्थ हैं।');
    }
  });

  test('say to a member where they have a place', async () => {
    const member = await createMember(ctx);
    const { id } = await createClass(ctx, { live_link: 'https://meet.example/x' });
    await markAttendance(ctx.as(member), { class_id: id, attendance_date: ctx.clock.today() });
    const joined = async (options: object) => {
      const { body } = await request('GET', '/api/classes/upcoming', options);
      return (body as unknown as Upcoming).days[0]?.classes.find((one) => one.id === id)?.is_joined;
    };
    expect(await joined({ token: await tokenOf(ctx, member) })).toBe(true);
    expect(await joined({})).toBe(false);
  });
});

const cookieOf = async (member: { id: number }) => ({
  Cookie: (await createSessionCookie('member', await tokenOf(ctx, member), ctx.app)).split(';')[0] ?? '',
});

test('the timetable shows one batch or one level alone, and names the member’s own', async () => {
  const at = (from: string, to: string, title: string) => createClass(ctx, { date: '2026-11-25', from, to, title });
  await at('06:00', '07:00', 'Six for the timetable');
  await at('18:00', '19:00', 'Evening for the timetable');
  const member = await createMember(ctx);
  const headers = await cookieOf(member);
  const page = async (query: string) => (await request('GET', `/timetable${query}`, { headers })).text;
  expect(await page('')).not.toContain('Your batch<');
  const token = await tokenOf(ctx, member);
  await request('PUT', '/api/user/preferences', { token, json: { batch: '18:00' } });
  for (const query of ['', '?batch=nonsense', '?batch=']) {
    expect(await page(query)).toMatch(/Six for the timetable[^]*Your batch<[^]*Evening for the timetable/);
  }
  const evening = await page('?batch=18:00');
  expect(evening).toContain('Evening for the timetable');
  expect(evening).not.toContain('Six for the timetable');
  expect(await page('?batch=18:00&level=Advanced')).not.toContain('Evening for the timetable');
});

describe('a member’s calendar', () => {
  const addressOf = async (headers: Record<string, string>) => {
    const { text } = await request('GET', '/timetable', { headers });
    return new URL(/webcal:\/\/[^"]+/.exec(text)?.[0].replace('webcal', 'http') ?? '').pathname;
  };

  test('is read by its address alone, with an alarm, and not sent again unchanged', async () => {
    const member = await createMember(ctx);
    const session = await createClass(ctx, { date: '2026-11-25', title: 'Morning for calendars' });
    const address = await addressOf(await cookieOf(member));
    const first = await request('GET', address);
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.text).toContain('SUMMARY;LANGUAGE=en-IN:Morning for calendars');
    expect(first.text).toContain('TRIGGER:-PT15M');
    const again = () => request('GET', address, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    ctx.clock.advance(3600);
    expect((await again()).status).toBe(304);
    await cancel(session.id);
    const after = await again();
    expect(after.status).toBe(200);
    const entry = after.text.slice(after.text.indexOf(`UID:class-${session.id}@`)).split('END:VEVENT')[0];
    expect(entry).toContain('STATUS:CANCELLED');
    expect(entry).toContain('SUMMARY;LANGUAGE=en-IN:Cancelled: Morning for calendars');
    expect(entry).not.toContain('VALARM');
  });

  test('speaks its member’s language and says why a class was called off', async () => {
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
    const entryFor = async (language: string) => {
      const address = await addressOf(await cookieOf(await createMember(ctx, { language })));
      const file = (await request('GET', address)).text.replaceAll('\r\n ', '');
      return file.slice(file.indexOf(`UID:class-${id}@`)).split('END:VEVENT')[0];
    };
    const english = await entryFor('en');
    expect(english).toContain('SUMMARY;LANGUAGE=en-IN:Cancelled: Gentle start');
    expect(english).toContain('DESCRIPTION;LANGUAGE=en-IN:The teacher is ill.\\n');
    const hindi = await entryFor('hi');
    expect(hindi).toContain('SUMMARY;LANGUAGE=hi-IN:रद्द: सहज आरंभ');
    expect(hindi).toContain('DESCRIPTION;LANGUAGE=hi-IN:शिक्षिका अस्वस्थ हैं।\\n');
    expect(hindi).not.toMatch(/With |Join/);
  });

  test('has another address once it is made anew: the one before leads nowhere', async () => {
    const headers = await cookieOf(await createMember(ctx));
    const before = await addressOf(headers);
    expect((await request('POST', '/timetable', { headers, form: {} })).status).toBe(302);
    const after = await addressOf(headers);
    expect(after).not.toBe(before);
    expect([(await request('GET', before)).status, (await request('GET', after)).status]).toEqual([404, 200]);
  });

  test.each(['', 'x', '1-', 'zzzzzz-abc', '1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is nobody’s at the address %j',
    async (token) => {
      expect((await request('GET', `/calendar/${token}.ics`)).status).toBe(404);
    },
  );
});
