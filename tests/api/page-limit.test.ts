import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { findVisitor } from '~/http/load-shedding/waiting-room.server';
import { createAdmin, createAdminToken } from '../factories/admin';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';

const ctx = await testContext();
const { web } = ctx.app.config;
const app = {
  ...ctx.app,
  config: { ...ctx.app.config, web: { ...web, trustProxy: true, loadSheddingDelayMs: 60_000 } },
};
const { url, finished } = await startHttpServer(app);
const assetsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-shared-'));
const withSharedAssets = await startHttpServer({
  ...app,
  config: { ...app.config, web: { ...app.config.web, assetsDir } },
});

afterAll(() => fs.rmSync(assetsDir, { recursive: true }));

const formatCookie = (name: string, value: unknown) =>
  `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;

const get = (path: string, address: string, cookies = '') =>
  fetch(url + path, { headers: { Cookie: cookies, 'X-Forwarded-For': address }, redirect: 'manual' });

const post = (path: string, address: string, cookies = '', fields = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { Cookie: cookies, Origin: url, 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const readCookie = (name: string, answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`sangha_${name}=`))
    ?.split(';', 1)[0] ?? '';

/** A page that is rendered for each request. */
const RENDERED = '/login?next=/streak';

/** Sends requests at the same time and returns how many got the page and how many must wait. */
async function flood(send: (at: number) => Promise<Response>, count = 24) {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(5);
  return { served: answers.length - refused.length, refused: refused.length };
}

test('one network cannot fill the queue of pages, whatever it sends', async () => {
  await get(RENDERED, '10.0.0.9');
  const floods: ((at: number) => Promise<Response>)[] = [
    () => get(RENDERED, '10.0.0.1'),
    (at) => get(RENDERED, `2001:db8:1:1::${at}`, 'sangha_admitted=x; sangha_member=x'),
    () => get('/nowhere.html', '10.0.0.1'),
    () => get('/login?index&next=/streak', '10.0.0.1'),
    () => get('/login.data?next=/streak', '10.0.0.1'),
    () => post('/login', '10.0.0.1'),
    () => post('/login.data', '10.0.0.1'),
    () => post('/consent', '10.0.0.1'),
    () => fetch(`${url}/landing`, { method: 'PUT', headers: { 'X-Forwarded-For': '10.0.0.1' } }),
  ];
  for (const [nr, send] of floods.entries()) {
    let isRefused = false;
    // The first requests still open their connections and may not arrive at the same time.
    for (let round = 0; round < 5 && !isRefused; round += 1) {
      const [{ refused }, other] = await Promise.all([flood(send), get(RENDERED, '10.0.0.2')]);
      expect(other.status).toBe(200);
      isRefused = refused > 0;
    }
    expect({ nr, isRefused }).toEqual({ nr, isRefused: true });
  }
});

test('joining a class is never refused, whatever the network sends', async () => {
  const member = await createMember(ctx);
  const session = formatCookie('member', await createMemberToken(ctx, member));
  const { id } = await createClass(ctx, { live_link: 'https://meet.example/1' });
  const joins: { join: () => Promise<Response>; status: number }[] = [
    { join: () => post('/dashboard', '10.0.0.8', session, { class_id: String(id) }), status: 302 },
    // The member has already joined by then.
    { join: () => post('/dashboard.data', '10.0.0.8', session, { class_id: String(id), enhanced: '1' }), status: 400 },
    { join: () => get(`/join/${id}`, '10.0.0.8', session), status: 302 },
  ];
  for (const { join, status: expected } of joins) {
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, join)),
      flood(() => post('/login', '10.0.0.8')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});

test('the requests of a payment are never refused, because a donor without an answer might pay again', async () => {
  const session = formatCookie('member', await createMemberToken(ctx, await createMember(ctx)));
  const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'x' };
  for (const [path, cookies] of [
    ['/donations/return', ''],
    ['/donations/payments', session],
    ['/donations/orders', session],
  ] as const) {
    const pay = () => post(path, '10.0.1.4', cookies, proof);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, pay)),
      flood(() => post('/login', '10.0.1.4')),
    ]);
    expect({ path, refused: answers.filter(({ status }) => status === 503).length }).toEqual({ path, refused: 0 });
  }
});

test('waiting pages are counted and logged as a class of their own, and not as errors', async () => {
  const read = async () => {
    const metrics = await register.getMetricsAsJSON();
    const sum = (name: string, isCounted: (labels: Record<string, unknown>) => boolean) =>
      metrics
        .find((metric) => metric.name === name)
        ?.values.filter((value) => isCounted(value.labels))
        .reduce((total, { value }) => total + value, 0) ?? 0;
    return {
      waiting: sum('waiting_pages_total', ({ reason }) => reason === 'page_limit'),
      failed: sum('http_request_duration_seconds', ({ status }) => String(status).startsWith('5')),
    };
  };
  const before = await read();
  const { refused } = await flood(() => get(RENDERED, '10.0.1.1'), 60);
  expect(refused).toBeGreaterThan(0);
  const findLines = () => finished.filter(({ address, status }) => address === '10.0.1.1' && status === 503);
  await expect.poll(() => findLines().length).toBe(refused);
  expect(new Set(findLines().map(({ level, waiting }) => `${level} ${waiting}`))).toEqual(new Set(['warn page_limit']));
  expect(await read()).toEqual({ waiting: before.waiting + refused, failed: before.failed });
});

test('the page that refuses a form asks to send it again', async () => {
  const member = await createMember(ctx);
  const session = formatCookie('member', await createMemberToken(ctx, member));
  const answers = Array.from({ length: 24 }, () =>
    post('/logout', '10.0.1.2', session).then((answer) => answer.text()),
  );
  const refused = (await Promise.all(answers)).filter((text) => text.includes('Many people are joining'));
  expect(refused.length).toBeGreaterThan(0);
  for (const text of refused) {
    expect(text).toContain('send it again');
    expect(text).not.toContain('refresh');
  }
});

test('six visitors of one network who come at the same moment all get their page', async () => {
  expect(await flood(() => get(RENDERED, '10.0.0.3'), 6)).toEqual({ served: 6, refused: 0 });
});

test('data requests are limited too if the web processes share their assets', async () => {
  const requestData = () =>
    fetch(`${withSharedAssets.url}/login.data?next=/streak`, { headers: { 'X-Forwarded-For': '10.0.2.1' } });
  expect((await flood(requestData)).refused).toBeGreaterThan(0);
});

test('members are counted one by one, also behind one address', async () => {
  const cookies: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const session = formatCookie('member', await createMemberToken(ctx, await createMember(ctx)));
    const admission = readCookie('admitted', await get('/streak', '10.0.0.4', session));
    expect(admission).not.toBe('');
    cookies.push(`${session}; ${admission}`);
    expect(readCookie('admitted', await get('/streak', '10.0.0.4', cookies[at]))).toBe('');
  }
  expect(await flood((at) => get('/streak', '10.0.0.4', cookies[at]), 12)).toEqual({ served: 12, refused: 0 });
  expect((await flood(() => get('/streak', '10.0.0.5', cookies[0]))).refused).toBeGreaterThan(0);
});

test('staff are counted one by one and have reserved places too', async () => {
  const session = formatCookie('admin', await createAdminToken(ctx, await createAdmin(ctx)));
  const admission = readCookie('admitted', await get('/admin/classes', '10.0.0.7', session));
  const request = new Request('http://localhost/admin/classes', { headers: { Cookie: admission } });
  expect(await findVisitor(request, { app })).toMatchObject({
    client: expect.stringMatching(/^[\w-]{22}$/) as string,
    isAdmitted: true,
  });
  expect(Buffer.from(decodeURIComponent(admission), 'base64').toString()).not.toMatch(/admin/);
});

test('the page that shows the result of a form has a reserved place', async () => {
  const request = new Request('http://localhost/login', { method: 'POST' });
  expect(await findVisitor(request, { app })).toMatchObject({ isAdmitted: true });
  expect(await findVisitor(new Request(request.url), { app })).toMatchObject({ isAdmitted: false });
});

test('the scripts of a page that a member opened long ago are still served', async () => {
  const session = formatCookie('member', await createMemberToken(ctx, await createMember(ctx)));
  const headers = { Cookie: readCookie('admitted', await get('/streak', '10.0.1.3', session)) };
  const find = (path: string) => findVisitor(new Request(`http://localhost${path}`, { headers }), { app });
  ctx.clock.advance(1_200);
  expect(await find('/streak.data')).toMatchObject({ isAdmitted: true });
  expect(await find('/streak')).toMatchObject({ isAdmitted: false });
});

test('the cookie that admits members and staff is given only with a session', async () => {
  expect(readCookie('admitted', await get('/streak', '10.0.0.6', 'sangha_member=x'))).toBe('');
});
