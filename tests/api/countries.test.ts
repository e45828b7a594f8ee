import { expect, test } from 'vitest';
import { createMember, createMemberCookie, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const HINT = 'Number from another country? Begin with + and the country code.';

const listOptions = (html: string) => {
  const [, select = ''] = /<select[^>]*name="country"[^>]*>([^]*?)<\/select>/.exec(html) ?? [];
  return Array.from(select.matchAll(/<option value="(\w+)"/g), ([, code]) => code);
};

test.each(['/login', '/register', '/login/code', '/forgot-password'])(
  '%s lists only India, and says how to type another number without JavaScript',
  async (path) => {
    const { text } = await request('GET', path);
    expect(listOptions(text)).toEqual(['IN']);
    expect(text).toContain(HINT);
  },
);

test('a number from another country logs in without JavaScript', async () => {
  await createMember(ctx, { phone: '+9779812345678' });
  const form = { country: 'IN', phonenumber: '+977 981-2345678', password: PASSWORD };
  const { status, headers } = await request('POST', '/login', { form });
  expect([status, headers.get('Location')]).toEqual([302, '/dashboard']);
});

test('the profile lists India and the country of the phone', async () => {
  const headers = await createMemberCookie(ctx, await createMember(ctx, { phone: '+4915112345678' }));
  const { text } = await request('GET', '/profile-edit', { headers });
  expect(listOptions(text)).toEqual(['DE', 'IN']);
  expect(text).toContain('<option value="DE" selected=""');
});
