import { beforeAll, describe, expect, test } from 'vitest';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { createAdminToken, asAdmin, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { createSessionCookie } from '~/http/browser/session.server';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
let token: string;

beforeAll(async () => {
  token = await createAdminToken(ctx, await createAdmin(ctx, ['manage_classes']));
});

const requestAsStaff = (method: string, path: string, options: RequestOptions = {}) =>
  request(method, path, { token, ...options });

const sent = {
  title: 'Evening flow',
  description: 'Slow and long.',
  day_of_week: 'Monday',
  class_date: '2026-11-21',
  start_time: '18:00:00',
  end_time: '18:45:00',
  max_participants: 40,
  instructor: 'Imran',
  live_link: 'https://meet.example/evening',
  class_type: 'All Levels',
  location: 'Online',
};

async function createClassOfStaff(more: object = {}): Promise<number> {
  const { body } = await requestAsStaff('POST', '/api/admin/classes', { json: { ...sent, ...more } });
  return body.class_id as number;
}

const findClass = async (id: number) => {
  const { body } = await requestAsStaff('GET', '/api/classes');
  return (body.classes as { id: number }[]).find((one) => one.id === id);
};

describe('POST /api/admin/classes', () => {
  test('adds a class, with the weekday of its date', async () => {
    const answer = await requestAsStaff('POST', '/api/admin/classes', { json: sent });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Class created successfully' } });
    const id = answer.body.class_id as number;
    expect(await findClass(id)).toMatchObject({
      ...sent,
      id,
      day_of_week: 'Saturday',
      day: 'Saturday',
      attendance_count: 0,
      average_rating: 0,
      total_ratings: 0,
    });
  });

  test('defaults to 50 places, Beginner and Online', async () => {
    const { title, description, class_date, start_time, end_time, instructor } = sent;
    const json = { title, description, class_date, start_time, end_time, instructor };
    const { body } = await requestAsStaff('POST', '/api/admin/classes', { json });
    expect(await findClass(body.class_id as number)).toMatchObject({
      max_participants: 50,
      class_type: 'Beginner',
      location: 'Online',
      live_link: null,
    });
  });

  test('makes a class and its series unlimited, and keeps the number of places', async () => {
    const json = { ...sent, unlimited: true, live_link: 'https://meet.example/all' };
    const { body } = await requestAsStaff('POST', '/api/admin/classes', { json });
    const id = body.class_id as number;
    expect(await findClass(id)).toMatchObject({ title: sent.title, max_participants: 1000, unlimited: true });
    await repeatClass(await asAdmin(ctx, ['manage_classes']), id, { weekdays: [6, 7], until_date: '2026-12-31' });
    const series = await ctx.db.yogaClass.findMany({ where: { live_link: json.live_link } });
    expect(series.map(({ max_participants }) => max_participants)).toEqual([null, null]);
    const { body: upcoming } = await request('GET', '/api/classes/upcoming');
    const days = upcoming.days as { classes: { id: number }[] }[];
    expect(days.flatMap(({ classes }) => classes).find((one) => one.id === id)).toMatchObject({
      max_participants: 1000,
      unlimited: true,
      is_full: false,
    });
  });

  test.each([
    [{ title: '' }, 'title', 'Please fill in all required fields'],
    [{ end_time: null }, 'end_time', 'Please fill in all required fields'],
    [{ instructor: ' ' }, 'instructor', 'Please specify an instructor'],
    [{ unlimited: 'perhaps' }, 'unlimited', 'unlimited must be true or false'],
    [{ max_participants: 1001 }, 'max_participants', 'Max participants must be between 1 and 1000'],
    [{ live_link: 'ftp://x.example' }, 'live_link', expect.stringMatching(/^The live link must be a URL/)],
    [{ end_time: '17:00' }, 'end_time', 'The class must end after it starts'],
    [{ end_time: '07:00' }, 'end_time', 'The class must end after it starts'],
  ])('refuses %j', async (more, field, message) => {
    const before = await ctx.db.yogaClass.count();
    expect(await requestAsStaff('POST', '/api/admin/classes', { json: { ...sent, ...more } })).toMatchObject({
      status: 400,
      body: { success: false, message, errors: { [field]: [message] } },
    });
    expect(await ctx.db.yogaClass.count()).toBe(before);
  });
});

describe('GET /api/classes', () => {
  test('shows staff the real link and the figures, but not members and visitors', async () => {
    const member = await createMember(ctx);
    await attend(ctx, member, await createClass(ctx));
    const { status, body } = await requestAsStaff('GET', '/api/classes');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        classes: expect.arrayContaining([expect.objectContaining({ live_link: 'https://meet.example/evening' })]),
        statistics: {
          total_classes: expect.any(Number),
          active_classes: expect.any(Number),
          total_attendees_this_week: 1,
          average_class_rating: 0,
        },
      },
    });
    expect(await request('GET', '/api/classes')).toMatchObject({ status: 401 });
    expect(await request('GET', '/api/classes', { token: await createMemberToken(ctx, member) })).toMatchObject({
      status: 403,
    });
  });

  test('is for any staff, with a constant number of queries', async () => {
    const reviewer = await createAdminToken(ctx, await createAdmin(ctx, ['view_analytics']));
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => createClass(ctx, { max_participants: at % 2 ? null : 50 })),
    );
    ctx.queries.clear();
    expect(await request('GET', '/api/classes', { token: reviewer })).toMatchObject({ status: 200 });
    expect(ctx.queries.seen.length).toBeLessThanOrEqual(6);
    expect((await requestAsStaff('GET', '/api/classes?page=2')).body.classes).toEqual([]);
    expect(await requestAsStaff('GET', '/api/classes?page=0')).toMatchObject({ status: 400 });
  });
});

