import { beforeEach, expect, test } from 'vitest';
import { createAdminCookie, asAdmin, createAdmin } from '../factories/admin';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { createChallenge, endChallenge } from '~/domain/challenges/challenges.server';
import { addDays, getMonday } from '~/lib/calendar';

const ctx = await testContext();
const request = await createRequester(ctx.app);

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE challenges CASCADE`;
});

async function openChallenge() {
  const translations = { hi: { title: 'चौदह सुबहें' } };
  const starts_on = getMonday(ctx.clock.today());
  return createChallenge(await asAdmin(ctx), { title: 'Fourteen mornings', starts_on, days: 14, translations });
}

test('a member reads and joins the open challenge', async () => {
  const { id } = await openChallenge();
  const token = await createMemberToken(ctx, await createMember(ctx));
  const before = await request('GET', '/api/user/challenge?lang=hi', { token });
  expect(before.body).toMatchObject({ challenge: null, open: { id, translation: { title: 'चौदह सुबहें' } } });
  expect((await request('POST', '/api/user/challenge', { token, json: {} })).status).toBe(200);
  const after = await request('GET', '/api/user/challenge', { token });
  expect(after.body).toMatchObject({ challenge: { id, length: 14, state: 'not_begun' }, open: null });
});

test('a member is refused if no challenge is open', async () => {
  const token = await createMemberToken(ctx, await createMember(ctx));
  expect((await request('POST', '/api/user/challenge', { token, json: {} })).status).toBe(409);
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  const { status } = await request('POST', '/challenge', { headers, form: {} });
  expect(status).toBe(302);
});

test('the dashboard offers it, joins it without scripts and then shows its line, also in Hindi', async () => {
  await openChallenge();
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  const getPage = async (path: string) => (await request('GET', path, { headers })).text;
  expect(await getPage('/dashboard')).toContain('Fourteen mornings');
  expect((await request('POST', '/challenge', { headers, form: {} })).headers.get('Location')).toBe('/dashboard');
  const joined = await getPage('/dashboard');
  expect(joined).not.toContain('action="/challenge"');
  expect(joined).toContain('Day 14: to come');
  expect(await getPage('/dashboard?lang=hi')).toContain('दिन 14: आगे');
});

test('a challenge that staff end before it begins is shown as over, and another one can follow', async () => {
  const staff = await asAdmin(ctx);
  const monday = addDays(getMonday(ctx.clock.today()), 7);
  const { id } = await createChallenge(staff, { title: 'A slip', starts_on: monday, days: 14, translations: {} });
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  await request('POST', '/challenge', { headers, form: {} });
  const getPage = async () => {
    const { text } = await request('GET', '/dashboard', { headers });
    return text.replaceAll(/<script[^]*?<\/script>/g, '');
  };
  expect(await getPage()).toMatch(/A slip[^]*Begins on/);
  await endChallenge(staff, id);
  await createChallenge(staff, { title: 'Meant', starts_on: addDays(monday, 7), days: 14, translations: {} });
  for (const days of [0, 1]) {
    ctx.clock.advance(days * 24 * 3600);
    const text = await getPage();
    for (const fragment of ['Your challenge is over', 'It was ended early.', 'Meant']) expect(text).toContain(fragment);
    expect(text).not.toContain('A slip');
  }
});

test('registering from the landing page joins the challenge, without personal data in a URL', async () => {
  const { id } = await openChallenge();
  const form = { name: 'Kavya', country: 'IN', phonenumber: '9811122233' };
  const started = await request('POST', '/register/start', { form });
  expect(started.headers.get('Location')).toBe('/register');
  const headers = { Cookie: started.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const { text } = await request('GET', '/register', { headers });
  expect(text).toMatch(/name="challenge" value="on"/);
  const sent = {
    ...form,
    password: 'surya-namaskar-9',
    consent: 'on',
    challenge: 'on',
    referral_code: '',
    language: 'en',
    batch: '',
  };
  expect((await request('POST', '/register', { form: sent })).status).toBe(302);
  const member = await ctx.db.member.findUniqueOrThrow({ where: { phone: '+919811122233' } });
  const enrolled = await ctx.db.challengeEnrolment.findMany({ where: { member_id: member.id } });
  expect(enrolled.map(({ challenge_id }) => challenge_id)).toEqual([id]);
});

test('staff create, edit and end a challenge; errors are shown at their fields', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const monday = getMonday(ctx.clock.today());
  const send = (path: string, form: Record<string, string>) => request('POST', path, { headers, form });
  const refused = await send('/admin/challenges/new', { title: 'Kept', starts_on: '2026-11-17', days: '14' });
  expect(refused.status).toBe(400);
  for (const fragment of ['Please choose a Monday', 'value="Kept"']) expect(refused.text).toContain(fragment);
  expect((await send('/admin/challenges/new', { title: 'Ours', starts_on: monday, days: '21' })).status).toBe(302);
  const { id } = await ctx.db.challenge.findFirstOrThrow();
  const edited = { title: 'Renamed', starts_on: monday, days: '21', version: '1' };
  expect((await send(`/admin/challenges/${id}`, edited)).status).toBe(302);
  expect((await request('GET', '/admin/challenges', { headers })).text).toContain('Renamed');
});
