import { expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../../factories/member';
import { testContext } from '../../setup/context';
import { createRequester, type Answer } from '../../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const ADDRESS = '10.9.9.9';

const known = await createMember(ctx);
const tokens = await Promise.all([1, 2, 3, 4].map(async () => createMemberToken(ctx, await createMember(ctx))));
const [marker = '', donor = '', payer = '', rater = ''] = tokens;

const post = (path: string, json: object, token?: string) =>
  request('POST', path, { json, address: ADDRESS, ...(token ? { token } : {}) });

/**
 * Rate limits: what is limited, how many requests are allowed, and how to send one. Each of these
 * requests fails.
 */
const limits: [what: string, times: number, ask: () => Promise<Answer>][] = [
  [
    'logins at one account',
    6,
    () => request('POST', '/api/login', { json: { phonenumber: known.phone, password: 'wrong' }, address: '10.9.9.8' }),
  ],
  ['logins from one address', 100, () => post('/api/login', { phonenumber: newPhone(), password: 'wrong' })],
  [
    'sign-ups from one address',
    400,
    () => post('/api/signup', { name: 'Asha', phonenumber: known.phone, password: PASSWORD }),
  ],
  ['codes from one address', 20, () => post('/api/forgot-password', { phonenumber: newPhone() })],
  [
    'screenshots of one member',
    30,
    () => {
      const multipart = { amount: '501', screenshot: new Blob(['no picture']) };
      return request('POST', '/api/user/donations/qr', { token: donor, address: ADDRESS, multipart });
    },
  ],
  [
    'marks of one member',
    30,
    () => post('/api/user/attendance/mark', { class_id: 999_999, attendance_date: ctx.clock.today() }, marker),
  ],
  [
    'proofs of one member',
    60,
    () => {
      const ours = {
        razorpay_order_id: 'order_unknown',
        razorpay_payment_id: 'pay_unknown',
        razorpay_signature: 'f'.repeat(64),
      };
      return post('/api/user/donations/razorpay/verify', ours, payer);
    },
  ],
  ['ratings of one member', 30, () => post('/api/user/ratings', { rating: 5 }, rater)],
];

test.each(limits)('%s: %i, and the next is 429 with the wait', async (_what, times, ask) => {
  for (let count = 0; count < times; count += 1) expect((await ask()).status, `number ${count + 1}`).not.toBe(429);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, body: { success: false, message: expect.stringMatching(/\S/) } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
