import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminToken, createAdmin } from '../../factories/admin';
import { createClass } from '../../factories/class';
import { createMember, createMemberToken } from '../../factories/member';
import { getNextNumber } from '../../factories/unique';
import { createApiDescription } from '../../setup/api-description';
import { testContext } from '../../setup/context';
import { createRequester, type Answer, type RequestOptions } from '../../setup/request';
import { loadServerBuild } from '../../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const description = createApiDescription(await loadServerBuild());
const tokens = { admin: '', member: '' };

beforeAll(async () => {
  tokens.member = await createMemberToken(ctx, await createMember(ctx));
  tokens.admin = await createAdminToken(ctx, await createAdmin(ctx));
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

const nestBrackets = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/**
 * JSON values that are likely to cause errors. Some of them cannot be produced by a JSON encoder.
 */
const ODD_JSON = [
  '1e999',
  '-1e-999',
  '-0',
  '9007199254740993',
  '9'.repeat(400),
  '"\\udfff\\ud800"',
  '"\\uffff"',
  '"\\ufdd0"',
  '"a\\u2028b"',
  '"\\u3164"',
  '"\\r\\nSet-Cookie: a=b"',
  '{"toString":"x"}',
  '{"valueOf":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '{"length":1e9}',
  '{"then":1}',
  '{"toJSON":"x"}',
  nestBrackets('[', ']', 5_000),
  nestBrackets('{"a":', '}', 3_000).replace('{"a":}', '{"a":1}'),
  '"0000-00-00"',
  '"9999-12-31"',
  '"+275760-09-13"',
  '"24:61"',
  '"1e3"',
  '"0x10"',
  '"Infinity"',
  '"=cmd|x"',
];

const generateRecords = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });

const getText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface FieldSchema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: FieldSchema[];
}

interface BodySchema {
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

interface Operation {
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: BodySchema } | undefined> };
}

const getContent = ({ requestBody }: Operation) => Object.keys(requestBody?.content ?? {});
const getJsonSchema = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema ?? {};

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    fields: Object.keys(getJsonSchema(operation).properties ?? {}),
    plausible: Object.fromEntries(
      Object.entries(getJsonSchema(operation).properties ?? {}).map(([name, schema]) => [
        name,
        JSON.stringify(createPlausibleValue(name, schema)),
      ]),
    ),
    required: getJsonSchema(operation).required ?? [],
    takesJson: getContent(operation).includes('application/json'),
    takesForm: getContent(operation).includes('multipart/form-data'),
    queries: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
    segments: (operation.parameters ?? []).filter((one) => one.in === 'path').length,
    who: operation.security?.some((one) => 'admin' in one) ? ('admin' as const) : ('member' as const),
  })),
);

function createPlausibleValue(name: string, { type, enum: choices, anyOf }: FieldSchema): unknown {
  if (choices?.length) return choices[0];
  if (name.includes('phone')) return '7000000001';
  if (/date|day$/.test(name)) return '2026-12-24';
  if (name.includes('time')) return '06:00';
  if (name.includes('link')) return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  if (name.includes('email')) return 'asha@example.in';
  if (name.includes('assword')) return 'surya-namaskar-12';
  const [kind] = [type ?? anyOf?.[0]?.type].flat();
  if (kind === 'boolean') return true;
  if (kind === 'array') return [];
  return kind === 'integer' || kind === 'number' ? 7 : 'Asha';
}

const selectOperations = (what: (one: (typeof operations)[number]) => boolean) =>
  operations.filter(what).map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

const getAddress = (path: string, segment = '999999') => path.replaceAll(/\{\w+\}/g, encodeURIComponent(segment));

const send = (
  { method, path, who }: (typeof operations)[number],
  options: RequestOptions,
  address = getAddress(path),
) =>
  request(method, address, {
    ...options,
    token: tokens[who],
    address: `10.${getNextNumber() >> 8}.${getNextNumber() & 255}.1`,
  });

/**
 * Tables that may change with rejected requests, such as rate limits and the expiry of sessions.
 */
const VOLATILE = new Set(['rate_limits', 'otp_guess_days', 'sessions', '_prisma_migrations']);

