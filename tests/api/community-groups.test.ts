import { beforeEach, expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { adminCookieOf, adminTokenOf, createAdmin } from '../factories/admin';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const admin = await createAdmin(ctx, ['manage_resources']);
const token = await adminTokenOf(ctx, admin);
const headers = await adminCookieOf(ctx, admin);

/**
 * All groups are deleted before each test, because adding the same group again within a minute
 * counts as a duplicate.
 */
const aGroup = { title: 'Sunrise', link: 'https://chat.whatsapp.com/sunrise', capacity: '1' };

beforeEach(() => ctx.db.communityGroup.deleteMany());

async function ledTo(): Promise<string | undefined> {
  const cookie = await createSessionCookie('member', await tokenOf(ctx, await createMember(ctx)), ctx.app);
  const own = { Cookie: cookie.split(';')[0] ?? '' };
  const opened = await request('GET', '/group', { headers: own });
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/dashboard']);
  const answer = await request('POST', '/group', { headers: own });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return /href="(https:[^"]+)"/.exec(answer.text)?.[1];
}

test('the button of the dashboard leads to a group of the pool, and to the common one once it is full', async () => {
  const added = await request('POST', '/api/admin/community-groups', { token, json: aGroup });
  expect(added.body).toMatchObject({ success: true, message: 'Community group added successfully' });
  expect([await ledTo(), await ledTo()]).toEqual([aGroup.link, ctx.brand.whatsappGroupUrl]);
});

test('calls add, list and edit groups, and refuse an edit of what somebody else changed', async () => {
  const { body } = await request('POST', '/api/admin/community-groups', { token, json: aGroup });
  const path = `/api/admin/community-groups/${String(body.id)}`;
  const edit = (version: number) =>
    request('PUT', path, { token, json: { ...aGroup, capacity: 5, is_open: false, version } });
  expect([(await edit(1)).status, (await edit(1)).status]).toEqual([200, 409]);
  const list = await request('GET', '/api/admin/community-groups', { token });
  expect(list.body).toMatchObject({
    groups: [
      { id: body.id, title: 'Sunrise', capacity: 5, places_taken: 0, version: 2, closed_at: expect.any(String) },
    ],
  });
  const again = await request('POST', '/api/admin/community-groups', { token, json: aGroup });
  expect([again.status, again.body.errors]).toEqual([409, { link: [expect.stringContaining('in the list already')] }]);
});

test('a form that is refused keeps what was typed and says at the field what is wrong', async () => {
  const form = { ...aGroup, link: 'http://chat.whatsapp.com/plain' };
  const refused = await request('POST', '/admin/groups/new', { headers, form });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Please enter an invitation that begins with https://');
  expect(refused.text).toContain('value="http://chat.whatsapp.com/plain"');
  expect(refused.text).toContain('value="Sunrise"');

  const send = () =>
    request('POST', '/admin/groups/new', { headers, form: { ...aGroup, title: 'Sent often', is_open: '1' } });
  const answers = await Promise.all(Array.from({ length: 4 }, send));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
});

test('the list says how many places are taken and where members go when none is free', async () => {
  const page = async () => (await request('GET', '/admin/groups', { headers })).text;
  expect(await page()).toContain('There are no groups yet.');
  await request('POST', '/admin/groups/new', { headers, form: { ...aGroup, title: 'Small', is_open: '1' } });
  expect(await page()).toContain('1 place free.');
  await ledTo();
  const full = await page();
  expect(full).toContain('1 of 1 places taken');
  expect(full).toContain('No place is free: whoever comes now is led to the common group.');
  const { id } = await ctx.db.communityGroup.findFirstOrThrow();
  const fewer = await request('POST', `/admin/groups/${id}`, { headers, form: { ...aGroup, capacity: '0' } });
  expect(fewer.text).toContain('The number of places must be between 1 and 100000');
});
