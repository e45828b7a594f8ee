import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
import { nextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { requesterOn, type Answer } from '../setup/request';

const ctx = await testContext();
const request = await requesterOn(ctx.parts);
let token: string;

beforeAll(async () => {
  token = await tokenOf(ctx, await createMember(ctx));
  await createClass(ctx);
});

/** Each call that takes a body, with the fields that it reads. */
const calls: Record<string, string[]> = {
  '/api/login': ['phonenumber', 'password', 'country'],
  '/api/signup': ['name', 'phonenumber', 'password', 'referral_code', 'country'],
  '/api/forgot-password': ['phonenumber', 'country'],
  '/api/reset-password': ['phonenumber', 'otp', 'newPassword'],
  '/api/user/attendance/mark': ['class_id', 'attendance_date'],
};

const routes: Record<string, string> = {
  '/api/login': 'POST',
  '/api/signup': 'POST',
  '/api/forgot-password': 'POST',
  '/api/reset-password': 'POST',
  '/api/user/attendance/mark': 'POST',
  '/api/user': 'GET',
  '/api/user/attendance/weekly': 'GET',
  '/api/classes/today': 'GET',
  '/api/instructions': 'GET',
};

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request('POST', path, { body, token, headers, address: `10.${nextNumber() >> 8}.${nextNumber() & 255}.1` });

/** Everything that a refused call could have changed. */
async function stateOfTheWorld(): Promise<unknown> {
  return ctx.db.$queryRaw`
    SELECT (SELECT count(*)::int FROM members) AS members, (SELECT count(*)::int FROM sessions) AS sessions,
      (SELECT count(*)::int FROM otp_codes) AS codes, (SELECT count(*)::int FROM messages) AS messages,
      (SELECT count(*)::int FROM attendances) AS marks, (SELECT sum(hashtext(members::text))::text FROM members) AS content`;
}

function expectRefusal({ status, headers, body }: Answer, context: string): void {
  expect(status, context).toBeGreaterThanOrEqual(400);
  expect(status, context).toBeLessThan(500);
  expect(headers.get('Content-Type'), context).toMatch(/^application\/json/);
  expect(body, context).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
}

const bodies = {
  nothing: '',
  'half of JSON': '{"phonenumber": "98',
  'no JSON at all': 'phonenumber=9876543210&password=secret',
  null: 'null',
  'an array': '[1, 2, 3]',
  'a string': '"hello"',
  'a number': '42',
  'an empty object': '{}',
  'a body of nesting alone': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'a prototype': '{"__proto__": {"phone": "+919876543210"}, "constructor": 1}',
};

describe.each(Object.keys(calls))('POST %s', (path) => {
  test.each(Object.entries(bodies))('refuses %s and changes nothing', async (name, body) => {
    const before = await stateOfTheWorld();
    const answer = await post(path, body);
    expectRefusal(answer, name);
    expect(answer.status).toBe(400);
    expect(await stateOfTheWorld()).toEqual(before);
  });

  test('answers 413 to a huge body, whether or not its length was announced', async () => {
    const body = JSON.stringify({ phonenumber: '9'.repeat(70_000) });
    expectRefusal(await post(path, body), 'huge');
    expect((await post(path, body)).status).toBe(413);
    expect((await post(path, body, { 'Content-Length': '10' })).status).toBe(413);
  });

  test(
    'answers every odd value of every field with a clear 4xx and changes nothing',
    { timeout: 120_000 },
    async () => {
      const before = await stateOfTheWorld();
      const odd = fc.oneof(
        fc.constantFrom<unknown>(
          null,
          true,
          -1,
          2 ** 53,
          1e308,
          [],
          {},
          [[]],
          { $gt: '' },
          '',
          ' ',
          '\u0000',
          '98765\u000043210',
          'x'.repeat(10_000),
          "' OR 1=1 --",
          '../../etc/passwd',
          '<script>alert(1)</script>',
          '\ud800',
          '\u202eAsha',
          '१२३४५६७८९०',
          '🧘'.repeat(500),
        ),
        fc.anything({ maxDepth: 2, withNullPrototype: false }),
        fc.string({ unit: 'binary', maxLength: 300 }),
      );
      const names = calls[path] ?? [];
      const anything = fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(anything, async (fields) => {
          const body = JSON.stringify(fields);
          expectRefusal(await post(path, body), body);
        }),
        { numRuns: 150 },
      );
      expect(await stateOfTheWorld()).toEqual(before);
    },
  );
});

describe('methods and addresses', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const wrong = Object.entries(routes).flatMap(([path, right]) =>
    methods.filter((method) => method !== right).map((method) => [method, path, right] as const),
  );

  test.each(wrong)('%s %s is 405 and allows %s', async (method, path, right) => {
    const answer = await request(method, path, method === 'GET' ? { token } : { token, json: {} });
    expectRefusal(answer, path);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, right]);
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user/nothing',
    '/api/login/again',
    '/api/%00',
    '/api/..%2f..%2fetc',
  ])('%s is a 404 in JSON with every method', async (path) => {
    for (const method of methods) {
      const answer = await request(method, path, method === 'GET' ? {} : { json: {} });
      expectRefusal(answer, `${method} ${path}`);
      expect(answer.status).toBe(404);
    }
  });

  test('HEAD answers like GET', async () => {
    expect(await request('HEAD', '/api/classes/today')).toMatchObject({ status: 200 });
  });
});

describe('tokens', () => {
  test.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'x'.repeat(10_000)}`,
    'Basic YTpi',
    "Bearer ' OR 1=1 -- aaaaaaaaaaaa",
  ])('%j is 401', async (authorization) => {
    for (const path of ['/api/user', '/api/user/attendance/weekly']) {
      const answer = await request('GET', path, { headers: { Authorization: authorization } });
      expectRefusal(answer, path);
      expect(answer.status).toBe(401);
    }
  });
});
