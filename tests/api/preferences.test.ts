import { expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { getCalendarUrl, getCalendarFeed } from '~/domain/classes/calendar-entry.server';
import { DEFAULT_BATCH_TIMES } from '~/domain/batches';
import { createClass } from '../factories/class';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
const extractToken = (address: string) => /([^/]+)\.ics$/.exec(address)?.[1] ?? '';
const PATH = '/api/user/preferences';

test('reminders are off by default, and the time of the choice is stored', async () => {
  const member = await createMember(ctx);
  const token = await createMemberToken(ctx, member);
  expect((await request('GET', PATH, { token })).body).toMatchObject({
    reminders: false,
    reminders_since: null,
    minutes_before: 15,
    language: 'en',
    notices: true,
  });
  const json = { reminders: true, minutes_before: 20, language: 'hi' };
  expect((await request('PUT', PATH, { token, json })).body).toMatchObject({
    ...json,
    reminders_since: '2026-11-20T01:00:00.000Z',
    notices: true,
  });
  expect((await request('PUT', PATH, { token, json: { notices: false } })).body).toMatchObject({
    ...json,
    notices: false,
  });
  const audited = await ctx.db.auditEntry.count({
    where: { action: 'member.preferences_changed', actor_id: member.id },
  });
  expect(audited).toBe(2);
});

test('a new member chooses the class and its reminder on the first day, with one button', async () => {
  const token = await createMemberToken(ctx, await createMember(ctx));
  const [Cookie = ''] = (await createSessionCookie('member', token, ctx.app)).split(';');
  const getHome = async () => (await request('GET', '/dashboard', { headers: { Cookie } })).text;
  expect(await getHome()).toMatch(/<select name="batch"[^]*<select name="minutes_before"[^]*Remind me</);
  const refused = { reminders: 'on', batch: '06:30', minutes_before: '10' };
  expect((await request('POST', '/reminder', { headers: { Cookie }, form: refused })).status).toBe(400);
  const form = { reminders: 'on', batch: '06:00', minutes_before: '10' };
  const answer = await request('POST', '/reminder', { headers: { Cookie }, form });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard']);
  expect(await getHome()).toContain('We remind you 10 minutes before your class.');
  expect((await request('GET', PATH, { token })).body).toMatchObject({
    reminders: true,
    batch: '06:00',
    minutes_before: 10,
  });
});

test.each([
  [{ minutes_before: 4 }],
  [{ minutes_before: 21 }],
  [{ minutes_before: 7.5 }],
  [{ reminders: 'yes' }],
  [{ language: 'fr' }],
  [{ notices: 1 }],
  [{ batch: '06:30' }],
])('%j is refused and changes nothing', async (json) => {
  const token = await createMemberToken(ctx, await createMember(ctx));
  expect(await request('PUT', PATH, { token, json })).toMatchObject({ status: 400, body: { success: false } });
  expect((await request('GET', PATH, { token })).body).toMatchObject({ reminders: false, minutes_before: 15 });
});

test('the profile form starts and stops reminders', async () => {
  const member = await createMember(ctx);
  const headers = await createMemberCookie(ctx, member);
  const getReminderTime = async () =>
    (await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).reminders_wanted_at;
  const send = (form: Record<string, string>) => request('POST', '/profile-edit/reminders', { headers, form });
  expect(await send({ reminders: 'on', minutes_before: '10' })).toMatchObject({ status: 302 });
  expect(await getReminderTime()).toEqual(ctx.clock.now());
  expect((await request('GET', '/profile-edit/reminders', { headers })).text).toContain('Remind me on WhatsApp');
  expect(await send({ minutes_before: '10' })).toMatchObject({ status: 302 });
  expect(await getReminderTime()).toBeNull();
});

test('errors of the form are shown at their fields with the chosen values, and nothing changes', async () => {
  const member = await createMember(ctx);
  const headers = await createMemberCookie(ctx, member);
  const send = (form: Record<string, string>) => request('POST', '/profile-edit/reminders', { headers, form });
  const { status, text } = await send({ reminders: 'on', minutes_before: '60', batch: '19:00' });
  expect(status).toBe(400);
  expect(text).toMatch(/<p id="reminder-form-minutes_before-error"[^>]*>.*Please choose from 5 to 20 minutes/);
  expect(text).toMatch(/<input[^>]*name="reminders"[^>]*checked=""/);
  expect(text).toMatch(/<option value="19:00" selected="">/);
  expect((await send({ minutes_before: '10', batch: '06:30' })).text).toMatch(
    /<p id="reminder-form-batch-error"[^>]*>.*Please choose one of the batches/,
  );
  const kept = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
  expect([kept.reminders_wanted_at, kept.reminder_minutes, kept.batch_id]).toEqual([null, 15, null]);
  await send({ minutes_before: '10', batch: '19:00' });
  await send({ minutes_before: '10' });
  expect((await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).batch_id).not.toBeNull();
  await send({ minutes_before: '10', batch: '' });
  expect((await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).batch_id).toBeNull();
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('a registration with %s for reminders stores exactly that', async (reminders, isWanted) => {
  const phonenumber = `98200000${String(10 + Number(isWanted) + (reminders === undefined ? 5 : 0))}`;
  const json = { name: 'Kavya Rao', phonenumber, password: 'surya-namaskar-12', reminders };
  expect(await request('POST', '/api/signup', { json })).toMatchObject({ status: 201 });
  const { reminders_wanted_at } = await ctx.db.member.findUniqueOrThrow({ where: { phone: `+91${phonenumber}` } });
  expect(reminders_wanted_at !== null).toBe(isWanted);
});

test('the class of the chosen batch is highlighted, and the only one in the calendar', async () => {
  const [early, late] = [
    await createClass(ctx, { from: '06:00' }),
    await createClass(ctx, { from: '19:00', to: '20:00' }),
  ];
  const phonenumber = '9812300456';
  const json = { name: 'Asha', phonenumber, password: 'surya-namaskar-9', batch: '06:00' };
  expect(await request('POST', '/api/signup', { json })).toMatchObject({ status: 201 });
  const member = await ctx.db.member.findUniqueOrThrow({ where: { phone: `+91${phonenumber}` } });
  const token = await createMemberToken(ctx, member);
  expect((await request('GET', PATH, { token })).body).toMatchObject({ batch: '06:00' });
  const listOwnClasses = async () => {
    const { body } = await request('GET', '/api/classes/upcoming', { token });
    const [today] = body.days as { classes: { id: number; is_own_batch: boolean }[] }[];
    return today?.classes.filter((one) => one.is_own_batch).map(({ id }) => id);
  };
  const listCalendarClasses = async () => {
    const file = await getCalendarFeed(ctx, extractToken(await getCalendarUrl(ctx.as(member))));
    return [early, late].filter(({ id }) => file.includes(`class-${id}@`)).map(({ id }) => id);
  };
  expect([await listOwnClasses(), await listCalendarClasses()]).toEqual([[early.id], [early.id]]);
  expect((await request('PUT', PATH, { token, json: { batch: '19:00' } })).body).toMatchObject({ batch: '19:00' });
  expect([await listOwnClasses(), await listCalendarClasses()]).toEqual([[late.id], [late.id]]);
  expect((await request('PUT', PATH, { token, json: { batch: null } })).body).toMatchObject({ batch: null });
  expect([await listOwnClasses(), await listCalendarClasses()]).toEqual([[], [early.id, late.id]]);
});

test('the first batches are those of the specification', async () => {
  const rows = await ctx.db.batch.findMany({ orderBy: { start_time: 'asc' } });
  expect(rows.map(({ start_time }) => start_time.toISOString().slice(11, 16))).toEqual([...DEFAULT_BATCH_TIMES]);
});
