import { describe, expect, test } from 'vitest';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
const MARK = '/api/user/attendance/mark';

describe('POST /api/user/attendance/mark', () => {
  const today = (class_id: number | string) => ({ class_id, attendance_date: '2026-11-20' });

  test('marks and returns the changes', async () => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const json = today(String((await createClass(ctx)).id));
    expect(await request('POST', MARK, { token, json })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Attendance marked successfully!',
        streak_updated: true,
        new_streak: 1,
        new_title: null,
      },
    });
    expect(await request('POST', MARK, { token, json })).toMatchObject({
      status: 409,
      body: { success: false, message: 'Attendance already marked for this class' },
    });
  });

  test('needs four queries: one for the session and three for the mark', async () => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const { id } = await createClass(ctx);
    ctx.queries.clear();
    expect(await request('POST', MARK, { token, json: today(id) })).toMatchObject({ status: 200 });
    expect(ctx.queries.seen).toHaveLength(4);
  });

  test.each([
    ['a class that is not there', { class_id: 999_999, attendance_date: '2026-11-20' }, 404, 'Class not found.'],
    ['no class', { attendance_date: '2026-11-20' }, 400, 'Invalid attendance request'],
    ['a class id that is none', { class_id: 'abc', attendance_date: '2026-11-20' }, 400, 'Invalid attendance request'],
    ['a class id beyond any', { class_id: 2 ** 31, attendance_date: '2026-11-20' }, 400, 'Invalid attendance request'],
    ['no date', { class_id: 1 }, 400, 'Invalid attendance request'],
    ['a day that does not exist', { class_id: 1, attendance_date: '2026-02-30' }, 400, 'Invalid attendance request'],
    ['a day of the year 0', { class_id: 1, attendance_date: '0000-01-01' }, 400, 'Invalid attendance request'],
    [
      'an instant for a date',
      { class_id: 1, attendance_date: '2026-11-20T00:00:00Z' },
      400,
      'Invalid attendance request',
    ],
  ])('%s', async (_name, json, status, message) => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    expect(await request('POST', MARK, { token, json })).toMatchObject({ status, body: { success: false, message } });
  });
});

describe('GET /api/classes/today', () => {
  const listClasses = async () =>
    (await request('GET', '/api/classes/today')).body.classes as Record<string, unknown>[];

  test('lists every class of today in India, by start, without a meeting link', async () => {
    await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
    await createClass(ctx, { date: '2026-11-19' });
    await createClass(ctx, { title: 'Gone', deleted_at: ctx.clock.now() });
    await createClass(ctx, { title: 'Cancelled', cancelled_at: ctx.clock.now() });
    const evening = await createClass(ctx, { title: 'Evening', from: '18:00', to: '18:45' });
    const morning = await createClass(ctx, {
      title: 'Morning',
      class_type: 'AllLevels',
      live_link: 'https://meet.example/secret',
      max_participants: 30,
    });
    ctx.clock.set('2026-11-19T18:30:00Z');
    const answer = await request('GET', '/api/classes/today');
    expect(answer.text).not.toContain('meet.example');
    expect(answer.body).toEqual({
      success: true,
      day_name: 'Friday',
      date: '2026-11-20',
      server_time: '2026-11-19T18:30:00.000Z',
      total_classes: 2,
      classes: [
        {
          id: morning.id,
          title: 'Morning',
          description: 'A gentle start.',
          instructor: 'Meera',
          class_type: 'All Levels',
          start_time: '06:00:00',
          end_time: '07:00:00',
          attendance_count: 0,
          max_participants: 30,
          unlimited: false,
          live_link: `${ctx.publicUrl}/join/${morning.id}`,
          is_ongoing: false,
          is_full: false,
          is_joined: false,
          is_own_batch: false,
          standing: 'later',
        },
        expect.objectContaining({ id: evening.id, start_time: '18:00:00', live_link: null }),
      ],
    });
  });

  test('shows no link to a full class to a member without a place', async () => {
    const [inside, outside] = [await createMember(ctx), await createMember(ctx)];
    const { id } = await createClass(ctx, { max_participants: 1, live_link: 'https://meet.example/secret' });
    const json = { class_id: id, attendance_date: '2026-11-20' };
    ctx.clock.set('2026-11-20T06:30:00+05:30');
    const tokens = { inside: await createMemberToken(ctx, inside), outside: await createMemberToken(ctx, outside) };
    expect((await request('POST', MARK, { token: tokens.inside, json })).status).toBe(200);
    const readClassOf = async (token: string) => {
      const { body } = await request('GET', '/api/classes/today', { token });
      return (body.classes as Record<string, unknown>[]).find((one) => one.id === id);
    };
    const link = `${ctx.publicUrl}/join/${id}`;
    expect(await readClassOf(tokens.inside)).toMatchObject({ is_full: true, is_joined: true, live_link: link });
    expect(await readClassOf(tokens.outside)).toMatchObject({ is_full: true, is_joined: false, live_link: null });
  });

  test.each([
    ['2026-11-20T05:59:59.999+05:30', false, 'later'],
    ['2026-11-20T06:00:00+05:30', true, 'ongoing'],
    ['2026-11-20T07:00:00+05:30', true, 'ongoing'],
    ['2026-11-20T07:00:00.001+05:30', false, 'ended'],
    ['2026-11-20T08:00:00+05:30', false, 'ended'],
    ['2026-11-20T08:00:00.001+05:30', false, 'gone'],
  ])('at %s a class from six to seven: ongoing %s, %s', async (instant, is_ongoing, standing) => {
    await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
    await createClass(ctx, { date: '2026-11-20' });
    ctx.clock.set(instant);
    expect(await listClasses()).toMatchObject([{ is_ongoing, standing }]);
  });
});

