import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { Permission } from '~/domain/admins/policy';
import { STORAGE_UNAVAILABLE_MESSAGE } from '~/domain/content/store-file.server';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { createAdminCookie, createAdminToken, asAdmin, createAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { padBytes, createPicture } from '../factories/picture';
import { testContext } from '../setup/context';
import { endTrouble, pay, paymentEvent, troubleRazorpay } from '../setup/razorpay';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const FIVE_MB = 5 * 1024 * 1024;

beforeEach(() => ctx.clock.set(new Date()));

async function createLoggedInMember() {
  const member = await createMember(ctx);
  return { member, token: await createMemberToken(ctx, member) };
}

async function createStaffToken(...permissions: Permission[]) {
  return createAdminToken(ctx, await createAdmin(ctx, permissions));
}

async function createFile(bytes: Uint8Array | Promise<Uint8Array>, name = 'upi.png') {
  return new File([Uint8Array.from(await bytes)], name);
}

const listDonations = (member: { id: number }) => ctx.db.donation.findMany({ where: { member_id: member.id } });

describe('POST /api/user/donations/qr', () => {
  const path = '/api/user/donations/qr';

  test('stores the picture, and the list and the figures show the pending donation', async () => {
    const { token } = await createLoggedInMember();
    const multipart = { amount: '501', screenshot: await createFile(createPicture()) };
    const sent = await request('POST', path, { token, multipart });
    expect(sent).toMatchObject({
      status: 200,
      body: { success: true, donation_info: { amount: 501, expected_karma_points: 501, status: 'pending' } },
    });
    const { body: list } = await request('GET', '/api/user/donations', { token });
    expect(list.donations).toMatchObject([
      {
        amount: 501,
        category: 'Sahayog',
        donation_type: 'Sahayog',
        payment_method: 'qr',
        type: 'qr',
        status: 'pending',
      },
    ]);
    const { body: figures } = await request('GET', '/api/user/donations/stats', { token });
    expect(figures.stats).toEqual({
      total_amount: 0,
      total_karma_points: 0,
      total_donations: 1,
      pending_donations: 1,
      donation_breakdown: { sewa_count: 0, sahayog_count: 0, samarpan_count: 0, sankalp_count: 0, custom_count: 0 },
    });
  });

  test.each([
    [
      'one byte more than 5 MB',
      413,
      'File size should be less than 5MB',
      async () => padBytes(await createPicture(), FIVE_MB + 1),
    ],
    ['a GIF', 415, 'Please upload only JPG, JPEG, or PNG files', () => createPicture({ format: 'gif' })],
    ['a text', 415, 'Please upload only JPG, JPEG, or PNG files', async () => Buffer.from('paid, promise')],
  ])('%s is %i', async (_what, status, message, bytes) => {
    const { member, token } = await createLoggedInMember();
    const multipart = { amount: '501', screenshot: await createFile(bytes()) };
    const answer = await request('POST', path, { token, multipart });
    expect(answer).toMatchObject({ status, body: { success: false, message, errors: { screenshot: [message] } } });
    expect(await listDonations(member)).toEqual([]);
  });

  test.each([
    ['no picture', { amount: '501' }, 'Please upload payment screenshot'],
    ['no amount', {}, 'Please enter a valid donation amount'],
    ['an amount of 0', { amount: '0' }, 'Please enter a valid donation amount'],
    ['an amount with paise', { amount: '10.50' }, 'Please enter a valid donation amount'],
    ['words for an amount', { amount: 'five hundred' }, 'Please enter a valid donation amount'],
    ['more than the most', { amount: '500001' }, 'Please give at most ₹5,00,000 at a time'],
  ])('%s is 400', async (_what, fields, message) => {
    const { token } = await createLoggedInMember();
    const multipart = {
      ...fields,
      ...('amount' in fields && fields.amount === '501' ? {} : { screenshot: await createFile(createPicture()) }),
    };
    expect(await request('POST', path, { token, multipart })).toMatchObject({ status: 400, body: { message } });
  });

  test('a full disk is 503, and the page keeps the typed values', async () => {
    const { member, token } = await createLoggedInMember();
    const headers = await createMemberCookie(ctx, member);
    const multipart = { amount: '501', screenshot: await createFile(createPicture()) };
    vi.stubEnv('TMPDIR', fileURLToPath(import.meta.url));
    const [called, sent] = [
      await request('POST', path, { token, multipart }),
      await request('POST', '/donations', { headers, multipart: { way: 'qr', custom_amount: '777', ...multipart } }),
    ];
    expect(called).toMatchObject({ status: 503, body: { success: false, message: STORAGE_UNAVAILABLE_MESSAGE.text } });
    expect(sent.status).toBe(503);
    expect(sent.text.includes(STORAGE_UNAVAILABLE_MESSAGE.text)).toBe(true);
    expect(sent.text.includes('value="777"')).toBe(true);
    expect(await listDonations(member)).toEqual([]);
  });

  test('a body without multipart is 400, and a visitor is 401', async () => {
    const { token } = await createLoggedInMember();
    expect(await request('POST', path, { token, json: { amount: 501 } })).toMatchObject({ status: 400 });
    const cut = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await request('POST', path, { token, body: '--x\r\nContent-Disp', headers: cut })).toMatchObject({
      status: 400,
    });
    expect(await request('POST', path, { multipart: { amount: '501' } })).toMatchObject({ status: 401 });
  });
});

