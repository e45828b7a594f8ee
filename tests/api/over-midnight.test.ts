import { beforeEach, expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { createAdmin, createAdminToken } from '../factories/admin';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T22:00:00+05:30' });
const request = await createRequester(ctx.app);

let token: string;
let class_id: number;

beforeEach(async () => {
  ctx.clock.set('2026-11-20T22:00:00+05:30');
  await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
  const { body } = await request('POST', '/api/admin/classes', {
    token: await createAdminToken(ctx, await createAdmin(ctx, ['manage_classes'])),
    json: {
      title: 'Yoga nidra',
      description: 'Rest before sleep.',
      class_date: '2026-11-20',
      start_time: '23:30',
      end_time: '00:30',
      instructor: 'Imran',
      live_link: 'https://meet.example/nidra',
    },
  });
  class_id = body.class_id as number;
  token = await createMemberToken(ctx, await createMember(ctx));
  ctx.clock.set('2026-11-21T00:10:00+05:30');
});

const getCookie = async () => ({
  Cookie: (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '',
});

test.each(['/dashboard', '/timetable'])('%s shows the class with its button until it ends', async (path) => {
  const headers = await getCookie();
  const { text } = await request('GET', path, { headers });
  const forms = text.split('<form').map((form) => form.split('</form>')[0] ?? '');
  const join = forms.find((form) => form.includes(`name="class_id" value="${class_id}"`));
  expect(join).toContain('Join Now');
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect((await request('GET', path, { headers })).text).not.toContain(`name="class_id" value="${class_id}"`);
});

test('the home page joins the class without JavaScript, and counts its minutes after its end', async () => {
  const headers = await getCookie();
  const form = { class_id: String(class_id), attendance_date: '2026-11-21' };
  const joined = await request('POST', '/dashboard?index', { headers, form });
  expect(joined.status).toBe(302);
  expect((await request('GET', `/join/${class_id}`, { headers })).headers.get('Location')).toBe(
    'https://meet.example/nidra',
  );
  ctx.clock.set('2026-11-21T00:32:00+05:30');
  expect((await request('GET', '/dashboard', { headers })).text).toMatch(/60 (?:<!-- -->)?min/);
});