test('the attendance of a day or its week lists each class with its places, rating and link', async () => {
  const id = await createClassOfStaff({ class_date: '2026-12-07', title: 'Counted flow', max_participants: 40 });
  await ctx.db.yogaClass.update({ where: { id }, data: { attendance_count: 10, rating_count: 4, rating_sum: 18 } });
  const headers = { Cookie: await createSessionCookie('admin', token, ctx.app) };
  for (const query of ['date=2026-12-07', 'week=2026-12-09']) {
    const { text } = await request('GET', `/admin/classes/attendance?${query}`, { headers });
    for (const shown of ['Counted flow', 'Slow and long.', '10 of 40', '25%', '4.5', '4 reviews', '6:00 – 6:45 PM'])
      expect(text.replaceAll('<!-- -->', '')).toContain(shown);
    expect(text).toContain('href="https://meet.example/evening"');
  }
  const { text } = await request('GET', '/admin/classes/attendance?date=2026-12-08', { headers });
  expect(text.replaceAll('<!-- -->', '')).toContain('No classes on this day');
});

describe('PUT /api/admin/classes/{id}', () => {
  test('saves an edit, and the last one wins without a version', async () => {
    const id = await createClassOfStaff();
    for (const title of ['One', 'Two']) {
      expect(await requestAsStaff('PUT', `/api/admin/classes/${id}`, { json: { ...sent, title } })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Class updated successfully' },
      });
    }
    expect(await findClass(id)).toMatchObject({ title: 'Two', version: 3 });
  });

  test('is 400 for fewer places than attendees', async () => {
    const held = await createClass(ctx);
    await attend(ctx, await createMember(ctx), held);
    await attend(ctx, await createMember(ctx), held);
    const json = { ...sent, class_date: '2026-11-20', start_time: '06:00', end_time: '07:00', max_participants: 1 };
    expect(await requestAsStaff('PUT', `/api/admin/classes/${held.id}`, { json })).toMatchObject({
      status: 400,
      body: { errors: { max_participants: [expect.stringMatching(/^2 places are taken/)] } },
    });
  });

  test.each(['999999', 'abc', '0', '-1', '2147483648'])('is 404 for the class %s', async (id) => {
    const notFound = { status: 404, body: { success: false, message: 'Class not found.' } };
    expect(await requestAsStaff('PUT', `/api/admin/classes/${id}`, { json: sent })).toMatchObject(notFound);
    expect(await requestAsStaff('DELETE', `/api/admin/classes/${id}`)).toMatchObject(notFound);
  });
});

test('DELETE /api/admin/classes/{id} deletes the class, once', async () => {
  const id = await createClassOfStaff();
  expect(await requestAsStaff('DELETE', `/api/admin/classes/${id}`)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Class deleted successfully' },
  });
  expect(await findClass(id)).toBeUndefined();
  expect(await requestAsStaff('DELETE', `/api/admin/classes/${id}`)).toMatchObject({ status: 404 });
});

