import { expect, test } from 'vitest';
import { getNextNumber } from '../factories/unique';
import { getCookie, compareLogoutsLast, listPages } from './bodies';
import { isLong } from './sizes';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { Target } from './target';

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const joinPairs = (count: number, pair: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => pair(index)).join('&');

/** Matches a module that exports an action, as a function, as a constant or in a list of names. */
const WITH_ACTION = /^export .*\baction\b/m;

/**
 * Form bodies whose field names have crashed or blocked a process. Each is below the limit of 64
 * kB.
 */
const DEADLY: string[] = [
  'x[20000000]=1',
  joinPairs(2_900, (index) => `a[${index}].b[${index}]=1`),
  joinPairs(32_000, () => 'a'),
  '__intent__={',
  `${Array(20_000).fill('a').join('.')}=1`,
];

/** The field names above with variants of them, and further unusual ones. */
const FIELDS: string[] = [
  ...DEADLY,
  'x[4294967294]=1',
  'name[20000000]=1',
  'phonenumber[20000000]=1',
  'password[9999999].a[9999999]=1',
  'x[20000000]=1&intent=passkey',
  'x[20000000]=1&intent=first',
  'x[20000000]=1&intent=add-passkey',
  'translations.hi.title[20000000]=1',
  'permissions[20000000]=manage_users',
  'weekdays[20000000]=1',
  joinPairs(3_500, (index) => `a[${index}][${index}]=1`),
  ...['phonenumber', 'permissions', 'ids', 'order', 'otp'].map((name) =>
    joinPairs(Math.floor(64_000 / (name.length + 1)), () => name),
  ),
  joinPairs(6_000, (index) => `${index.toString(36)}=1`),
  '__intent__=1',
  '__intent__=null',
  '__state__={',
  '__state__=1',
  ...['__proto__', 'constructor.prototype', 'phonenumber', ''].map(
    (name) =>
      `__intent__=${encodeURIComponent(JSON.stringify({ type: 'update', payload: { name, index: 20_000_000, value: { a: 1 } } }))}`,
  ),
  ...['insert', 'remove', 'reorder', 'reset', 'validate'].map(
    (type) =>
      `__intent__=${encodeURIComponent(JSON.stringify({ type, payload: { name: 'phonenumber', index: 1e9, from: 1e9, to: 1e9 } }))}`,
  ),
  `${'a[0]'.repeat(15_000)}=1`,
  `${'['.repeat(60_000)}=1`,
  `translations.${Array(5_000).fill('hi').join('.')}=1`,
  '__proto__=1',
  '__proto__.x=1',
  'constructor=1',
  'constructor.prototype.x=1',
  'toString=1',
  'hasOwnProperty=1&then=1',
  '[]=1&[]=2',
  'a[]=1&a=2&a.b=3',
  '.=1',
  '..a=1',
  'a[-1]=1',
  'a[1.5]=1',
  'a]b[=1',
  '=1',
  '=',
  '&&&',
  '%00=1',
  '%ff=%ff',
];

export function testFieldNames(on: Target): void {
  test('hostile field names end no process and delay nobody', async () => {
    const addresses = (await listPages(WITH_ACTION)).sort(compareLogoutsLast);
    expect(addresses.length).toBeGreaterThan(50);
    const cookies = await on.cookies();
    const sent = addresses.flatMap(({ path }) =>
      (isLong || path === '/login' ? FIELDS : DEADLY).flatMap((fields) => [
        { path, type: URL_ENCODED, body: fields },
        ...(isLong || path === '/login' ? [{ path, type: MULTIPART, body: toMultipart(fields) }] : []),
      ]),
    );
    await on.runAttack('hostile field names', async (count) => {
      await runConcurrently(sent, 4, async ({ path, type, body }) => {
        const headers = {
          Origin: on.url,
          Cookie: getCookie(path, cookies),
          'Content-Type': type,
          'X-Forwarded-For': createAddress(),
        };
        // A form on a page with JavaScript posts to `.data`. The response contains the result of
        // the action, without the rendered page.
        const answer = await on.sendRequest(`${path}.data`, { method: 'POST', headers, body });
        count(answer.status, { ...answer, body: `${path} ${body.slice(0, 100)} → ${answer.body.slice(0, 100)}` });
      });
    });
  });

  test('query strings with hostile names end no process and delay nobody', async () => {
    const cookies = await on.cookies();
    const addresses = isLong
      ? await listPages()
      : ['/login', '/admin/users', '/karma', '/timetable'].map((path) => ({ path }));
    const sent = addresses.flatMap(({ path }) => FIELDS.map((query) => `${path}?${query.slice(0, 12_000)}`));
    await on.runAttack('queries with hostile names', async (count) => {
      await runConcurrently(sent, 4, async (path) => {
        const answer = await on.sendRequest(path, {
          headers: { Cookie: getCookie(path, cookies), 'X-Forwarded-For': createAddress() },
        });
        count(answer.status, { ...answer, body: `${path.slice(0, 100)} → ${answer.body.slice(0, 100)}` });
      });
    });
  });
}

/**
 * Returns a client IP address in a different network for each request, so that the response comes
 * from the form and not from a rate limit.
 */
function createAddress(): string {
  const number = getNextNumber();
  return `10.${100 + ((number >> 16) & 31)}.${(number >> 8) & 255}.${number & 255}`;
}

function toMultipart(fields: string): string {
  const parts = fields.split('&').map((field) => {
    const [name = '', ...value] = field.split('=');
    return `--x\r\nContent-Disposition: form-data; name="${decodeField(name)}"\r\n\r\n${decodeField(value.join('='))}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}

function decodeField(text: string): string {
  return text.includes('%ff') ? text : decodeURIComponent(text);
}
