import fs from 'node:fs';
import { test } from 'vitest';
import { nextNumber } from '../factories/unique';
import { tokenOf } from './bodies';
import { SIZES } from './sizes';
import { atOnce, type Target } from './target';
import { expectNothingChanged } from './world';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface FuzzedCall {
  method: string;
  path: string;
  type?: string;
  body?: string;
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/**
 * JSON values that are likely to cause errors. Some of them cannot be produced by a JSON encoder.
 */
const HOSTILE = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e-999',
  '9007199254740993',
  '9'.repeat(400),
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\uffff"',
  '"\\ufdd0"',
  '"\\u202e\\u200b"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"toString":"x"}',
  '{"valueOf":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '{"length":1e9}',
  '{"$gt":""}',
  '{"then":1}',
  '{"toJSON":"x"}',
  '[1,2,3]',
  '["a","b"]',
  '{"0":"a"}',
  nested('[', ']', 5_000),
  nested('{"a":', '}', 3_000).replace('{"a":}', '{"a":1}'),
  `"${'x'.repeat(30_000)}"`,
  '"\' OR 1=1 --"',
  '"%00"',
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '"${7*7}{{7*7}}"',
  '"=cmd|x"',
  '"1e3"',
  '"0x10"',
  '"\\u0967\\u0968"',
  '"NaN"',
  '"Infinity"',
  '"2026-02-30"',
  '"9999-12-31"',
  '"0000-00-00"',
  '"+275760-09-13"',
  '"24:61"',
  '"99999999999999999999"',
  '"\\ud83e\\uddd8"',
  '"\\r\\nSet-Cookie: a=b"',
  '"a\\u2028b"',
  '"\\u3164"',
];

const BODIES = [
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '7',
  '{',
  '{"a"',
  '{"a":1}}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":1}',
  '[1,2',
  "{'a':1}",
  nested('[', ']', 20_000),
  `{"a":${'['.repeat(30_000)}`,
  `{${'"a":1,'.repeat(5_000)}"b":2}`,
  'a=b&c=d',
  '--x\r\n',
];

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'a'.repeat(2_000),
];

const SEGMENTS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '9'.repeat(30),
  'NaN',
  '%00',
  '%ff',
  '%ed%a0%80',
  '..',
  '%2e%2e%2f',
  "1'%20OR%201=1",
  '1;2',
  '%E0%A5%A7',
];

export function fuzzedCalls(on: Target): void {
  const { paths } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = shuffled(Object.entries(paths).flatMap(([path, item]) => fuzzed(path, item)));

  const send = (call: FuzzedCall, token: string, count: Parameters<Parameters<Target['under']>[1]>[0]) => {
    const number = nextNumber();
    const headers = {
      'X-Forwarded-For': `10.${200 + ((number >> 16) & 31)}.${(number >> 8) & 255}.${number & 255}`,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(call.type ? { 'Content-Type': call.type } : {}),
    };
    return on
      .ask(call.path, { method: call.method, headers, ...(call.body === undefined ? {} : { body: call.body }) })
      .then((answer) =>
        count(
          answer.status,
          answer.status < 500
            ? answer
            : { ...answer, body: `${call.method} ${call.path} ${call.body?.slice(0, 300)} → ${answer.body}` },
        ),
      );
  };

  test('calls of nobody, and of members at the back office, are refused and change nothing', async () => {
    const { token } = await on.people.member();
    const some = calls.slice(0, SIZES.fuzzed / 4);
    const forStaff = some.filter(({ path }) => path.startsWith('/api/admin/') && !path.includes('login'));
    await expectNothingChanged(
      on,
      () =>
        on.under(
          'fuzzed calls without a right to them',
          async (count) => {
            await atOnce(
              some.filter(({ path }) => !/forgot|signup/.test(path)),
              8,
              (call) => send(call, '', count),
            );
            await atOnce(forStaff, 8, (call) => send(call, token, count));
          },
          PASSWORDS_WAIT,
        ),
      ['audit_entries'],
    );
  });

  test('calls of those who may make them answer, and leave the books as they are', async () => {
    const staff = await tokenOf(on, '/api/admin/login', { username: 'admin', password: 'sangha-admin' });
    let { token } = await on.people.member();
    await on.under(
      'fuzzed calls with every right',
      async (count) => {
        await atOnce(calls.slice(0, SIZES.fuzzed), 8, async (call, index) => {
          if (index % 200 === 199) ({ token } = await on.people.member());
          await send(call, call.path.startsWith('/api/admin/') || call.path === '/api/classes' ? staff : token, count);
        });
      },
      PASSWORDS_WAIT,
    );
  });
}