describe('an online payment', () => {
  const placeOrder = (token: string, amount: unknown) =>
    request('POST', '/api/user/donations/razorpay', { token, json: { amount } });
  const verify = (token: string, json: object) =>
    request('POST', '/api/user/donations/razorpay/verify', { token, json });

  test('is ordered, paid and verified, whatever amount its client sends', async () => {
    const { member, token } = await createLoggedInMember();
    const placed = await placeOrder(token, 501);
    expect(placed).toMatchObject({ status: 200, body: { success: true, order: { amount: 50_100, currency: 'INR' } } });
    const { id: order_id } = placed.body.order as { id: string };
    const proof = await pay(ctx, { order_id });
    const verified = await verify(token, { ...proof, amount: 500_000, user_id: member.id });
    expect(verified).toMatchObject({ status: 200, body: { success: true, donation_info: { amount: 501 } } });
    expect(await listDonations(member)).toMatchObject([{ amount_paise: 50_100, status: 'approved' }]);
  });

  test('with a forged signature or for another member is refused', async () => {
    const [one, other] = [await createLoggedInMember(), await createLoggedInMember()];
    const { id: order_id } = (await placeOrder(one.token, 101)).body.order as { id: string };
    const proof = await pay(ctx, { order_id });
    const message = 'Payment verification failed. Please try again.';
    const forged = { ...proof, razorpay_signature: 'f'.repeat(64) };
    expect(await verify(one.token, forged)).toMatchObject({ status: 400, body: { message } });
    expect(await verify(one.token, {})).toMatchObject({ status: 400, body: { message } });
    expect(await verify(other.token, proof)).toMatchObject({ status: 403, body: { message } });
    expect(await verify(one.token, { ...proof, user_id: other.member.id })).toMatchObject({ status: 403 });
    expect(await listDonations(one.member)).toEqual([]);
  });

  test('without scripts: a paid order leads to the history, a failed or abandoned one keeps its amount', async () => {
    const { member, token } = await createLoggedInMember();
    const headers = await createMemberCookie(ctx, member);
    const { id: order_id } = (await placeOrder(token, 1100)).body.order as { id: string };
    const checkout = await request('GET', `/donations/checkout/${order_id}`, { headers });
    const [, leave = ''] = /name="cancel_url" value="([^"]*)"/.exec(checkout.text) ?? [];
    expect(checkout.text).toContain('href="/donations?amount=1100"');
    const failed = { 'error[metadata]': JSON.stringify({ order_id }) };
    const left = [
      await request('GET', new URL(leave).pathname + new URL(leave).search),
      await request('POST', '/donations/return', { form: failed }),
    ];
    for (const answer of left) expect(answer.headers.get('Location')).toBe('/donations?amount=1100');
    expect((await request('GET', '/donations/return?amount=x')).headers.get('Location')).toBe('/donations');
    await verify(token, await pay(ctx, { order_id }));
    const again = await request('GET', `/donations/checkout/${order_id}`, { headers });
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/donations?tab=history']);
    const toast = again.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { text } = await request('GET', '/donations?tab=history', {
      headers: { Cookie: `${headers.Cookie}; ${toast}` },
    });
    expect(text).toContain('This order is paid already. Thank you.');
  });

  test('cannot be ordered while the provider is down', async () => {
    const { token } = await createLoggedInMember();
    await troubleRazorpay(ctx, { fail: 2, status: 500 });
    const refused = await placeOrder(token, 101);
    await endTrouble(ctx);
    expect(refused).toMatchObject({ status: 503, body: { message: 'Failed to create payment order' } });
  });
});

