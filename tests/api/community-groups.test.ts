import { beforeEach, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const admin = await createAdmin(ctx, ['manage_resources']);
const token = await createAdminToken(ctx, admin);
const headers = await createAdminCookie(ctx, admin);

/**
 * All groups are deleted before each test, because adding the same group again within a minute
 * counts as a duplicate.
 */
const aGroup = { title: 'Sunrise', link: 'https://chat.whatsapp.com/sunrise', capacity: '1' };

beforeEach(() => ctx.db.communityGroup.deleteMany());

async function openGroup(): Promise<string | undefined> {
  const own = await createMemberCookie(ctx, await createMember(ctx));
  const opened = await request('GET', '/group', { headers: own });
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/dashboard']);
  const answer = await request('POST', '/group', { headers: own });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return /href="(https:[^"]+)"/.exec(answer.text)?.[1];
}

test('the dashboard links to a group with free places, otherwise to the common group', async () => {
  const added = await request('POST', '/api/admin/community-groups', { token, json: aGroup });
  expect(added.body).toMatchObject({ success: true, message: 'Community group added successfully' });
  expect([await openGroup(), await openGroup()]).toEqual([aGroup.link, ctx.brand.whatsappGroupUrl]);
});

test('the API adds, lists and edits groups, and refuses conflicting edits', async () => {
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

test('a refused form keeps the typed values and shows the error at the field', async () => {
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

test('the list shows how many places are taken and the group for when none is free', async () => {
  const getPage = async () => (await request('GET', '/admin/groups', { headers })).text;
  expect(await getPage()).toContain('There are no groups yet.');
  await request('POST', '/admin/groups/new', { headers, form: { ...aGroup, title: 'Small', is_open: '1' } });
  expect(await getPage()).toContain('1 place free.');
  await openGroup();
  const full = await getPage();
  expect(full).toContain('1 of 1 places taken');
  expect(full).toContain('No place is free: new members are sent to the common group.');
  const { id } = await ctx.db.communityGroup.findFirstOrThrow();
  const fewer = await request('POST', `/admin/groups/${id}`, { headers, form: { ...aGroup, capacity: '0' } });
  expect(fewer.text).toContain('The number of places must be between 1 and 100000');
});