test('the week is filtered by teacher and kind, and every link keeps both filters', async () => {
  const headers = { Cookie: await createSessionCookie('admin', token, ctx.app) };
  await createClass(ctx, { title: 'Sun salutation', instructor: 'Zubin', class_type: 'Advanced' });
  await createClass(ctx, { title: 'Chair practice', instructor: 'Zubin', class_type: 'Beginner' });
  const getPage = async (query: string) =>
    (await request('GET', `/admin/classes?view=list&${query}`, { headers })).text;
  const ofTeacher = await getPage('teacher=Zubin');
  expect([ofTeacher.includes('Edit Sun salutation'), ofTeacher.includes('Edit Chair practice')]).toEqual([true, true]);
  expect(ofTeacher).not.toContain('Edit Morning flow');
  const ofBoth = await getPage('teacher=Zubin&kind=Advanced');
  expect([ofBoth.includes('Edit Sun salutation'), ofBoth.includes('Edit Chair practice')]).toEqual([true, false]);
  expect(ofBoth).toMatch(/href="\/admin\/classes\/\d+\/cancel\?view=list&amp;teacher=Zubin&amp;kind=Advanced"/);
  expect(ofBoth).toContain('href="/admin/classes?week=2026-11-23&amp;view=list&amp;teacher=Zubin&amp;kind=Advanced"');
  expect(await getPage('teacher=Nobody')).toContain('No such classes in this week');
});

test('before a class without attendees is cancelled, the page shows that no member is notified', async () => {
  const headers = { Cookie: await createSessionCookie('admin', token, ctx.app) };
  const { text } = await request('GET', `/admin/classes/${await createClassOfStaff()}/cancel`, { headers });
  const shownText = text.replaceAll(/<!-- -->/g, '');
  expect(shownText).toContain(
    'Nobody joined this class in the last 90 days or asked for its link, so nobody is notified on WhatsApp.',
  );
});

test('a class is repeated, one of its days cancelled, and its series ended', async () => {
  const id = await createClassOfStaff();
  const repetition = await requestAsStaff('POST', `/api/admin/classes/${id}/repetition`, {
    json: { weekdays: [6, 7], until_date: '2026-12-31' },
  });
  expect(repetition).toMatchObject({ status: 200, body: { classes_made: 1, series_id: expect.any(Number) } });
  expect(
    await requestAsStaff('POST', `/api/admin/classes/${id}/repetition`, {
      json: { weekdays: [], until_date: '2026-12-31' },
    }),
  ).toMatchObject({ status: 400, body: { message: 'Please choose at least one weekday' } });

  expect(await requestAsStaff('GET', `/api/admin/classes/${id}/cancellation`)).toMatchObject({
    status: 200,
    body: { list_affected_streaks: 0, notified: 0 },
  });
  const cancel = () =>
    requestAsStaff('POST', `/api/admin/classes/${id}/cancellation`, { json: { cancel_reason: 'No power' } });
  const wordy = { json: { cancel_reason: 'x'.repeat(301) } };
  expect(await requestAsStaff('POST', `/api/admin/classes/${id}/cancellation`, wordy)).toMatchObject({ status: 400 });
  expect(await cancel()).toMatchObject({
    status: 200,
    body: { message: 'Class cancelled successfully', notified: 0 },
  });
  expect(await cancel()).toMatchObject({ status: 409 });
  expect(await findClass(id)).toMatchObject({ is_cancelled: true, cancel_reason: 'No power' });

  const endRepetition = () =>
    requestAsStaff('DELETE', `/api/admin/class-series/${repetition.body.series_id as number}`);
  expect(await endRepetition()).toMatchObject({
    status: 200,
    body: { message: 'Series ended successfully', removed: 1 },
  });
  expect(await endRepetition()).toMatchObject({
    status: 404,
    body: { message: 'Series not found. It may have ended already.' },
  });
});

describe('PUT /api/admin/instructions/day', () => {
  test('saves the focus of a weekday, which the public list shows', async () => {
    const json = { day_name: 'Tuesday', instruction: '  Hips and lower back.  ' };
    expect(await requestAsStaff('PUT', '/api/admin/instructions/day', { json })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Tuesday instruction updated successfully!' },
    });
    expect((await request('GET', '/api/instructions')).body.instructions).toMatchObject([
      { day_name: 'Tuesday', instruction: 'Hips and lower back.', version: 1 },
    ]);
    const edit = (instruction: string) =>
      requestAsStaff('PUT', '/api/admin/instructions/day', { json: { ...json, instruction, version: 1 } });
    expect(await edit('Twists')).toMatchObject({ status: 200 });
    expect(await edit('Folds')).toMatchObject({ status: 409 });
  });

  test.each([
    [{ day_name: 'Tuesday', instruction: ' ' }, 'Instruction cannot be empty'],
    [{ day_name: 'Tuesday' }, 'Instruction cannot be empty'],
    [{ day_name: 'Funday', instruction: 'x' }, 'Please choose a day from Monday to Sunday'],
  ])('refuses %j', async (json, message) => {
    expect(await requestAsStaff('PUT', '/api/admin/instructions/day', { json })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
