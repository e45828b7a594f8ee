import { expect, test } from 'vitest';
import { newPhone } from '../factories/member';
import { testContext } from '../setup/context';
import { type Answer, createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const cookiesOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.includes('toast='))
    .join('; ');

async function register(phonenumber = newPhone()) {
  const form = { name: 'Ravi Kumar', phonenumber, password: 'surya-namaskar-12', consent: 'on' };
  return request('POST', '/register', { form });
}

const first = (Cookie: string) => request('POST', '/login', { form: { intent: 'first' }, headers: { Cookie } });
const loginPage = (Cookie: string) => request('GET', '/login', { headers: { Cookie } });

test('whoever has just registered finds their name and one button, and is in', async () => {
  const registered = await register();
  expect([registered.status, registered.headers.get('Location')]).toEqual([302, '/login']);
  const proof = registered.headers.getSetCookie().find((cookie) => cookie.startsWith('sangha_login='));
  expect(proof).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  const cookies = cookiesOf(registered);
  const page = await loginPage(cookies);
  expect(page.text).toContain('Namaste, <bdi translate="no">Ravi</bdi>');
  expect(page.text).not.toContain('name="password"');
  const answer = await first(cookies);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard']);
  expect(answer.headers.getSetCookie().join()).toMatch(/sangha_login=;.*Max-Age=0/);
  expect((await request('GET', '/dashboard', { headers: { Cookie: cookiesOf(answer) } })).status).toBe(200);
});

test('a second time it opens nothing: the form stands there, with the phone filled in', async () => {
  const phone = newPhone();
  const cookies = cookiesOf(await register(phone));
  await first(cookies);
  const again = await first(cookies);
  expect(again.status).toBe(401);
  expect(again.headers.getSetCookie().join()).not.toContain('sangha_member');
  expect(again.text).toContain('This button has run out. Please log in with your password.');
  expect((await loginPage(cookies)).text).toContain(`value="${phone.slice(-10)}"`);
});

test('in another browser there is nothing of it', async () => {
  await register();
  expect((await loginPage('')).text).toContain('name="password"');
  expect((await first('')).status).toBe(401);
  expect((await first('sangha_login=eyJwaG9uZSI6IjEifQ==.forged')).status).toBe(401);
});

test('whoever registers next in the same browser finds no name and phone of the one before', async () => {
  const person = { name: 'Kavya Iyer', phonenumber: newPhone() };
  const started = await request('POST', '/register/start', { form: person });
  const Cookie = cookiesOf(started);
  const page = async (headers: Record<string, string>) => (await request('GET', '/register', { headers })).text;
  const refused = await request('POST', '/register', { form: { ...person, password: '1' }, headers: { Cookie } });
  expect(refused.headers.getSetCookie().join()).not.toContain('sangha_registration');
  expect(await page({ Cookie })).toContain('value="Kavya Iyer"');
  const form = { ...person, password: 'surya-namaskar-12', consent: 'on' };
  const registered = await request('POST', '/register', { form, headers: { Cookie } });
  expect(registered.status).toBe(302);
  expect(registered.headers.getSetCookie().join()).toMatch(/sangha_registration=;.*Max-Age=0/);
});

test('after ten minutes it opens nothing', async () => {
  const cookies = cookiesOf(await register());
  ctx.clock.advance(600);
  expect((await loginPage(cookies)).text).toContain('name="password"');
  expect((await first(cookies)).status).toBe(401);
});

test('registering with a phone that somebody has gives none', async () => {
  const phone = newPhone();
  await register(phone);
  const taken = await register(phone);
  expect(taken.status).toBe(409);
  expect(taken.headers.getSetCookie().join()).not.toContain('sangha_login');
});

test('another site’s page cannot press the button', async () => {
  const Cookie = cookiesOf(await register());
  const headers = { Cookie, Origin: 'https://evil.example' };
  const answer = await request('POST', '/login', { form: { intent: 'first' }, headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect((await loginPage(Cookie)).text).toContain('Namaste, <bdi translate="no">Ravi</bdi>');
});