/** Returns the row count and a checksum of each table that a rejected request must not change. */
async function readDatabaseState(): Promise<unknown> {
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

describe.each(selectOperations(({ takesJson }) => takesJson))('%s', (_, operation) => {
  test.each(Object.entries(bodies))('refuses %s and changes nothing', async (name, body) => {
    const before = await readDatabaseState();
    const answer = await send(operation, { body });
    expectRefusal(answer, name);
    expect(await readDatabaseState()).toEqual(before);
  });

  test('is 413 for a huge body, with or without Content-Length', async () => {
    const body = JSON.stringify({ phonenumber: '9'.repeat(70_000) });
    expectRefusal(await send(operation, { body }), 'huge');
    expect((await send(operation, { body })).status).toBe(413);
    expect((await send(operation, { body, headers: { 'Content-Length': '10' } })).status).toBe(413);
  });

  test('never fails for any odd value of any field', async () => {
    await fc.assert(
      fc.asyncProperty(generateRecords(operation.fields), async (fields) => {
        const body = JSON.stringify(fields);
        expect((await send(operation, { body })).status, body).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(selectOperations(({ takesJson }) => takesJson))('%s never fails for one odd field', async (_, operation) => {
  for (const name of operation.fields) {
    for (const value of ODD_JSON) {
      const fields = Object.entries({ ...operation.plausible, [name]: value });
      const body = `{${fields.map(([field, json]) => `${JSON.stringify(field)}:${json}`).join(',')}}`;
      expect((await send(operation, { body })).status, body.slice(0, 300)).toBeLessThan(500);
    }
  }
});

test.each(selectOperations(({ takesJson }) => takesJson))('%s rejects bodies of other types', async (_, operation) => {
  for (const type of ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'a'.repeat(2_000)]) {
    for (const body of ['', '--x\r\n', 'a=b&c=d', '{"a"', '\u0000'])
      expectRefusal(await send(operation, { body, headers: { 'Content-Type': type } }), `${type} ${body}`);
  }
});

describe.each(selectOperations(({ takesJson, required }) => takesJson && required.length > 0))('%s', (_, operation) => {
  test('rejects odd values together with a missing or invalid required field, and changes nothing', async () => {
    const before = await readDatabaseState();
    const broken = fc
      .tuple(
        generateRecords(operation.fields),
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
    expect(await readDatabaseState()).toEqual(before);
  });
});

describe.each(selectOperations(({ takesForm }) => takesForm))('%s', (_, operation) => {
  test.each([
    ['JSON', { json: { title: 'x' } }],
    ['nothing', {}],
    ['a form without an end', { body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx', headers: FORM }],
    ['parts without names', { body: '--x\r\n\r\nx\r\n--x--\r\n', headers: FORM }],
    ['zeroes', { body: '\u0000'.repeat(5000), headers: FORM }],
  ])('refuses %s and changes nothing', async (name, options: RequestOptions) => {
    const before = await readDatabaseState();
    expectRefusal(await send(operation, options), name);
    expect(await readDatabaseState()).toEqual(before);
  });
});

test.each(selectOperations(({ queries }) => queries.length > 0))(
  '%s never fails for any query string',
  async (_, operation) => {
    const before = operation.method === 'GET' ? null : await readDatabaseState();
    await fc.assert(
      fc.asyncProperty(generateRecords(operation.queries), async (params) => {
        const texts = Object.entries(params).map(([name, value]) => [name, getText(value)]);
        const query = new URLSearchParams(texts).toString();
        const { status } = await send(operation, {}, `${getAddress(operation.path)}?${query}`);
        expect(status, query).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    if (before) expect(await readDatabaseState()).toEqual(before);
  },
);

test.each(selectOperations(({ segments }) => segments > 0))('%s refuses odd ids', async (_, operation) => {
  const before = await readDatabaseState();
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
      await send(operation, operation.takesJson ? { json: {} } : {}, getAddress(operation.path, segment)),
      segment,
    );
  }
  expect(await readDatabaseState()).toEqual(before);
});

describe('methods and addresses', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const wrong = Object.entries(description.paths).flatMap(([path, item]) => {
    const own = Object.keys(item as object).map((method) => method.toUpperCase());
    return methods.filter((method) => !own.includes(method)).map((method) => [method, path, own.join(', ')] as const);
  });

  test.each(wrong)('%s %s is 405 and allows %s', async (method, path, right) => {
    const answer = await request(method, getAddress(path), method === 'GET' ? {} : { json: {} });
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

  test('HEAD returns the same as GET', async () => {
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
