import { expect, test } from 'vitest';
import { createMember, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';

const ctx = await testContext({ environment: { PUBLIC_URL: 'https://sangha.test' } });
const request = await requesterOn(ctx.parts);

async function logIn(): Promise<string[]> {
  const { phone } = await createMember(ctx);
  const answer = await request('POST', '/login', { form: { phonenumber: phone, password: PASSWORD } });
  return answer.headers.getSetCookie();
}

test('every cookie of a login is Secure, out of reach of scripts, and this host’s alone', async () => {
  const cookies = await logIn();
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-sangha_member', '__Host-sangha_toast']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  }
});

test('a session is taken from the cookie of that name alone', async () => {
  const session = (await logIn()).find((cookie) => cookie.includes('_member'))?.split(';')[0] ?? '';
  const open = (Cookie: string) => request('GET', '/dashboard', { headers: { Cookie } });
  expect((await open(session)).status).toBe(200);
  expect((await open(session.replace('__Host-', ''))).headers.get('Location')).toBe('/login');
});