const PASSWORDS_WAIT = /Many people are logging in just now/;

function fuzzed(path: string, item: Record<string, Operation>): FuzzedCall[] {
  const filled = path.replaceAll(/\{\w+\}/g, '1');
  return Object.entries(item).flatMap(([lower, operation]): FuzzedCall[] => {
    const method = lower.toUpperCase();
    const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const fields = Object.entries(content?.schema.properties ?? {});
    const isJson = type === 'application/json';
    const base = Object.fromEntries(fields.map(([name, schema]) => [name, JSON.stringify(plausible(name, schema))]));
    const bodyWith = (name: string, value: string) => jsonOf({ ...base, [name]: value });
    const queries = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    const made: FuzzedCall[] = [
      ...fields.flatMap(([name]) =>
        HOSTILE.map((value) =>
          isJson
            ? { method, path: filled, type, body: bodyWith(name, value) }
            : { method, path: filled, type: 'multipart/form-data; boundary=x', body: multipartOf(name, value) },
        ),
      ),
      ...(content ? BODIES : []).flatMap((body) => TYPES.map((odd) => ({ method, path: filled, type: odd, body }))),
      ...queries.flatMap((name) => HOSTILE.map((value) => ({ method, path: `${filled}?${name}=${encoded(value)}` }))),
      ...(path.includes('{') ? SEGMENTS : []).map((segment) => {
        const odd = path.replaceAll(/\{\w+\}/g, segment);
        return isJson ? { method, path: odd, type, body: jsonOf(base) } : { method, path: odd };
      }),
    ];
    return made.filter(({ body = '' }) => body.length < 64_000);
  });
}

function jsonOf(fields: Record<string, string>): string {
  return `{${Object.entries(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;
}

function multipartOf(name: string, value: string): string {
  const disposition = `Content-Disposition: form-data; name="${name}"`;
  return `--x\r\n${disposition}\r\n\r\n${value}\r\n--x\r\n${disposition}; filename="${value.slice(0, 100).replaceAll('"', '')}"\r\n\r\n${value}\r\n--x--\r\n`;
}

/** URL-encodes a JSON text. A lone surrogate cannot be URL-encoded, so its raw bytes are sent. */
function encoded(json: string): string {
  const text = json.replaceAll(/\\u([\da-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return /\p{Cs}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text.slice(0, 900));
}

function plausible(name: string, { type, enum: choices, anyOf }: Schema): unknown {
  if (choices?.length) return choices[0];
  const kind = [type ?? anyOf?.[0]?.type].flat()[0];
  if (name.includes('phone')) return '7000000001';
  if (/date|day$/.test(name)) return '2026-12-24';
  if (name.includes('time')) return '06:00';
  if (name.includes('link')) return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  if (name.includes('email')) return 'asha@example.in';
  if (kind === 'integer' || kind === 'number') return 7;
  if (kind === 'boolean') return true;
  if (kind === 'array') return [];
  return name.includes('assword') ? 'surya-namaskar-12' : 'Asha';
}

/** Shuffles a list. The order is the same on every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  let seed = 20_261;
  for (let at = all.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    [all[at], all[other]] = [all[other] as Item, all[at] as Item];
  }
  return all;
}
