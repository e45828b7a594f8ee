import { expect, test } from 'vitest';
import { createAdmin, createAdminCookie } from '../factories/admin';
import { createMember, createMemberToken, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';

const ctx = await testContext();
const { url } = await startHttpServer(ctx.app);

const formatCookie = (name: string, value: unknown) =>
  `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;

/** Sends a request with the request id of all others, which only the server may choose. */
async function get(path: string, cookies: string) {
  const headers = { Cookie: cookies, 'X-Request-Id': 'the same' };
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
}

test('concurrent requests see only their own session and language', async () => {
  const locales = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' };
  const members = await Promise.all(
    Object.entries(locales).flatMap(([language, lang]) =>
      ['One', 'Two', 'Three', 'Four'].map(async (number) => {
        const name = `Asha ${language.toUpperCase()}${number}`;
        const token = await createMemberToken(ctx, await createMember(ctx, { name }));
        return { name, lang, cookies: `${formatCookie('member', token)}; ${formatCookie('language', language)}` };
      }),
    ),
  );
  const admins = await Promise.all(
    ['/admin/faqs', '/admin/groups'].map(async (path) => {
      const admin = await createAdmin(ctx);
      return { name: admin.name, path, cookies: (await createAdminCookie(ctx, admin)).Cookie };
    }),
  );
  const names = [...members, ...admins].map(({ name }) => name);
  const findNames = (text: string) => names.filter((name) => text.includes(name));
  const requests = [
    ...members.map(async ({ name, lang, cookies }) => {
      const { text } = await get('/profile-edit', cookies);
      expect(findNames(text)).toEqual([name]);
      expect(text).toContain(`<html lang="${lang}"`);
    }),
    ...admins.map(async ({ name, path, cookies }) => {
      const { text } = await get(path, cookies);
      expect(findNames(text)).toEqual([name]);
      expect(text).toContain('<html lang="en-IN"');
    }),
    ...['/profile-edit', '/admin/faqs'].map(async (path) => {
      const { status, text } = await get(path, '');
      expect([status, findNames(text)]).toEqual([302, []]);
    }),
  ];
  await Promise.all(requests);
});

test('a session that has ended is not found by the next request of the same browser', async () => {
  const member = await createMember(ctx);
  const cookies = formatCookie('member', await createMemberToken(ctx, member));
  expect((await get('/profile-edit', cookies)).status).toBe(200);
  await ctx.db.session.deleteMany({ where: { member_id: member.id } });
  expect(await get('/profile-edit', cookies)).toMatchObject({ status: 302, location: '/login?next=%2Fprofile-edit' });
});

test('the page of a rejected form sees that the form has confirmed the identity', async () => {
  const [admin, other] = [await createAdmin(ctx), await createAdmin(ctx)];
  const { Cookie } = await createAdminCookie(ctx, admin);
  ctx.clock.advance(601);
  expect((await get('/admin/staff/new', Cookie)).text).toContain('name="proof"');
  const form = { name: 'Ravi', email: 'ravi@sangha.example', username: other.username, password: 'chandra-bhedana-7' };
  const body = new URLSearchParams({ ...form, permissions: 'manage_resources', proof: PASSWORD });
  const answer = await fetch(`${url}/admin/staff/new`, { method: 'POST', headers: { Cookie, Origin: url }, body });
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toContain(`value="${other.username}"`);
  expect(text).not.toContain('name="proof"');
});
