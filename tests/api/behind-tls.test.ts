import { expect, test } from 'vitest';
import { createMember, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ environment: { PUBLIC_URL: 'https://sangha.test' } });
const request = await createRequester(ctx.app);

async function logIn(): Promise<string[]> {
  const { phone } = await createMember(ctx);
  const answer = await request('POST', '/login', { form: { phonenumber: phone, password: PASSWORD } });
  return answer.headers.getSetCookie();
}

test('every login cookie is Secure, HttpOnly and limited to this host', async () => {
  const cookies = await logIn();
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    '__Host-sangha_devices',
    '__Host-sangha_login',
    '__Host-sangha_member',
    '__Host-sangha_toast',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  }
});

test('a session is read only from the cookie with that name', async () => {
  const session = (await logIn()).find((cookie) => cookie.includes('_member'))?.split(';')[0] ?? '';
  const open = (Cookie: string) => request('GET', '/dashboard', { headers: { Cookie } });
  expect((await open(session)).status).toBe(200);
  expect((await open(session.replace('__Host-', ''))).headers.get('Location')).toBe('/login');
});

test('preferences have the same prefix, and cookies from before the prefix still count', async () => {
  const session = (await logIn()).find((cookie) => cookie.includes('_member'))?.split(';')[0] ?? '';
  const dashboard = await request('GET', '/dashboard?lang=hi', { headers: { Cookie: session } });
  const theme = await request('POST', '/theme', { form: { theme: 'dark' } });
  const cookies = [dashboard, theme].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^__Host-sangha_(language|theme)=\S+; Max-Age=31536000; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  const [hindi = '', dark = ''] = cookies.map((cookie) => cookie.split(';')[0]);
  const readDocumentSettings = async (...sent: string[]) =>
    /<html lang="(\S+)" data-theme="(\S+)"/
      .exec((await request('GET', '/dashboard', { headers: { Cookie: [session, ...sent].join('; ') } })).text)
      ?.slice(1);
  const [english, light] = ['en', 'light'].map((choice) => Buffer.from(JSON.stringify(choice)).toString('base64'));
  const removePrefix = (cookie: string) => cookie.replace('__Host-', '');
  expect(await readDocumentSettings()).toEqual(['en-IN', 'auto']);
  expect(await readDocumentSettings(hindi, dark)).toEqual(['hi-IN', 'dark']);
  expect(await readDocumentSettings(removePrefix(hindi), removePrefix(dark))).toEqual(['hi-IN', 'dark']);
  const planted = [`sangha_language=${english}`, `sangha_theme=${light}`];
  expect(await readDocumentSettings(...planted, hindi, dark)).toEqual(['hi-IN', 'dark']);
});