describe('GET /api/user/attendance/weekly', () => {
  test('returns seven days from Monday, with totals', async () => {
    await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
    ctx.clock.set('2026-11-18T06:10:00+05:30');
    const token = await createMemberToken(ctx, await createMember(ctx));
    for (const date of ['2026-11-16', '2026-11-20']) await createClass(ctx, { date });
    for (const [from, to] of [
      ['06:00', '07:00'],
      ['07:00', '08:00'],
    ] as const) {
      const { id: class_id } = await createClass(ctx, { date: '2026-11-18', from, to });
      ctx.clock.set(`2026-11-18T${from}:30+05:30`);
      await request('POST', MARK, { token, json: { class_id, attendance_date: '2026-11-18' } });
    }
    const { body, status } = await request('GET', '/api/user/attendance/weekly', { token });
    const day = (date: string, day_name: string, dayStatus: string, attendance_count = 0) => ({
      date,
      day_name,
      status: dayStatus,
      attendance_count,
      streak_status: ['attended', 'missed'].includes(dayStatus) ? dayStatus : null,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        weekly_calendar: [
          day('2026-11-16', 'Monday', 'missed'),
          day('2026-11-17', 'Tuesday', 'no_class'),
          day('2026-11-18', 'Wednesday', 'attended', 2),
          day('2026-11-19', 'Thursday', 'upcoming'),
          day('2026-11-20', 'Friday', 'upcoming'),
          day('2026-11-21', 'Saturday', 'upcoming'),
          day('2026-11-22', 'Sunday', 'upcoming'),
        ],
        stats: {
          total_days: 1,
          total_classes: 2,
          current_streak: 1,
          longest_streak: 1,
          weekly_attendance_rate: 50,
          rested_on: null,
          paused_until: null,
        },
      },
    });
  });

  test.each([
    ['today enters once its last class has ended', '2026-11-18T07:00:00.001+05:30', '2025-01-01', [0, 'missed']],
    ['today does not count before', '2026-11-18T07:00:00+05:30', '2025-01-01', [0, 'upcoming']],
    ['days before joining do not count', '2026-11-18T06:30:00+05:30', '2026-11-18', [0, 'upcoming']],
  ])('%s', async (_name, instant, joined, [rate, status]) => {
    await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
    ctx.clock.set(instant);
    const token = await createMemberToken(
      ctx,
      await createMember(ctx, { created_at: new Date(`${joined}T00:00:00+05:30`) }),
    );
    for (const date of ['2026-11-16', '2026-11-18']) await createClass(ctx, { date });
    const { body } = await request('GET', '/api/user/attendance/weekly', { token });
    const days = body.weekly_calendar as { status: string }[];
    expect(days[2]?.status).toBe(status);
    expect(days[0]?.status).toBe(joined > '2026-11-16' ? 'no_class' : 'missed');
    expect(body.stats).toMatchObject({ weekly_attendance_rate: rate });
  });
});
