import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { addKarma } from '~/domain/karma/add-karma.server';
import { deriveOneTimeCode } from '~/domain/notifications/one-time-code';
import { createAdmin, createAdminToken } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createDietPlan } from '../factories/diet-plan';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../factories/member';
import { createApiDescription } from '../setup/api-description';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';
import { createRequester } from '../setup/request';
import { loadServerBuild } from '../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const profile = {
  name: 'Asha Sharma',
  gender: 'Female',
  city: 'Pune',
  birtyear: 19900512,
  email: 'asha@example.in',
  primarygoal: 'Better sleep',
};

async function createLoggedInMember(more: Parameters<typeof createMember>[1] = {}) {
  const member = await createMember(ctx, more);
  return { member, token: await createMemberToken(ctx, member) };
}

describe('the id of another member', () => {
  test.each([
    ['GET', '/api/user?user_id='],
    ['GET', '/api/diet-plans/user?user_id='],
  ])('%s %s', async (method, path) => {
    const { token } = await createLoggedInMember();
    const other = await createMember(ctx);
    const { status, text } = await request(method, `${path}${other.id}`, { token });
    expect(status).toBe(403);
    expect(text).not.toContain(other.name);
  });

  test.each([
    ['PUT', '/api/profile'],
    ['POST', '/api/profile/phone'],
    ['POST', '/api/profile/password'],
    ['POST', '/api/user/ratings'],
    ['POST', '/api/user/attendance/mark'],
  ])('%s %s, with any body', async (method, path) => {
    const { token } = await createLoggedInMember();
    const other = await createMember(ctx);
    for (const user_id of [other.id, String(other.id)]) {
      expect(await request(method, path, { token, json: { user_id } })).toMatchObject({ status: 403 });
    }
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ name: other.name });
  });
});

const memberCalls = Object.entries(createApiDescription(await loadServerBuild()).paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { security?: object[] }>)
    .filter(([, { security = [] }]) => security.length === 1 && security.every((one) => 'member' in one))
    .map(([method]) => [method.toUpperCase(), path] as const),
);

test.each(memberCalls)('%s %s requires a current session of a member', async (method, path) => {
  const json = method === 'GET' ? {} : { json: {} };
  const staff = await createAdminToken(ctx, await createAdmin(ctx));
  const answers = [undefined, 'x'.repeat(43), staff].map((token) =>
    request(method, path, { ...json, ...(token ? { token } : {}) }),
  );
  const [visitor, ended, other] = await Promise.all(answers);
  expect([visitor?.status, ended?.status, other?.status]).toEqual([401, 401, 403]);
  expect(ended?.body.message).toMatch(/^(?:Please log in again|You must be logged in to rate)\.$/);
});

describe('PUT /api/profile', () => {
  test('saves and returns the member, and ignores createdAt', async () => {
    const { member, token } = await createLoggedInMember();
    const json = { ...profile, user_id: member.id, phonenumber: member.phone, created_at: '1999-01-01' };
    expect(await request('PUT', '/api/profile', { token, json })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Profile updated successfully!',
        phone_verification_required: false,
        user: { ...profile, id: member.id, created_at: '2025-01-01T00:00:00.000Z' },
      },
    });
  });

  test('names each invalid field', async () => {
    const { token } = await createLoggedInMember();
    const { status, body } = await request('PUT', '/api/profile', { token, json: { phonenumber: '123' } });
    expect(status).toBe(400);
    expect(Object.keys(body.errors as object).sort()).toEqual(
      ['birtyear', 'city', 'email', 'gender', 'name', 'phonenumber', 'primarygoal'].sort(),
    );
  });

  test('a new phone is confirmed with its code', async () => {
    const { token } = await createLoggedInMember();
    const phone = newPhone();
    const json = { ...profile, phonenumber: phone.slice(3) };
    expect(await request('PUT', '/api/profile', { token, json })).toMatchObject({
      status: 200,
      body: { phone_verification_required: true },
    });
    const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone } });
    const otp = deriveOneTimeCode(ctx, salt);
    const confirm = (json: object) => request('POST', '/api/profile/phone', { token, json });
    expect(await confirm({ otp })).toMatchObject({
      status: 400,
      body: { errors: { current_password: ['Please enter your password'] } },
    });
    expect(await confirm({ otp, current_password: 'not this one' })).toMatchObject({
      status: 400,
      body: { errors: { current_password: ['This is not your password.'] } },
    });
    expect(await confirm({ otp, current_password: PASSWORD })).toMatchObject({
      status: 200,
      body: { user: { phonenumber: phone.slice(3) }, device_token: expect.any(String) },
    });
    expect(await confirm({ otp, current_password: PASSWORD })).toMatchObject({ status: 400 });
  });
});

