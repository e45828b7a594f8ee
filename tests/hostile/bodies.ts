import fs from 'node:fs';
import { test } from 'vitest';
import { buildRouteTable } from '../setup/routes';
import { BODY_BYTES, SIZES } from './sizes';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { Target } from './target';
import { sendLargeRequest } from './wire';
import { expectNothingChanged } from './world';

export interface Address {
  method: string;
  path: string;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const FILE =
  '--x\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

/**
 * Matches the URLs for logging out. They are tested last, because logging out ends the session of
 * the request.
 */
const LOGOUTS = 'logout';

export function compareLogoutsLast(one: Address, other: Address): number {
  return Number(one.path.endsWith(LOGOUTS)) - Number(other.path.endsWith(LOGOUTS));
}

/** Matches pages that redirect people who are logged in. */
const FOR_VISITORS = /^\/(?:login|register|forgot|reset|restore|theme|admin\/login)/;

const UPLOADS = /upload$|qr$|resources|sections/;

const listContentTypes = ({ path }: Address): string[] => [
  path.startsWith('/api') ? 'application/json' : FORM,
  ...(UPLOADS.test(path) ? [MULTIPART] : []),
];

export function testLargeBodies(on: Target): void {
  test('bodies of 64 MB to every form and API call end no process and change nothing', async () => {
    const addresses = [...listCalls(), ...(await listPages())].sort(compareLogoutsLast);
    const sent = addresses.flatMap((address) =>
      listContentTypes(address).flatMap((type) => [true, false].map((chunked) => ({ ...address, type, chunked }))),
    );
    const cookies = await on.cookies();
    const staff = await requestToken(on, '/api/admin/login', { username: 'admin', password: 'sangha-admin' });
    const member = await requestToken(on, '/api/login', { phonenumber: '9876543210', password: 'namaste108' });
    const buildHead = ({ method, path }: Address, type: string) => {
      const bearer = `Authorization: Bearer ${path.startsWith('/api/admin') ? staff : member}`;
      const who = path.startsWith('/api') ? bearer : `Cookie: ${getCookie(path, cookies)}`;
      return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${on.port}\r\nOrigin: ${on.url}\r\n${who}\r\nContent-Type: ${type}`;
    };
    const size = { bytes: BODY_BYTES, sendsWholeBody: SIZES.pourWhole };
    await expectNothingChanged(on, () =>
      on.runAttack('bodies of 64 MB, announced and chunked', async (count) => {
        await runConcurrently(sent, 6, async ({ chunked, type, ...address }) => {
          const start = type === MULTIPART ? FILE : 'theme=';
          count(await sendLargeRequest(on.port, { head: buildHead(address, type), start, chunked, ...size }));
        });
      }),
    );
  });
}

/** Returns the session cookies that a path requires. Empty for pages that are for visitors only. */
export function getCookie(path: string, { member, admin }: Awaited<ReturnType<Target['cookies']>>): string {
  if (FOR_VISITORS.test(path)) return '';
  return path.startsWith('/admin') ? admin : member;
}

export async function requestToken(on: Target, path: string, json: object): Promise<string> {
  return String((await on.people.call('POST', path, json)).body.token);
}

function listCalls(): Address[] {
  const { paths } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '999999') })),
  );
}

/**
 * Returns all URLs in the route table outside the API. With `module`, returns only those whose
 * module matches.
 */
export async function listPages(module = /^/): Promise<Address[]> {
  const table = await buildRouteTable();
  const buildPath = (id: string): string => {
    const { path = '', parentId = 'root' } = table[id] ?? {};
    return `${parentId === 'root' ? '' : buildPath(parentId)}/${path}`.replaceAll(/\/+/g, '/');
  };
  return Object.entries(table)
    .filter(([, { file }]) => module.test(fs.readFileSync(`app/${file}`, 'utf8')))
    .map(([id]) => buildPath(id))
    .filter((path) => !path.startsWith('/api/') || path.startsWith('/api/webhooks'))
    .map((path) => path.replace('hi?', 'hi').replaceAll(/:\w+/g, '999999').replace('*', 'nothing'))
    .map((path) => ({ method: 'POST', path: path.replace(/(.)\/$/, '$1') }));
}