describe('POST /api/webhooks/razorpay', () => {
  const payment = { id: 'pay_hook', order_id: 'order_hook', amount: 100, status: 'captured' } as const;
  const send = (rawBody: string, signature: string) =>
    request('POST', '/api/webhooks/razorpay', { body: rawBody, headers: { 'X-Razorpay-Signature': signature } });

  test('accepts events signed by the provider, known or unknown, and refuses others', async () => {
    for (const type of ['payment.captured', 'invoice.paid']) {
      const { rawBody, signature } = paymentEvent(type, payment);
      expect(await send(rawBody, signature)).toMatchObject({ status: 200, body: { success: true } });
      expect(await send(`${rawBody}\n`, signature)).toMatchObject({ status: 400, body: { success: false } });
    }
    expect(await send('{}', '')).toMatchObject({ status: 400 });
    expect(await request('GET', '/api/webhooks/razorpay')).toMatchObject({ status: 405 });
  });
});

describe('the review', () => {
  const decide = (token: string, id: number | string, verb: 'approve' | 'reject', json?: object) =>
    request('PUT', `/api/admin/donations/${id}/${verb}`, { token, ...(json ? { json } : {}) });

  test('lists by status and page, with figures, and respects each permission', async () => {
    const { member } = await createLoggedInMember();
    const given = await submitDonation(ctx.as(member), { amount: 1100 });
    const token = await createStaffToken('view_all_donations');
    const { status, body } = await request('GET', '/api/admin/donations?status=pending&page=1&limit=500', { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'donations', 'pagination', 'cursor', 'stats']);
    const mine = (body.donations as { id: number }[]).find(({ id }) => id === given.id);
    expect(mine).toMatchObject({ user_name: member.name, amount: 1100, payment_method: 'qr', screenshot_path: null });
    expect(await decide(token, given.id, 'approve')).toMatchObject({ status: 403 });
    expect(await decide(token, given.id, 'reject', { rejection_reason: 'x' })).toMatchObject({ status: 403 });
    const nobody = await createStaffToken('manage_users');
    expect(await request('GET', '/api/admin/donations', { token: nobody })).toMatchObject({ status: 403 });
    const analyst = await createStaffToken('view_analytics');
    expect(await request('GET', '/api/admin/donations?status=all', { token: analyst })).toMatchObject({ status: 200 });
    expect(await request('GET', '/api/admin/donations?status=odd', { token: analyst })).toMatchObject({ status: 400 });
  });

  test('exports the list that is shown', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['view_analytics']));
    const filters = { status: 'approved', search: 'asha', method: 'qr', min_amount: '500' };
    const { text } = await request('GET', `/admin/financials?${new URLSearchParams(filters)}`, { headers });
    const [, form = ''] = /action="\/admin\/financials\/export[^"]*"([^]*?)<\/form>/.exec(text) ?? [];
    for (const [name, value] of Object.entries(filters)) expect(form).toContain(`name="${name}" value="${value}"`);
    const sent = await request('POST', '/admin/financials/export', { headers, form: filters });
    expect(JSON.parse(sent.text)).toMatchObject({ ...filters, min_amount: 500, donations: [] });
  });

  test('shows an error at an invalid filter, keeps it, and applies the others', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['view_analytics']));
    const filters = new URLSearchParams({ status: 'pending', search: 'asha', min_amount: '5 lakh' });
    const { text } = await request('GET', `/admin/financials?${filters}`, { headers });
    expect(text).toMatch(/name="min_amount"[^>]*aria-invalid="true"[^>]*value="5 lakh"/);
    expect(text).toContain('Please enter an amount in whole rupees</p>');
    expect(text).toMatch(/name="search"[^>]*value="asha"/);
    const [, form = ''] = /action="\/admin\/financials\/export[^"]*"([^]*?)<\/form>/.exec(text) ?? [];
    for (const field of ['name="status" value="pending"', 'name="search" value="asha"', 'name="min_amount" value=""'])
      expect(form).toContain(field);
    const listFiltered = async (typed: Record<string, string>) =>
      (await request('GET', `/admin/financials?${new URLSearchParams(typed)}`, { headers })).text;
    expect(await listFiltered({ min_amount: '₹ ५०१' })).toMatch(/name="min_amount"[^>]*value="501"/);
    expect(await listFiltered({ from: '2026-11-20', to: '2026-11-19' })).toContain(
      'The last day is before the first</p>',
    );
  });

  test('reports no decisions if the address of a bulk action is opened or reloaded', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
    const { status, text } = await request('GET', '/admin/financials/approvals?status=pending', { headers });
    expect(status).toBe(200);
    expect(text).toContain('Choose donations in the list of pending ones first.');
    expect(text).not.toContain('0 of 0');
  });

  test('asks for confirmation before a bulk approval, with the pending donations and their sum', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
    const { member } = await createLoggedInMember();
    const [one, two] = [await submitDonation(ctx.as(member)), await submitDonation(ctx.as(member))];
    const address = `/admin/financials/approvals?status=pending&ids=${one.id}&ids=${two.id}&ids=${two.id + 999}`;
    const { status, text } = await request('GET', address, { headers });
    expect(status).toBe(200);
    const decided = '1 donation of those you chose is decided already and left out.';
    for (const fragment of ['Approve 2 donations?', '₹1,002', `name="ids" value="${two.id}"`, decided])
      expect(text).toContain(fragment);
    const reader = await createAdminCookie(ctx, await createAdmin(ctx, ['view_all_donations']));
    expect(await request('GET', address, { headers: reader })).toMatchObject({ status: 403 });
  });

  test('refuses a bulk action with an impossible id', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
    const sent = { headers, form: { ids: '3000000000' } };
    expect(await request('POST', '/admin/financials/approvals', sent)).toMatchObject({ status: 400 });
  });

  test('offers to undo a bulk approval, in the message and in the list', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
    const [one, other] = [await createLoggedInMember(), await createLoggedInMember()];
    const given = [];
    for (const { member } of [one, one, one, other, other, other])
      given.push((await submitDonation(ctx.as(member), { amount: 11 })).id);
    const form = new URLSearchParams(given.map((id) => ['ids', String(id)]));
    const send = (more = '') =>
      request('POST', '/admin/financials/approvals', {
        headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `${form}${more}`,
      });
    const approved = await send();
    for (const fragment of ['6 of 6 approved', 'Undo these 6 approvals']) expect(approved.text).toContain(fragment);
    const { text: list } = await request('GET', '/admin/financials', { headers });
    for (const fragment of ['1 more can be undone', 'Undo all 6 approvals']) expect(list).toContain(fragment);
    expect((await send('&intent=undo')).text).toContain('6 of 6 undone');
    expect((await listDonations(one.member)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect((await send('&intent=undo')).text).toContain('of 6 undone');
    expect((await ctx.db.member.findUniqueOrThrow({ where: { id: one.member.id } })).karma_points).toBe(0);
  });

  test('approves, rejects and reports missing fields', async () => {
    const { member, token: memberToken } = await createLoggedInMember();
    const token = await createStaffToken('approve_donations', 'reject_donations');
    const [one, two] = [await submitDonation(ctx.as(member)), await submitDonation(ctx.as(member))];
    expect(await decide(token, one.id, 'approve')).toMatchObject({
      status: 200,
      body: { donation_details: { amount: 501, karma_points_awarded: 501, new_karma_total: 501 } },
    });
    expect(await decide(token, one.id, 'reject', { rejection_reason: 'Late' })).toMatchObject({ status: 409 });
    for (const json of [{}, { rejection_reason: '  ' }]) {
      expect(await decide(token, two.id, 'reject', json)).toMatchObject({
        status: 400,
        body: { message: 'Please provide a rejection reason' },
      });
    }
    expect(await decide(token, two.id, 'reject', { rejection_reason: 'x'.repeat(301) })).toMatchObject({ status: 400 });
    expect(await decide(token, two.id, 'reject', { rejection_reason: 'x'.repeat(300) })).toMatchObject({ status: 200 });
    for (const id of [999_999, 'abc', 0, '99999999999999']) {
      expect(await decide(token, id, 'approve')).toMatchObject({
        status: 404,
        body: { message: 'Donation not found.' },
      });
    }
    expect(await decide(memberToken, two.id, 'approve')).toMatchObject({ status: 403 });
    const { body } = await request('GET', '/api/user/donations/stats', { token: memberToken });
    expect(body.stats).toMatchObject({ total_amount: 501, total_karma_points: 501, total_donations: 2 });
  });

  test('shows the screenshot at a signed address, audited and expiring, to permitted staff', async () => {
    const { member } = await createLoggedInMember();
    const given = await submitDonation(ctx.as(member));
    const token = await createStaffToken('view_all_donations', 'download_screenshots');
    const { body } = await request('GET', '/api/admin/donations?status=pending&limit=100', { token });
    const listed = (body.donations as { id: number; screenshot_path: string }[]).find(({ id }) => id === given.id);
    const path = listed?.screenshot_path ?? '';
    const shown = await request('GET', path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    const viewed = { action: 'donation.screenshot_viewed', subject_id: String(given.id) };
    expect(await ctx.db.auditEntry.findMany({ where: viewed })).toMatchObject([{ actor_kind: 'admin' }]);
    const forged = path.replace(`/donations/${given.id}/`, '/donations/1/').replace('viewer=', 'viewer=9');
    expect((await request('GET', forged)).status).toBe(401);
    expect((await request('GET', path.split('?')[0] ?? '')).status).toBe(401);
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    const viewer = Number(new URL(path, 'http://sangha.test').searchParams.get('viewer'));
    await ctx.db.admin.update({ where: { id: viewer }, data: { disabled_at: ctx.clock.now() } });
    expect((await request('GET', path)).status).toBe(403);
    await ctx.db.admin.update({ where: { id: viewer }, data: { disabled_at: null } });
    expect((await request('GET', path)).status).toBe(200);
    ctx.clock.advance(901);
    expect((await request('GET', path)).status).toBe(401);
  });
});