test('a refused member is named in the log, by API and by page', async () => {
  const { token, member } = await createLoggedInMember();
  const Cookie = (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '';
  const { url, finished } = await startHttpServer(ctx.app);
  const getActor = async (path: string, headers: Record<string, string>) => {
    await fetch(url + path, { headers });
    await expect.poll(() => finished.map((line) => line.path)).toContain(path);
    return finished.find((line) => line.path === path)?.actor;
  };
  expect(await getActor('/api/admin/users', { Authorization: `Bearer ${token}` })).toBe(`member:${member.id}`);
  expect(await getActor('/dashboard', { Cookie })).toBe(`member:${member.id}`);
  expect(await getActor('/profile-edit.data', { Cookie })).toBe(`member:${member.id}`);
  expect(await getActor('/api/user', { Authorization: `Bearer ${'x'.repeat(43)}` })).toBeUndefined();
});

test('a client that disconnects is not logged as a database failure', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  for (const [path, type] of [
    ['/api/login', 'application/json'],
    ['/login', 'application/x-www-form-urlencoded'],
  ] as const) {
    const stream = new ReadableStream<Uint8Array>({ pull: (body) => body.error(aborted) });
    const answer = await request('POST', path, { stream, headers: { 'Content-Type': type } });
    expect(answer.status, path).toBe(400);
  }
});

