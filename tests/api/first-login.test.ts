import { expect, test } from 'vitest';
import { newPhone } from '../factories/member';
import { testContext } from '../setup/context';
import { type Answer, createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const getCookies = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.includes('toast='))
    .join('; ');

async function register(phonenumber = newPhone()) {
  const form = { name: 'Ravi Kumar', phonenumber, password: 'surya-namaskar-12', consent: 'on' };
  return request('POST', '/register', { form });
}

const logInForFirstTime = (Cookie: string) =>
  request('POST', '/login', { form: { intent: 'first' }, headers: { Cookie } });
const getLoginPage = (Cookie: string) => request('GET', '/login', { headers: { Cookie } });

test('a member who has just registered sees the name and one button, and is logged in', async () => {
  const registered = await register();
  expect([registered.status, registered.headers.get('Location')]).toEqual([302, '/login']);
  const proof = registered.headers.getSetCookie().find((cookie) => cookie.startsWith('sangha_login='));
  expect(proof).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  const cookies = getCookies(registered);
  const page = await getLoginPage(cookies);
  expect(page.text).toContain('Namaste, <bdi translate="no">Ravi</bdi>');
  expect(page.text).not.toContain('name="password"');
  const answer = await logInForFirstTime(cookies);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard']);
  expect(answer.headers.getSetCookie().join()).toMatch(/sangha_login=;.*Max-Age=0/);
  expect((await request('GET', '/dashboard', { headers: { Cookie: getCookies(answer) } })).status).toBe(200);
});

test('a second use logs nobody in: the page shows the login form with the phone', async () => {
  const phone = newPhone();
  const cookies = getCookies(await register(phone));
  await logInForFirstTime(cookies);
  const again = await logInForFirstTime(cookies);
  expect(again.status).toBe(401);
  expect(again.headers.getSetCookie().join()).not.toContain('sangha_member');
  expect(again.text).toContain('This button has run out. Please log in with your password.');
  expect((await getLoginPage(cookies)).text).toContain(`value="${phone.slice(-10)}"`);
});

test('another browser shows nothing of it', async () => {
  await register();
  expect((await getLoginPage('')).text).toContain('name="password"');
  expect((await logInForFirstTime('')).status).toBe(401);
  expect((await logInForFirstTime('sangha_login=eyJwaG9uZSI6IjEifQ==.forged')).status).toBe(401);
});

test('the next registration in the same browser shows no data of the previous one', async () => {
  const person = { name: 'Kavya Iyer', phonenumber: newPhone() };
  const started = await request('POST', '/register/start', { form: person });
  const Cookie = getCookies(started);
  const getPage = async (headers: Record<string, string>) => (await request('GET', '/register', { headers })).text;
  const refused = await request('POST', '/register', { form: { ...person, password: '1' }, headers: { Cookie } });
  expect(refused.headers.getSetCookie().join()).not.toContain('sangha_registration');
  expect(await getPage({ Cookie })).toContain('value="Kavya Iyer"');
  const form = { ...person, password: 'surya-namaskar-12', consent: 'on' };
  const registered = await request('POST', '/register', { form, headers: { Cookie } });
  expect(registered.status).toBe(302);
  expect(registered.headers.getSetCookie().join()).toMatch(/sangha_registration=;.*Max-Age=0/);
});

test('after ten minutes it is expired', async () => {
  const cookies = getCookies(await register());
  ctx.clock.advance(600);
  expect((await getLoginPage(cookies)).text).toContain('name="password"');
  expect((await logInForFirstTime(cookies)).status).toBe(401);
});

test('registering with a taken phone gives none', async () => {
  const phone = newPhone();
  await register(phone);
  const taken = await register(phone);
  expect(taken.status).toBe(409);
  expect(taken.headers.getSetCookie().join()).not.toContain('sangha_login');
});

test('a page of another site cannot submit the button', async () => {
  const Cookie = getCookies(await register());
  const headers = { Cookie, Origin: 'https://evil.example' };
  const answer = await request('POST', '/login', { form: { intent: 'first' }, headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect((await getLoginPage(Cookie)).text).toContain('Namaste, <bdi translate="no">Ravi</bdi>');
});
