import { expect, test } from 'vitest';
import { createAdmin, createAdminCookie } from '../factories/admin';
import { createMember, createMemberCookie, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const staff = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_resources', 'view_members']));

async function saveTimes(batch_times: string) {
  const row = await ctx.db.siteSettings.findUnique({ where: { id: 1 } });
  const form = { batch_times, version: String(row?.version ?? 0) };
  expect(await request('POST', '/admin/sections/claims', { headers: staff, form })).toMatchObject({ status: 302 });
}

const listOptions = (text: string) => [...text.matchAll(/<option value="(\d\d:\d\d)"/g)].map(([, time]) => time);

const PREFERENCES = '/api/user/preferences';

test('members choose from the start times of the staff, and keep a removed one until they choose again', async () => {
  const member = await createMember(ctx);
  const [token, headers] = [await createMemberToken(ctx, member), await createMemberCookie(ctx, member)];
  const choose = (batch: string) => request('PUT', PREFERENCES, { token, json: { batch } });
  expect(await choose('06:00')).toMatchObject({ status: 200, body: { batch: '06:00' } });
  expect(await choose('05:30')).toMatchObject({
    status: 400,
    body: { errors: { batch: ['Please choose one of the batches'] } },
  });

  await saveTimes('6:00 PM, 5:30 AM, 7 AM, 7:00 AM');
  const times = ['05:30', '07:00', '18:00'];
  expect(listOptions((await request('GET', '/register')).text)).toEqual(times);
  const landing = (await request('GET', '/landing')).text;
  expect([landing.includes('>5:30<'), landing.includes('>8:00<')]).toEqual([true, false]);
  const edit = (await request('GET', '/admin/sections/claims', { headers: staff })).text;
  expect(edit).toContain('value="5:30 AM, 7:00 AM, 6:00 PM"');

  const form = { minutes_before: '10', batch: '06:00' };
  const page = (await request('GET', '/profile-edit/reminders', { headers })).text;
  expect(page).toContain('<option value="06:00" selected="">');
  expect(await request('POST', '/profile-edit/reminders', { headers, form })).toMatchObject({ status: 302 });
  expect((await request('GET', PREFERENCES, { token })).body).toMatchObject({ batch: '06:00' });
  const filters = (await request('GET', '/admin/users', { headers: staff })).text;
  expect(listOptions(filters)).toEqual(['05:30', '06:00', '07:00', '08:00', '18:00', '19:00', '20:00']);

  expect(await choose('05:30')).toMatchObject({ status: 200, body: { batch: '05:30' } });
  expect(await choose('06:00')).toMatchObject({ status: 400 });
  expect((await request('POST', '/profile-edit/reminders', { headers, form })).text).toMatch(
    /<p id="reminder-form-batch-error"[^>]*>.*Please choose one of the batches/,
  );
  const json = { name: 'Kavya Rao', phonenumber: '9820000077', password: 'surya-namaskar-12', batch: '06:00' };
  expect(await request('POST', '/api/signup', { json })).toMatchObject({ status: 400 });
  expect(await request('POST', '/api/signup', { json: { ...json, batch: '18:00' } })).toMatchObject({ status: 201 });

  await saveTimes('06:00, 07:00');
  expect(await choose('06:00')).toMatchObject({ status: 200, body: { batch: '06:00' } });
  const entry = await ctx.db.auditEntry.findFirst({ where: { action: 'site.updated' }, orderBy: { id: 'desc' } });
  expect(entry).toMatchObject({
    before: { batch_times: '05:30, 07:00, 18:00' },
    after: { batch_times: '06:00, 07:00' },
  });
});

test.each([
  [' , ', 'Write times such as: 6:00 AM'],
  ['6 p, 7', 'Write times such as: 6:00 AM'],
  ['6, 7, 8, 6, 7, 8', 'Write AM or PM after each time'],
])('the start times %j are refused at their field', async (batch_times, message) => {
  const form = { batch_times, version: '0' };
  const { status, text } = await request('POST', '/admin/sections/claims', { headers: staff, form });
  expect([status, text.includes(message)]).toEqual([400, true]);
});
