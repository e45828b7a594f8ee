import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { signTestWebhook } from '../setup/razorpay';
import { createRequester } from '../setup/request';
import { createCodeRequestCookie } from '~/http/browser/code-request.server';

const ctx = await testContext();
const request = await createRequester(ctx.app);

let staff = '';
let token = '';

beforeAll(async () => {
  staff = await createAdminToken(ctx, await createAdmin(ctx));
  token = await createMemberToken(ctx, await createMember(ctx));
});

test.each<[unknown]>([[{ toString: 'x' }], [{ valueOf: 1 }], [[]], [{}], [true], [null]])(
  'user_id %j is refused at its field',
  async (user_id) => {
    const body = { message: 'user_id must be a number', errors: { user_id: ['user_id must be a number'] } };
    for (const [method, path] of [
      ['PUT', '/api/profile'],
      ['POST', '/api/user/ratings'],
    ] as const) {
      const answer = await request(method, path, { token, json: { user_id, rating: 5 } });
      expect(answer).toMatchObject({ status: 400, body });
    }
  },
);

describe.each(['half a pair \ud800', 'NUL \0', 'no letter \uffff', 'none either \u{1fffe}'])('%j', (text) => {
  test('is refused at its field', async () => {
    const calls = [
      ['POST', '/api/admin/faqs', { question: text, answer: 'Yes.' }, 'question'],
      ['PUT', '/api/admin/instructions/day', { day_name: 'Monday', instruction: text }, 'instruction'],
      ['POST', '/api/signup', { name: text, phonenumber: '9876501234', password: 'a fine morning' }, 'name'],
    ] as const;
    for (const [method, path, json, field] of calls) {
      const answer = await request(method, path, { token: staff, json });
      expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.stringMatching(/special/)] } } });
    }
  });

  test('in an old name does not break the share pictures', async () => {
    if (text.includes('\0') || text.includes('\ud800')) return;
    const member = await createMember(ctx, { name: `A${text}` });
    const { Cookie } = await createMemberCookie(ctx, member);
    expect((await request('GET', `/share/invite/${member.referral_code}`)).status).toBe(200);
    expect((await request('GET', '/share/streak', { headers: { Cookie } })).status).toBe(200);
  });
});

test('messages of the validation library never appear: each field has our own', async () => {
  const person = { name: 'Mira', phonenumber: '9876501235', password: 'a fine morning' };
  const sections = '/api/admin/homepage-sections/bulk';
  const wrong = [
    ['POST', '/api/signup', { ...person, referral_code: 7 }, { referral_code: ['referral_code must be a text'] }],
    ['PUT', sections, { updates: [{ id: 'x' }] }, { 'updates.0.id': [expect.any(String)] }],
    ['PUT', sections, { updates: [{ id: 1e300, is_active: true }] }, { 'updates.0.id': [expect.any(String)] }],
    ['PUT', sections, { updates: 'x' }, { updates: [expect.any(String)] }],
  ] as const;
  for (const [method, path, json, errors] of wrong) {
    const answer = await request(method, path, { token: staff, json });
    expect(answer, path).toMatchObject({ status: 400, body: { errors } });
    expect(answer.text).not.toMatch(/Invalid input|Invalid option|Too big|Too small|expected/);
  }
});

test('a byte order mark before a JSON body is ignored', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = `\ufeff${JSON.stringify({ phonenumber: '9876501239', password: 'a fine morning' })}`;
  expect(await request('POST', '/api/login', { headers, body })).toMatchObject({ status: 401 });
});

const encodeTestCursor = (fields: object) => Buffer.from(JSON.stringify({ page: 2, ...fields })).toString('base64url');

test.each([
  ['donations?', { id: 2 ** 40, at: '2026-01-01T00:00:00Z' }],
  ['donations?', { id: 1, at: '0000-01-01T00:00:00Z' }],
])('%s refuses an invented cursor: %j', async (path, fields) => {
  const answer = await request('GET', `/api/admin/${path}&page=2&near=${encodeTestCursor(fields)}`, { token: staff });
  expect(answer.status).toBe(200);
});

test.each(['9999-12-31', '0001-01-01', '0000-01-01', '2026-11-31', '\0'])('the week %j can be shown', async (week) => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  expect((await request('GET', `/admin/classes?${new URLSearchParams({ week })}`, { headers })).status).toBe(200);
});

test('a cookie is not accepted as another one, although both are signed by us', async () => {
  const reset =
    (await createCodeRequestCookie('reset', { phone: '+919876543210', askedAt: ctx.clock.now() }, ctx.app)).split(
      ';',
    )[0] ?? '';
  const headers = { Cookie: reset.replace('sangha_reset', 'sangha_toast') };
  const answer = await request('GET', '/login', { headers });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('9876543210');
});

describe('a signed event', () => {
  const send = (body: string) =>
    request('POST', '/api/webhooks/razorpay', { body, headers: { 'X-Razorpay-Signature': signTestWebhook(body) } });

  test.each([
    '[]',
    '"text"',
    'null',
    '7',
    '{',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  ])('is refused if it is invalid: %.20s', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('is stored without characters that the database cannot store', async () => {
    const body = '{"event":"payment.no\\u0000t\\ud800ed","payload":{"notes":"a\\u0000b"}}';
    expect((await send(body)).status).toBe(200);
    const row = await ctx.db.webhookEvent.findFirstOrThrow({ where: { type: 'payment.noted' } });
    expect(row.payload).toEqual({ event: 'payment.noted', payload: {} });
  });
});
