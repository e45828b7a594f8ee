import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminTokenOf, createAdmin } from '../../factories/admin';
import { createClass } from '../../factories/class';
import { createMember, tokenOf } from '../../factories/member';
import { nextNumber } from '../../factories/unique';
import { apiDescriptionOf } from '../../setup/api-description';
import { testContext } from '../../setup/context';
import { createRequester, type Answer, type RequestOptions } from '../../setup/request';
import { loadServerBuild } from '../../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const description = apiDescriptionOf(await loadServerBuild());
const tokens = { admin: '', member: '' };

beforeAll(async () => {
  tokens.member = await tokenOf(ctx, await createMember(ctx));
  tokens.admin = await adminTokenOf(ctx, await createAdmin(ctx));
  await createClass(ctx);
});

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };

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

const recordOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface BodySchema {
  properties?: Record<string, object>;
  required?: string[];
}

interface Operation {
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: BodySchema } | undefined> };
}

const contentOf = ({ requestBody }: Operation) => Object.keys(requestBody?.content ?? {});
const jsonSchemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema ?? {};

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    fields: Object.keys(jsonSchemaOf(operation).properties ?? {}),
    required: jsonSchemaOf(operation).required ?? [],
    takesJson: contentOf(operation).includes('application/json'),
    takesForm: contentOf(operation).includes('multipart/form-data'),
    queries: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
    segments: (operation.parameters ?? []).filter((one) => one.in === 'path').length,
    who: operation.security?.some((one) => 'admin' in one) ? ('admin' as const) : ('member' as const),
  })),
);

const taking = (what: (one: (typeof operations)[number]) => boolean) =>
  operations.filter(what).map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

const addressOf = (path: string, segment = '999999') => path.replaceAll(/\{\w+\}/g, encodeURIComponent(segment));

const send = ({ method, path, who }: (typeof operations)[number], options: RequestOptions, address = addressOf(path)) =>
  request(method, address, {
    ...options,
    token: tokens[who],
    address: `10.${nextNumber() >> 8}.${nextNumber() & 255}.1`,
  });

/**
 * Tables that may change with rejected requests, such as rate limits and the expiry of sessions.
 */
const VOLATILE = new Set(['rate_limits', 'otp_guess_days', 'sessions', '_prisma_migrations']);

/** Returns the row count and a checksum of each table that a rejected request must not change. */
async function stateOfTheWorld(): Promise<unknown> {
  const tables = await ctx.db.$queryRaw<
    { name: string }[]
  >`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const counted = tables
    .filter(({ name }) => !VOLATILE.has(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*)::int AS rows, sum(hashtext(one::text)::bigint)::text AS content FROM "${name}" AS one`,
    );
  return ctx.db.$queryRawUnsafe(`${counted.join(' UNION ALL ')} ORDER BY name`);
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

describe.each(taking(({ takesJson }) => takesJson))('%s', (_, operation) => {
  test.each(Object.entries(bodies))('refuses %s and changes nothing', async (name, body) => {
    const before = await stateOfTheWorld();
    const answer = await send(operation, { body });
    expectRefusal(answer, name);
    expect(await stateOfTheWorld()).toEqual(before);
  });

  test('answers 413 to a huge body, whether or not its length was announced', async () => {
    const body = JSON.stringify({ phonenumber: '9'.repeat(70_000) });
    expectRefusal(await send(operation, { body }), 'huge');
    expect((await send(operation, { body })).status).toBe(413);
    expect((await send(operation, { body, headers: { 'Content-Length': '10' } })).status).toBe(413);
  });

  test('answers every odd value of every field, never with a failure of its own', async () => {
    await fc.assert(
      fc.asyncProperty(recordOf(operation.fields), async (fields) => {
        const body = JSON.stringify(fields);
        expect((await send(operation, { body })).status, body).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(taking(({ takesJson, required }) => takesJson && required.length > 0))('%s', (_, operation) => {
  test('refuses odd values around a required field that is missing or of no use, and changes nothing', async () => {
    const before = await stateOfTheWorld();
    const broken = fc
      .tuple(
        recordOf(operation.fields),
        fc.constantFrom(...operation.required),
        fc.constantFrom(null, {}, [[]], undefined),
      )
      .map(([fields, name, useless]) => ({ ...fields, [name]: useless }));
    await fc.assert(
      fc.asyncProperty(broken, async (fields) => {
        const body = JSON.stringify(fields);
        expectRefusal(await send(operation, { body }), body);
      }),
      { numRuns: 60 },
    );
    expect(await stateOfTheWorld()).toEqual(before);
  });
});

describe.each(taking(({ takesForm }) => takesForm))('%s', (_, operation) => {
  test.each([
    ['JSON', { json: { title: 'x' } }],
    ['nothing', {}],
    ['a form without an end', { body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx', headers: FORM }],
    ['parts without names', { body: '--x\r\n\r\nx\r\n--x--\r\n', headers: FORM }],
    ['zeroes', { body: '\u0000'.repeat(5000), headers: FORM }],
  ])('refuses %s and changes nothing', async (name, options: RequestOptions) => {
    const before = await stateOfTheWorld();
    expectRefusal(await send(operation, options), name);
    expect(await stateOfTheWorld()).toEqual(before);
  });
});

test.each(taking(({ queries }) => queries.length > 0))(
  '%s never fails for what its address asks',
  async (_, operation) => {
    const before = operation.method === 'GET' ? null : await stateOfTheWorld();
    await fc.assert(
      fc.asyncProperty(recordOf(operation.queries), async (asked) => {
        const texts = Object.entries(asked).map(([name, value]) => [name, textOf(value)]);
        const query = new URLSearchParams(texts).toString();
        const { status } = await send(operation, {}, `${addressOf(operation.path)}?${query}`);
        expect(status, query).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    if (before) expect(await stateOfTheWorld()).toEqual(before);
  },
);

test.each(taking(({ segments }) => segments > 0))('%s knows no odd ids', async (_, operation) => {
  const before = await stateOfTheWorld();
  const segments = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    'NaN',
    'null',
    "1' OR 1=1",
    '..',
    '१',
    '🧘',
    ' ',
    '1;2',
    '%00',
  ];
  for (const segment of segments) {
    expectRefusal(
      await send(operation, operation.takesJson ? { json: {} } : {}, addressOf(operation.path, segment)),
      segment,
    );
  }
  expect(await stateOfTheWorld()).toEqual(before);
});

describe('methods and addresses', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const wrong = Object.entries(description.paths).flatMap(([path, item]) => {
    const own = Object.keys(item as object).map((method) => method.toUpperCase());
    return methods.filter((method) => !own.includes(method)).map((method) => [method, path, own.join(', ')] as const);
  });

  test.each(wrong)('%s %s is 405 and allows %s', async (method, path, right) => {
    const answer = await request(method, addressOf(path), method === 'GET' ? {} : { json: {} });
    expectRefusal(answer, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')?.split(', ').sort()).toEqual(right.split(', ').sort());
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
    for (const path of ['/api/user', '/api/user/attendance/weekly', '/api/admin/users']) {
      const answer = await request('GET', path, { headers: { Authorization: authorization } });
      expectRefusal(answer, path);
      expect(answer.status).toBe(401);
    }
  });
});
