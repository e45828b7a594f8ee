import { beforeAll, describe, expect, test } from 'vitest';
import { createClassDays } from '../factories/class';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import type { Member } from '~/db/generated/client';
import { addDays, getMonday, toDatabaseDate } from '~/lib/calendar';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const MONDAY = addDays(getMonday(ctx.clock.today()), -21);
let challenge: { id: number };
let classes: { id: number; class_date: Date }[];

beforeAll(async () => {
  const translations = { hi: { title: 'चौदह सुबहें' } };
  const data = {
    title: 'Fourteen mornings',
    starts_on: toDatabaseDate(MONDAY),
    created_at: ctx.clock.now(),
    translations,
  };
  challenge = await ctx.db.challenge.create({ data });
  classes = await createClassDays(
    ctx,
    Array.from({ length: 14 }, (_, at) => addDays(MONDAY, at)),
  );
});

/** Creates a member who has attended on the first `days` days of the challenge. */
async function attendDays(days: number, name = 'Ravi Kumar'): Promise<Member> {
  const member = await createMember(ctx, { name });
  const joined_at = new Date(`${addDays(MONDAY, -1)}T12:00:00Z`);
  await ctx.db.challengeEnrolment.create({ data: { challenge_id: challenge.id, member_id: member.id, joined_at } });
  const marks = classes.slice(0, days).map(({ id, class_date }) => ({ class_id: id, class_date }));
  await ctx.db.attendance.createMany({
    data: marks.map((mark) => ({ ...mark, member_id: member.id, marked_at: ctx.clock.now() })),
  });
  return member;
}

async function getCode(member: { id: number }): Promise<string> {
  const { body } = await request('POST', '/api/user/challenge/certificate', {
    token: await createMemberToken(ctx, member),
    json: {},
  });
  return String(body.code);
}

describe('a member', () => {
  test('sees requested ones on the profile, in their language', async () => {
    const member = await attendDays(14);
    const headers = await createMemberCookie(ctx, member);
    const getProfile = async (path: string) => (await request('GET', path, { headers })).text;
    expect(await getProfile('/profile-edit')).not.toContain('id="certificates"');
    const code = await getCode(member);
    const findSection = (html: string) => /<section[^>]*"certificates".*?<\/section>/s.exec(html)?.[0] ?? '';
    const english = findSection(await getProfile('/profile-edit'));
    expect(english).toContain(`href="/c/${code}"`);
    expect(english).toContain('14 of 14 days');
    const hindi = findSection(await getProfile('/profile-edit?lang=hi'));
    expect(hindi).toContain(`href="/hi/c/${code}"`);
    expect(hindi).toContain('चौदह सुबहें');
  });

  test('who has finished requests it on the dashboard, which shows it from then on', async () => {
    const headers = await createMemberCookie(ctx, await attendDays(13));
    const getPage = async () => (await request('GET', '/dashboard', { headers })).text;
    expect(await getPage()).toContain('You came on 13 of the 14 days.');
    expect(await getPage()).toContain('action="/challenge/certificate"');
    const answer = await request('POST', '/challenge/certificate', { headers, form: {} });
    expect(answer.headers.get('Location')).toMatch(/^\/c\/[A-Z2-9-]{14}$/);
    expect(await getPage()).toContain(`href="${answer.headers.get('Location')}"`);
  });

  test('gets its code and address from the API, and can read them again', async () => {
    const token = await createMemberToken(ctx, await attendDays(14));
    const { status, body } = await request('POST', '/api/user/challenge/certificate?lang=hi', { token, json: {} });
    expect([status, body.url]).toEqual([200, `${ctx.publicUrl}/hi/c/${String(body.code)}`]);
    const own = await request('GET', '/api/user/challenge', { token });
    expect(own.body).toMatchObject({ challenge: { state: 'finished', certificate: body.code } });
  });

  test('who has not finished gets none, with a message', async () => {
    const member = await attendDays(3);
    const answer = await request('POST', '/api/user/challenge/certificate', {
      token: await createMemberToken(ctx, member),
      json: {},
    });
    expect([answer.status, answer.body.message]).toEqual([409, 'Your challenge is not finished yet.']);
    const headers = await createMemberCookie(ctx, member);
    expect((await request('POST', '/challenge/certificate', { headers, form: {} })).headers.get('Location')).toBe(
      '/dashboard',
    );
    expect((await request('GET', '/share/challenge', { headers })).status).toBe(404);
  });

  test('whose challenge has failed reads that it is over, without the day', async () => {
    const { text } = await request('GET', '/dashboard', {
      headers: await createMemberCookie(ctx, await attendDays(9)),
    });
    expect(text).toContain('Your challenge is over');
    expect(text).not.toMatch(/Day \d+ of 14/);
  });

  test.each(['en', 'hi'])('shares a picture of it in %s', async (language) => {
    const headers = await createMemberCookie(ctx, await attendDays(14));
    const answer = await request('GET', `/share/challenge?lang=${language}`, { headers });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});

describe('its page', () => {
  test('shows name, challenge and days to everybody with the code, without scripts, in either language', async () => {
    const code = await getCode(await attendDays(14));
    const english = await request('GET', `/c/${code}`);
    expect(english.status).toBe(200);
    for (const fragment of [
      'Ravi Kumar',
      'Fourteen mornings',
      'practised yoga on 14 of them',
      'Genuine',
      code,
      'noindex',
    ]) {
      expect(english.text).toContain(fragment);
    }
    expect(english.text).not.toContain('<script');
    expect(english.text).not.toContain('data-offer');
    const hindi = await request('GET', `/hi/c/${code}`);
    for (const fragment of ['प्रमाण-पत्र', 'चौदह सुबहें', 'lang="hi-IN"']) expect(hindi.text).toContain(fragment);
    const chosen = await request('GET', `/c/${code}?lang=hi`);
    expect(chosen.headers.get('Location')).toBe(`/hi/c/${code}`);
    const cookie = chosen.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const again = await request('GET', `/c/${code}`, { headers: { Cookie: cookie } });
    expect(again.headers.get('Location')).toBe(`/hi/c/${code}`);
  });

  test.each(['/c/ABCD-EFGH-JKMN', '/c/nothing', '/hi/c/ABCD-EFGH-JKMN', '/c/ABCD-EFGH-JKMN/pdf'])(
    'of an unknown code is 404 with the text: %s',
    async (path) => {
      const { status, text } = await request('GET', path);
      expect(status).toBe(404);
      expect(text).toMatch(/no certificate|कोई प्रमाण-पत्र नहीं/i);
    },
  );

  test.each(['', '/hi'])('is a PDF at %s/c/…/pdf', async (prefix) => {
    const { status, headers, text } = await request('GET', `${prefix}/c/${await getCode(await attendDays(14))}/pdf`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(text).toMatch(/^%PDF-/);
  });

  test('draws a name in another script as outlines in the PDF', async () => {
    const { status, text } = await request('GET', `/c/${await getCode(await attendDays(14, 'রবি & <কুমার>'))}/pdf`);
    expect(status).toBe(200);
    expect(text).toMatch(/^%PDF-/);
    expect(text).not.toContain('/DCTDecode');
  });
});
