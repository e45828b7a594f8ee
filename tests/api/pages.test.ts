import { describe, expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { APP_VERSION } from '~/lib/version';
import { createMember, newPhone, PASSWORD, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

describe('the login form', () => {
  test('sets an HttpOnly cookie, and leads to the requested page', async () => {
    const { phone } = await createMember(ctx);
    const answer = await request('POST', '/login?next=/dashboard?tab=home', {
      form: { phonenumber: phone, password: PASSWORD },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard?tab=home']);
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sangha_member='))).toMatch(
      /Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });

  test('leads to a class through the dashboard, because a form may not redirect to another site', async () => {
    const { phone } = await createMember(ctx);
    const answer = await request('POST', '/login?next=/join/7', { form: { phonenumber: phone, password: PASSWORD } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard?open=7']);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (next) => {
      const { phone } = await createMember(ctx);
      const path = `/login?${new URLSearchParams({ next })}`;
      const answer = await request('POST', path, { form: { phonenumber: phone, password: PASSWORD } });
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard']);
    },
  );

  test('keeps the typed values except the password', async () => {
    const form = { phonenumber: '98765 00000', password: 'not-this-one' };
    const answer = await request('POST', '/login', { form });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('98765 00000');
    expect(answer.text).not.toContain('not-this-one');
  });

  test('is refused if another site sent it', async () => {
    const { phone } = await createMember(ctx);
    const form = { phonenumber: phone, password: PASSWORD };
    const before = await ctx.db.session.count();
    const answer = await request('POST', '/login', { form, headers: { Origin: 'https://evil.example' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await ctx.db.session.count()).toBe(before);
  });
});

describe('logout', () => {
  test('ends the session and removes the cookie', async () => {
    const headers = await createMemberCookie(ctx, await createMember(ctx));
    expect((await request('GET', '/dashboard', { headers })).status).toBe(200);
    const answer = await request('POST', '/logout', { headers, form: {} });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect((await request('GET', '/dashboard', { headers })).headers.get('Location')).toBe('/login');
  });

  test('by another site is refused', async () => {
    const headers = await createMemberCookie(ctx, await createMember(ctx));
    await request('POST', '/logout', { headers: { ...headers, Origin: 'https://evil.example' }, form: {} });
    expect((await request('GET', '/dashboard', { headers })).status).toBe(200);
  });
});

describe('the link of a class', () => {
  test('redirects a member to the meeting, and a visitor to the login', async () => {
    const { id } = await createClass(ctx, { live_link: 'https://meet.example/morning' });
    const headers = await createMemberCookie(ctx, await createMember(ctx));
    const getLocation = async (more: object) => (await request('GET', `/join/${id}`, more)).headers.get('Location');
    expect(await getLocation({ headers })).toBe('https://meet.example/morning');
    expect(await getLocation({})).toBe(`/login?${new URLSearchParams({ next: `/join/${id}` })}`);
  });

  test.each(['0', '999999', 'abc', '2147483648', '99999999999'])('is a 404 for the class %s', async (id) => {
    const headers = await createMemberCookie(ctx, await createMember(ctx));
    expect((await request('GET', `/join/${id}`, { headers })).status).toBe(404);
  });
});

test('pages accept only the cookie, never a bearer token', async () => {
  const token = await createMemberToken(ctx, await createMember(ctx));
  expect((await request('GET', '/dashboard', { token })).headers.get('Location')).toBe('/login');
});

test.each(['/', '/login', '/dashboard', '/nowhere'])('%s declares its language', async (path) => {
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  const { text } = await request('GET', path, path === '/dashboard' ? { headers } : {});
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en-IN"/);
});

test.each(['/login', '/register'])('%s redirects a logged-in member to the dashboard', async (path) => {
  const headers = await createMemberCookie(ctx, await createMember(ctx));
  expect((await request('GET', path, { headers })).headers.get('Location')).toBe('/dashboard');
});

test.each([
  ['on the first day', {}],
  ['later on', { total_classes_attended: 3 }],
])('the dashboard of a member without a goal redirects to the profile, %s', async (_, practised) => {
  const headers = await createMemberCookie(ctx, await createMember(ctx, { primary_goal: null, ...practised }));
  const { text } = await request('GET', '/dashboard', { headers });
  expect(text.match(/href="\/profile-edit"[^>]*>Complete your profile</g)).toHaveLength(1);
});

describe('a member who agreed to an earlier version of the policies', () => {
  test('is asked on the home page, in their language, until they agree, and on no other page', async () => {
    const member = await createMember(ctx, { consent_version: '2024-01-01' });
    const { Cookie } = await createMemberCookie(ctx, member);
    expect((await request('GET', '/profile-edit', { headers: { Cookie } })).text).not.toContain('action="/consent');
    const inHindi = await request('GET', '/dashboard?lang=hi', { headers: { Cookie } });
    expect(inHindi.text).toMatch(/action="\/consent\?next=%2Fdashboard[^>]*>.*href="\/hi\/terms".*मैं सहमत हूँ/s);
    const [, version = ''] = /name="version" value="([^"]+)"/.exec(inHindi.text) ?? [];
    const agreed = await request('POST', '/consent?next=%2Fdashboard', { headers: { Cookie }, form: { version } });
    expect([agreed.status, agreed.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect((await request('GET', '/dashboard', { headers: { Cookie } })).text).not.toContain('action="/consent');
  });

  test('uses the API as before', async () => {
    const member = await createMember(ctx, { consent_version: '2024-01-01' });
    const answer = await request('GET', '/api/user', { token: await createMemberToken(ctx, member) });
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining('consent')]);
  });
});

describe('an imported member at the first login', () => {
  const importMember = async (given: object) => {
    const { id } = await ctx.db.import.create({
      data: {
        kind: 'members',
        state: 'done',
        file_name: 'old.csv',
        file_bytes: 1,
        file_sha256: new Uint8Array(32),
        encoding: 'utf-8',
        delimiter: ',',
        headers: ['Phone', 'Name'],
        example: [],
        admin_id: (await createAdmin(ctx, [])).id,
        created_at: ctx.clock.now(),
      },
    });
    const member = await createMember(ctx, { consent_version: '', consented_at: null, import_id: id, ...given });
    return { member, ...(await createMemberCookie(ctx, member)) };
  };

  test.each([
    ['en', ['Welcome, ', 'Classes so far', '212', 'With us since', '3 Mar 2019', 'Messages you agreed to', 'I agree']],
    ['hi', ['आपका स्वागत है', 'अब तक की कक्षाएँ', '212', 'हमारे साथ कब से', '3 मार्च 2019', 'मैं सहमत हूँ']],
    ['mr', ['तुमचे स्वागत आहे', 'आतापर्यंतचे वर्ग', '212', 'आमच्यासोबत केव्हापासून', '3 मार्च 2019', 'मला मान्य आहे']],
  ])('sees on each page what was brought along, in %s', async (language, texts) => {
    const joined = { opening_classes: 212, created_at: new Date('2019-03-03T06:00:00Z') };
    const { Cookie } = await importMember({ name: 'Kamala Devi', ...joined });
    for (const path of ['/dashboard', '/timetable']) {
      const { text } = await request('GET', `${path}?lang=${language}`, { headers: { Cookie } });
      for (const part of ['Kamala Devi', ...texts]) expect(text, path).toContain(part);
    }
  });

  test('chooses the messages, which are saved only with the agreement', async () => {
    const { member, Cookie } = await importMember({
      reminders_wanted_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
    });
    const { text } = await request('GET', '/dashboard?lang=en', { headers: { Cookie } });
    for (const name of ['notices', 'reminders'])
      expect(text).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked=""`));
    expect(text).not.toContain('>With us since<');
    const read = () => ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
    await request('POST', '/consent', { headers: { Cookie }, form: { version: 'old', shows_messages: '1' } });
    expect(await read()).toMatchObject({ consented_at: null, notices_stopped_at: null });
    const [, version = ''] = /name="version" value="([^"]+)"/.exec(text) ?? [];
    await request('POST', '/consent', { headers: { Cookie }, form: { version, shows_messages: '1', reminders: 'on' } });
    expect(await read()).toMatchObject({
      consented_at: ctx.clock.now(),
      consent_version: version,
      notices_stopped_at: ctx.clock.now(),
      reminders_wanted_at: ctx.clock.now(),
    });
  });

  test('is asked by a form of the wrong kind without a server error', async () => {
    const { Cookie } = await importMember({});
    const sent = await request('POST', '/consent', { headers: { Cookie }, form: { notices: 'maybe' } });
    expect(sent.status).toBe(400);
  });
});

test.each([
  ['', 'I am 18 or older and agree to the', '/terms', '/privacy', 'Please tick the box if you agree'],
  ['?lang=hi', 'मेरी उम्र 18 वर्ष', '/hi/terms', '/hi/privacy', 'यदि आप सहमत हैं, तो कृपया बॉक्स पर टिक लगाएँ'],
])('the registration%s requires a tick, with links to the policies', async (query, label, terms, privacy, error) => {
  const findConsentBox = (text: string) => /<input[^>]*name="consent"[^>]*>/.exec(text)?.[0] ?? '';
  const { text } = await request('GET', `/register${query}`);
  for (const part of [label, `href="${terms}"`, `href="${privacy}"`]) expect(text).toContain(part);
  expect(findConsentBox(text)).toContain('required');
  expect(findConsentBox(text)).not.toContain('checked');

  const form = { name: 'Mira Rao', phonenumber: newPhone().slice(-10), password: 'surya-namaskar-12' };
  const refused = await request('POST', `/register${query}`, { form });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(error);
  expect(refused.text).toContain('value="Mira Rao"');
  expect(findConsentBox(refused.text)).toContain('aria-invalid="true"');
  expect(await ctx.db.member.count({ where: { phone: `+91${form.phonenumber}` } })).toBe(0);

  const other = await request('POST', `/register${query}`, { form: { ...form, name: '', consent: 'on' } });
  expect([other.status, findConsentBox(other.text)]).toEqual([400, expect.stringContaining('checked')]);
  expect((await request('POST', `/register${query}`, { form: { ...form, consent: 'on' } })).status).toBe(302);
});

test('my account in the back office shows the running version', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const { text } = await request('GET', '/admin/account', { headers });
  expect(text.replaceAll('<!-- -->', '')).toContain(`Version ${APP_VERSION}`);
});
