import { expect, test } from 'vitest';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const listOptions = (html: string) => {
  const [, select = ''] = /<select[^>]*name="country"[^>]*>([^]*?)<\/select>/.exec(html) ?? [];
  return Array.from(select.matchAll(/<option value="(\w+)"/g), ([, code]) => code);
};

test.each([
  ['/login', '?country=all'],
  ['/register?refcode=ABCD2345', '?refcode=ABCD2345&amp;country=all'],
  ['/login/code', '?country=all'],
  ['/forgot-password', '?country=all'],
])('%s lists only India, with a link to all countries', async (path, all) => {
  const { text } = await request('GET', path);
  expect(listOptions(text)).toEqual(['IN']);
  expect(text).toContain(`href="${all}"`);
  const whole = await request('GET', new URL(all.replace('&amp;', '&'), new URL(path, ctx.publicUrl)).href);
  expect(listOptions(whole.text).length).toBeGreaterThan(230);
  expect(whole.text).not.toContain(`href="${all}"`);
});

test('a rejected form keeps the country that was chosen without JavaScript', async () => {
  const { text } = await request('GET', '/login?country=all');
  expect(text).toMatch(/<form[^>]*action="\/login\?country=all"/);
  const form = { country: 'NP', phonenumber: '12', password: 'surya-12' };
  const rejected = await request('POST', '/login?country=all', { form });
  expect(rejected.status).toBe(400);
  expect(rejected.text).toContain('<option value="NP" selected=""');
});

test('the profile lists India and the country of the phone', async () => {
  const headers = await createMemberCookie(ctx, await createMember(ctx, { phone: '+4915112345678' }));
  const { text } = await request('GET', '/profile-edit', { headers });
  expect(listOptions(text)).toEqual(['DE', 'IN']);
  expect(text).toContain('<option value="DE" selected=""');
});