test('a picture loses its camera metadata', async () => {
  const { member } = await createLoggedInMember();
  const { id } = await submitDonation(ctx.as(member));
  const { screenshot_key } = await ctx.db.donation.findUniqueOrThrow({ where: { id } });
  expect((await sharp(await ctx.files.get(screenshot_key ?? '')).metadata()).exif).toBeUndefined();
});

test('a member who deletes the account is informed about a pending donation', async () => {
  const member = await createMember(ctx);
  const getPage = async (query = '') =>
    (await request('GET', `/profile-edit/delete${query}`, { headers: await createMemberCookie(ctx, member) })).text;
  expect(await getPage()).not.toContain('still being reviewed');
  await submitDonation(ctx.as(member), { amount: 1100 });
  expect(await getPage()).toContain('₹1,100 that you gave by QR is still being reviewed.');
  expect(await getPage('?lang=hi')).toContain('QR से दिए आपके ₹1,100 की जाँच अभी बाक़ी है।');
});

test("a donor sees their own screenshot and receipt in the browser, and nobody else's", async () => {
  const [one, other] = [await createMember(ctx), await createMember(ctx)];
  const { id } = await submitDonation(ctx.as(one), { amount: 2100 });
  await approveDonation(await asAdmin(ctx), id);
  const get = async (member: { id: number }, page: string) =>
    request('GET', `/donations/${id}/${page}`, { headers: await createMemberCookie(ctx, member) });
  expect((await get(one, 'screenshot')).headers.get('Content-Type')).toBe('image/png');
  expect((await get(other, 'screenshot')).status).toBe(404);
  expect((await get(one, 'receipt')).text).toContain('Rupees two thousand one hundred only');
  expect((await get(other, 'receipt')).status).toBe(404);
  expect((await request('GET', `/donations/${id}/receipt`)).headers.get('Location')).toMatch(/^\/login/);
});