describe('POST /api/profile/password', () => {
  test('changes the password with the current one, and keeps only this session', async () => {
    const { token, member } = await createLoggedInMember();
    const elsewhere = await createMemberToken(ctx, member);
    const change = (json: object) => request('POST', '/api/profile/password', { token, json });
    expect(await change({ current_password: 'not this one', newPassword: 'chandra-namaskar-9' })).toMatchObject({
      status: 400,
      body: { errors: { current_password: ['This is not your password.'] } },
    });
    expect(await change({ current_password: PASSWORD, newPassword: `my ${member.phone.slice(3)}` })).toMatchObject({
      status: 400,
      body: { errors: { newPassword: [expect.stringContaining('without your name')] } },
    });
    expect(await change({ current_password: PASSWORD, newPassword: 'chandra-namaskar-9' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your password is changed.' },
    });
    expect(await request('GET', '/api/user', { token })).toMatchObject({ status: 200 });
    expect(await request('GET', '/api/user', { token: elsewhere })).toMatchObject({ status: 401 });
  });
});

describe('a session', () => {
  test("is ended from the profile, only one's own", async () => {
    const [{ token, member }, other] = [await createLoggedInMember(), await createLoggedInMember()];
    const elsewhere = await createMemberToken(ctx, member);
    const Cookie = (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '';
    const getId = async (owner: { id: number }) =>
      (await ctx.db.session.findFirstOrThrow({ where: { member_id: owner.id }, orderBy: { id: 'desc' } })).id;
    const end = (id: string) => request('POST', '/profile-edit/sessions', { form: { id }, headers: { Cookie } });
    for (const id of [String(await getId(member)), String(await getId(other.member))])
      expect((await end(id)).headers.get('Location')).toBe('/profile-edit/privacy');
    expect((await end('x')).status).toBe(400);
    const answers = [token, elsewhere, other.token].map((of) => request('GET', '/api/user', { token: of }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401, 200]);
  });
});

describe('resources', () => {
  test('that are empty lists say so', async () => {
    for (const [list, fragment] of [
      ['pdfs', 'No diet plans yet'],
      ['videos', 'No videos yet'],
      ['faqs', 'No FAQs available at the moment.'],
    ]) {
      const { text } = await request('GET', `/resources?list=${list}`);
      expect(text).toContain(fragment);
    }
  });

  test('without disabled FAQs and videos', async () => {
    const createdAt = ctx.clock.now();
    const video = {
      title: 'Shown',
      description: '',
      youtube_link: 'https://youtu.be/sG4aN1h0tQk',
      created_at: createdAt,
    };
    await ctx.db.videoResource.createMany({ data: [video, { ...video, title: 'Hidden', is_active: false }] });
    const faq = { question: 'Is it free?', answer: 'Yes.', created_at: createdAt };
    await ctx.db.faq.createMany({ data: [faq, { ...faq, question: 'Old?', is_active: false }] });
    expect((await request('GET', '/api/faqs')).body).toMatchObject({
      success: true,
      faqs: [{ question: 'Is it free?' }],
    });
    expect((await request('GET', '/api/video-resources')).body).toMatchObject({
      success: true,
      video_resources: [{ title: 'Shown', category: 'Other', is_active: true }],
    });
  });

  test('of a plan open at the address from the API, and a locked plan has none', async () => {
    await createDietPlan(ctx, { title: 'Steady', type: 'karma', karma_points_required: 100 });
    const { member, token } = await createLoggedInMember({ karma_points: 100 });
    const path = `/api/diet-plans/user?user_id=${member.id}`;
    const [plan] = (await request('GET', path, { token })).body.diet_plans as { media_url: string }[];
    const file = await request('GET', plan?.media_url ?? '');
    expect(file).toMatchObject({ status: 200, text: '%PDF-1.4 Steady.pdf' });
    expect(file.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Steady.pdf");
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(file.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");

    for (const query of ['?user_id=77', '?user_id=undefined', '?user_id=']) {
      const { body } = await request('GET', `/api/diet-plans/user${query}`);
      expect(body, query).toMatchObject({ diet_plans: [{ media_url: null, access_message: 'Log in to unlock' }] });
    }
    expect(await request('GET', plan?.media_url.split('?')[0] ?? '')).toMatchObject({ status: 403 });
  });

  test('with an expired token return an error', async () => {
    expect(await request('GET', '/api/diet-plans/user', { token: 'x'.repeat(43) })).toMatchObject({ status: 401 });
  });
});

test('GET /api/user/referrals and the leaderboard have the fields of the specification', async () => {
  const { member, token } = await createLoggedInMember();
  await attend(ctx, member, await createClass(ctx));
  expect((await request('GET', '/api/user/referrals', { token })).body).toMatchObject({
    success: true,
    referral_data: {
      total_referrals: 0,
      karma_from_referrals: 0,
      my_referral_code: member.referral_code,
      referrals: [],
    },
  });
  expect((await request('GET', '/api/attendance/leaderboard/streak', { token })).body).toMatchObject({
    success: true,
    leaderboard: [{ id: member.id, name: member.name, total_classes_attended: 1 }],
    me: { rank: 1 },
  });
  expect(await request('GET', '/api/user/referrals?limit=0', { token })).toMatchObject({ status: 400 });
  expect(await request('GET', '/api/user/referrals?limit=1000', { token })).toMatchObject({ status: 200 });
  expect(await request('GET', '/api/attendance/leaderboard/streak?period=month', { token })).toMatchObject({
    status: 200,
    body: { period: 'month', me: { id: member.id, month_mornings: 1, month_classes: 1 } },
  });
  expect(await request('GET', '/api/attendance/leaderboard/streak?period=week', { token })).toMatchObject({
    status: 400,
    body: { message: 'Period must be all or month' },
  });
});

describe('the karma ledger', () => {
  test('lists on its page and in the API the reason of each entry', async () => {
    const { member, token } = await createLoggedInMember();
    const entries = ['referral', 'donation', 'refund', 'correction', 'opening'] as const;
    for (const [index, reason] of entries.entries()) {
      const change = {
        member_id: member.id,
        delta: reason === 'refund' ? -1500 : 1500 + index,
        reason,
        reference: 'x',
      };
      await ctx.db.$transaction((tx) => addKarma(ctx, tx, change));
    }
    const { body } = await request('GET', '/api/user/karma', { token });
    expect(body).toMatchObject({ success: true, karma_points: 4508, next: null });
    expect(body.entries).toMatchObject(entries.toReversed().map((reason) => ({ reason })));
    const Cookie = (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '';
    const { text } = await request('GET', '/karma', { headers: { Cookie } });
    for (const fragment of ['A friend came with your code', 'You donated', 'Donation refunded', '−1,500', '+1,503'])
      expect(text).toContain(fragment);
    expect(text).toMatch(/<a[^>]+href="\/karma"[^>]*><span[^>]*>4,508</);
  });

  test('explains how to earn the first karma, and rejects an invalid cursor', async () => {
    const { token } = await createLoggedInMember();
    const Cookie = (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '';
    for (const path of ['/karma', '/karma?before=x']) {
      const { status, text } = await request('GET', path, { headers: { Cookie } });
      expect(status).toBe(200);
      expect(text).toContain('No karma yet');
    }
    expect(await request('GET', '/api/user/karma?before=x', { token })).toMatchObject({ status: 400 });
  });
});

describe('POST /api/user/ratings', () => {
  test('returns thanks', async () => {
    const { token } = await createLoggedInMember();
    const json = { rating: 5, review: '' };
    expect(await request('POST', '/api/user/ratings', { token, json })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Thank you for your feedback!' },
    });
  });

  test.each([0, 6, 2.5, '7', null, undefined, 'five'])('refuses %s stars', async (rating) => {
    const { token } = await createLoggedInMember();
    expect(await request('POST', '/api/user/ratings', { token, json: { rating } })).toMatchObject({
      status: 400,
      body: { message: 'Please choose from one to five stars' },
    });
  });
});

test('POST /api/logout ends the session', async () => {
  const { token } = await createLoggedInMember();
  expect(await request('POST', '/api/logout', { token })).toMatchObject({ status: 200, body: { success: true } });
  expect(await request('POST', '/api/logout', { token })).toMatchObject({ status: 401 });
});

describe('the pages of a member', () => {
  const getCookie = (token: string) =>
    `sangha_member=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`;
  const getPage = (path: string, token: string) => request('GET', path, { headers: { Cookie: getCookie(token) } });

  test('redirect a visitor to the login, and back afterwards', async () => {
    for (const path of [
      '/dashboard?tab=referral',
      '/profile-edit',
      '/profile-edit/export',
      '/rate',
      '/karma',
      '/share/streak',
    ]) {
      const { status, headers } = await request('GET', path);
      expect([status, headers.get('Location')]).toEqual([302, `/login?${new URLSearchParams({ next: path })}`]);
    }
  });

  test('the rating page shows the last class within a day, or asks for a rating of Sangha', async () => {
    const { member, token } = await createLoggedInMember();
    expect((await getPage('/rate', token)).text).toContain('How do you like practising with Sangha?');
    await attend(ctx, member, await createClass(ctx, { title: 'Chair yoga', from: '06:00', to: '06:45' }));
    const { text } = await getPage('/rate', token);
    expect(text).toMatch(/Chair yoga<\/span>, (?:<!-- -->)?<span class="class-time">6:00 AM/);
    expect(text).not.toContain('practising with Sangha?<');
  });

  test('a file, a picture and a calendar entry have their content types', async () => {
    const { token } = await createLoggedInMember();
    const yogaClass = await createClass(ctx);
    expect((await getPage('/profile-edit/export', token)).body).toMatchObject({ profile: { title: 'Beginner' } });
    expect((await getPage('/share/streak', token)).headers.get('Content-Type')).toBe('image/png');
    const entry = await getPage(`/classes/${yogaClass.id}/calendar`, token);
    expect(entry.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(entry.text).toContain(`/join/${yogaClass.id}`);
    expect(await getPage('/classes/999999/calendar', token)).toMatchObject({ status: 404 });
  });
});

test('a referral link previews as an invitation with a picture', async () => {
  const { member } = await createLoggedInMember({ name: 'Asha Sharma' });
  const { text } = await request('GET', `/register?refcode=${member.referral_code}`);
  expect(text).toContain('content="Asha invites you to Sangha"');
  expect(text).toContain(`/share/invite/${member.referral_code}`);
  const picture = await request('GET', `/share/invite/${member.referral_code}`);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const square = await request('GET', `/share/invite/${member.referral_code}?format=square`);
  expect([square.status, square.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const short = await request('GET', `/r/${member.referral_code.toLowerCase()}`);
  expect([short.status, short.headers.get('Location')]).toEqual([302, `/register?refcode=${member.referral_code}`]);
  const unknown = await request('GET', '/share/invite/nobody');
  expect([unknown.status, unknown.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(unknown.text).toContain('<h1>There is no such code.</h1>');
  expect(unknown.text).toMatch(/href="?\/register\b/);
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(unknown.text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(unknown.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
  const inHindi = await request('GET', `/register?refcode=${member.referral_code}&lang=hi`);
  expect(inHindi.text).toContain(`/share/invite/${member.referral_code}?lang=hi`);
  const hindiPicture = await request('GET', `/share/invite/${member.referral_code}?lang=hi`);
  expect(hindiPicture.text).not.toBe(picture.text);
});
