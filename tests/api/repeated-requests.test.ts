import { expect, test } from 'vitest';
import { addDays } from '~/lib/calendar';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { submitDonation } from '../factories/donation';
import { createMember, createMemberToken } from '../factories/member';
import { createPicture } from '../factories/picture';
import { testContext } from '../setup/context';
import { pay, paymentEvent } from '../setup/razorpay';
import { createRequester, type RequestOptions } from '../setup/request';
import { tally } from '../setup/tally';

const ctx = await testContext();
const request = await createRequester(ctx.app);

ctx.clock.set(new Date());
const staff = await createAdminToken(ctx, await createAdmin(ctx));

async function createLoggedInMember() {
  const member = await createMember(ctx);
  return { member, token: await createMemberToken(ctx, member) };
}

/** Sends the same request twice, like a client that has lost the first response and retries. */
async function sendTwice(method: string, path: string, options: RequestOptions) {
  return [await request(method, path, options), await request(method, path, options)] as const;
}

const countRows = async ({ id: memberId }: { id: number }) => ({
  donations: await ctx.db.donation.count({ where: { member_id: memberId } }),
  credits: await ctx.db.karmaEntry.count({ where: { member_id: memberId } }),
  messages: await ctx.db.outboxMessage.count({ where: { member_id: memberId } }),
});

test('a repeated decision has the same response and no second effect', async () => {
  const { member } = await createLoggedInMember();
  const [one, two] = [await submitDonation(ctx.as(member)), await submitDonation(ctx.as(member))];
  const approved = await sendTwice('PUT', `/api/admin/donations/${one.id}/approve`, { token: staff });
  const json = { rejection_reason: 'Unreadable' };
  const rejected = await sendTwice('PUT', `/api/admin/donations/${two.id}/reject`, { token: staff, json });
  for (const [first, second] of [approved, rejected]) {
    expect(first.status).toBe(200);
    expect([second.status, second.body.donation_details]).toEqual([200, first.body.donation_details]);
  }
  expect(await countRows(member)).toEqual({ donations: 2, credits: 1, messages: 2 });
});

test('a repeated proof of a payment is one donation', async () => {
  const { member, token } = await createLoggedInMember();
  const placed = await request('POST', '/api/user/donations/razorpay', { token, json: { amount: 501 } });
  const proof = await pay(ctx, { order_id: (placed.body.order as { id: string }).id });
  const [first, second] = await sendTwice('POST', '/api/user/donations/razorpay/verify', { token, json: proof });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.donation_info).toEqual(first.body.donation_info);
  expect(await countRows(member)).toEqual({ donations: 1, credits: 1, messages: 1 });
});

test('a repeated screenshot is the same donation', async () => {
  const { member, token } = await createLoggedInMember();
  const multipart = { amount: '501', screenshot: new Blob([await createPicture()]) };
  const [first, second] = await sendTwice('POST', '/api/user/donations/qr', { token, multipart });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.donation_info).toEqual(first.body.donation_info);
  expect(await countRows(member)).toMatchObject({ donations: 1 });
});

test('a repeated event of the provider is stored once', async () => {
  const { rawBody: body, signature } = paymentEvent('payment.captured', {
    id: 'pay_twice',
    order_id: 'order_twice',
    amount: 100,
    status: 'captured',
  });
  const headers = { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': 'evt_twice' };
  const answers = await sendTwice('POST', '/api/webhooks/razorpay', { body, headers });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ctx.db.webhookEvent.count({ where: { event_id: 'evt_twice' } })).toBe(1);
});

test('a repeated mark is reported as such, and counts once', async () => {
  ctx.clock.set('2026-11-20T06:30:00+05:30');
  const { member, token } = await createLoggedInMember();
  const { id } = await createClass(ctx);
  const json = { class_id: id, attendance_date: ctx.clock.today() };
  const [first, second] = await sendTwice('POST', '/api/user/attendance/mark', { token, json });
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(await ctx.db.attendance.count({ where: { member_id: member.id } })).toBe(1);
});

test('an identical form submitted many times concurrently adds once', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const aClass = {
    title: 'Sent twice',
    description: 'Slow.',
    instructor: 'Meera',
    start_time: '06:00',
    end_time: '07:00',
  };
  const day = addDays(ctx.clock.today(), 3);
  const createPdf = () => new File(['%PDF-1.7\n'], 'plan.pdf', { type: 'application/pdf' });
  const forms = {
    '/admin/faqs/new': { form: { question: 'Sent twice?', answer: 'Kept once.', category: 'Other' } },
    '/admin/video/new': {
      form: { title: 'Sent twice', description: 'x', youtube_link: 'https://youtu.be/sG4aN1h0tQk', category: 'Other' },
    },
    '/admin/classes/new': {
      form: { ...aClass, class_date: day },
    },
    '/admin/resources/new': () => ({
      multipart: { title: 'Sent twice', description: 'x', type: 'free', media_url: createPdf() },
    }),
  };
  const countRows = () =>
    Promise.all([
      ctx.db.faq.count({ where: { question: 'Sent twice?' } }),
      ctx.db.videoResource.count({ where: { title: 'Sent twice' } }),
      ctx.db.yogaClass.count({ where: { title: 'Sent twice' } }),
      ctx.db.dietPlan.count({ where: { title: 'Sent twice' } }),
    ]);
  for (const [path, form] of Object.entries(forms)) {
    const send = () => request('POST', path, { headers, ...(typeof form === 'function' ? form() : form) });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(tally(answers.map(({ status }) => String(status))), path).toEqual({ 302: 1, 409: 5 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toContain('You have just added the same. It is in the list once.');
  }
  expect(await countRows()).toEqual([1, 1, 1, 1]);
  expect(await ctx.db.storedFile.count({ where: { attached_at: { not: null }, kind: 'diet_plan_pdf' } })).toBe(1);

  const { id } = await ctx.db.faq.findFirstOrThrow({ where: { question: 'Sent twice?' } });
  await request('DELETE', `/api/admin/faqs?id=${id}`, { token: staff });
  const again = await request('POST', '/admin/faqs/new', { headers, ...forms['/admin/faqs/new'] });
  expect(again.status).toBe(302);
});

test('an identical API call adds twice', async () => {
  const json = { question: 'Twice?', answer: 'Twice.', category: 'Other' };
  const [first, second] = await sendTwice('POST', '/api/admin/faqs', { token: staff, json });
  expect([first.status, second.status]).toEqual([first.status, first.status]);
  expect(await ctx.db.faq.count({ where: { question: 'Twice?' } })).toBe(2);
});
