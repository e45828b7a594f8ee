import { describe, expect, test } from 'vitest';
import { adminCookieOf, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { APP_VERSION } from '~/lib/version';
import { createMember, newPhone, PASSWORD, tokenOf } from '../factories/member';
import { createSessionCookie } from '~/http/browser/session.server';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const cookieOf = async (member: { id: number }) => ({
  Cookie: (await createSessionCookie('member', await tokenOf(ctx, member), ctx.app)).split(';')[0] ?? '',
});

describe('the login form', () => {
  test('sets a cookie that scripts cannot read, and leads to the page that asked for it', async () => {
    const { phone } = await createMember(ctx);
    const answer = await request('POST', '/login?next=/dashboard?tab=home', {
      form: { phonenumber: phone, password: PASSWORD },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard?tab=home']);
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sangha_member='))).toMatch(
      /Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });

  test('leads to a class by way of the dashboard: a form’s answer may not lead to another site', async () => {
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

  test('keeps what was typed, but for the password', async () => {
    const form = { phonenumber: '98765 00000', password: 'not-this-one' };
    const answer = await request('POST', '/login', { form });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('98765 00000');
    expect(answer.text).not.toContain('not-this-one');
  });

  test('is refused when another site sent it', async () => {
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
  test('ends the session and takes the cookie away', async () => {
    const headers = await cookieOf(await createMember(ctx));
    expect((await request('GET', '/dashboard', { headers })).status).toBe(200);
    const answer = await request('POST', '/logout', { headers, form: {} });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect((await request('GET', '/dashboard', { headers })).headers.get('Location')).toBe('/login');
  });

  test('by another site is refused', async () => {
    const headers = await cookieOf(await createMember(ctx));
    await request('POST', '/logout', { headers: { ...headers, Origin: 'https://evil.example' }, form: {} });
    expect((await request('GET', '/dashboard', { headers })).status).toBe(200);
  });
});

describe('the gateway to a class', () => {
  test('leads a member on to the meeting, and a visitor to the login', async () => {
    const { id } = await createClass(ctx, { live_link: 'https://meet.example/morning' });
    const headers = await cookieOf(await createMember(ctx));
    const location = async (more: object) => (await request('GET', `/join/${id}`, more)).headers.get('Location');
    expect(await location({ headers })).toBe('https://meet.example/morning');
    expect(await location({})).toBe(`/login?${new URLSearchParams({ next: `/join/${id}` })}`);
  });

  test.each(['0', '999999', 'abc', '2147483648', '99999999999'])('is a 404 for the class %s', async (id) => {
    const headers = await cookieOf(await createMember(ctx));
    expect((await request('GET', `/join/${id}`, { headers })).status).toBe(404);
  });
});

test('pages take the cookie alone, never a bearer token', async () => {
  const token = await tokenOf(ctx, await createMember(ctx));
  expect((await request('GET', '/dashboard', { token })).headers.get('Location')).toBe('/login');
});

test.each(['/', '/login', '/dashboard', '/nowhere'])(
  '%s says by its first words what it is written in',
  async (path) => {
    const headers = await cookieOf(await createMember(ctx));
    const { text } = await request('GET', path, path === '/dashboard' ? { headers } : {});
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en-IN"/);
  },
);

test.each(['/login', '/register'])('%s sends who is logged in to the dashboard', async (path) => {
  const headers = await cookieOf(await createMember(ctx));
  expect((await request('GET', path, { headers })).headers.get('Location')).toBe('/dashboard');
});

test.each([
  ['on the first day', {}],
  ['later on', { total_classes_attended: 3 }],
])('the dashboard of who has told no goal leads to the profile, %s', async (_, practised) => {
  const headers = await cookieOf(await createMember(ctx, { primary_goal: null, ...practised }));
  const { text } = await request('GET', '/dashboard', { headers });
  expect(text.match(/href="\/profile-edit"[^>]*>Complete your profile</g)).toHaveLength(1);
});

describe('a member who agreed to an earlier version of the policies', () => {
  test('is asked on each page, in their language, until they agree, and comes back to the page', async () => {
    const member = await createMember(ctx, { consent_version: '2024-01-01' });
    const { Cookie } = await cookieOf(member);
    const asking = await request('GET', '/profile-edit', { headers: { Cookie } });
    expect(asking.text).toContain('action="/consent?next=%2Fprofile-edit"');
    const inHindi = await request('GET', '/dashboard?lang=hi', { headers: { Cookie } });
    expect(inHindi.text).toMatch(/action="\/consent\?next[^>]*>.*href="\/hi\/terms".*मैं सहमत हूँ/s);
    const agreed = await request('POST', '/consent?next=%2Fprofile-edit', { headers: { Cookie }, form: {} });
    expect([agreed.status, agreed.headers.get('Location')]).toEqual([302, '/profile-edit']);
    expect((await request('GET', '/profile-edit', { headers: { Cookie } })).text).not.toContain('/consent');
  });

  test('uses the API as before', async () => {
    const member = await createMember(ctx, { consent_version: '2024-01-01' });
    const answer = await request('GET', '/api/user', { token: await tokenOf(ctx, member) });
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining('consent')]);
  });
});

test.each([
  ['', 'I am 18 or older and agree to the', '/terms', '/privacy', 'Please tick the box if you agree'],
  ['?lang=hi', 'मेरी उम्र 18 वर्ष', '/hi/terms', '/hi/privacy', 'यदि आप सहमत हैं, तो कृपया बॉक्स पर टिक लगाएँ'],
])('the registration%s needs a tick, with links to the policies', async (query, label, terms, privacy, error) => {
  const box = (text: string) => /<input[^>]*name="consent"[^>]*>/.exec(text)?.[0] ?? '';
  const { text } = await request('GET', `/register${query}`);
  for (const part of [label, `href="${terms}"`, `href="${privacy}"`]) expect(text).toContain(part);
  expect(box(text)).toContain('required');
  expect(box(text)).not.toContain('checked');

  const form = { name: 'Mira Rao', phonenumber: newPhone().slice(-10), password: 'surya-namaskar-12' };
  const refused = await request('POST', `/register${query}`, { form });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(error);
  expect(refused.text).toContain('value="Mira Rao"');
  expect(box(refused.text)).toContain('aria-invalid="true"');
  expect(await ctx.db.member.count({ where: { phone: `+91${form.phonenumber}` } })).toBe(0);

  const other = await request('POST', `/register${query}`, { form: { ...form, name: '', consent: 'on' } });
  expect([other.status, box(other.text)]).toEqual([400, expect.stringContaining('checked')]);
  expect((await request('POST', `/register${query}`, { form: { ...form, consent: 'on' } })).status).toBe(302);
});

test('my account in the back office shows the version that runs', async () => {
  const headers = await adminCookieOf(ctx, await createAdmin(ctx));
  const { text } = await request('GET', '/admin/account', { headers });
  expect(text.replaceAll('<!-- -->', '')).toContain(`Sangha version ${APP_VERSION}`);
});

test('notices are switched off and on in the profile', async () => {
  const member = await createMember(ctx);
  const headers = await cookieOf(member);
  const states = [];
  for (const wanted of ['0', '1']) {
    const answer = await request('POST', '/profile-edit/notices', { headers, form: { wanted } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/profile-edit']);
    const { text } = await request('GET', '/profile-edit', { headers });
    states.push(/Switch notices (on|off)/.exec(text)?.[1]);
  }
  expect(states).toEqual(['on', 'off']);
  expect((await request('POST', '/profile-edit/notices', { headers, form: { wanted: 'x' } })).status).toBe(400);
});
