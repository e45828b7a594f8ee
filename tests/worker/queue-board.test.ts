import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '~/domain/admins/policy';
import { startHealthServer } from '../../worker/health';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { createAdminToken, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';

const [port = 0] = await findFreePorts(1);
const ctx = await testContext({ environment: { WORKER_PORT: String(port) } });
const site = `http://127.0.0.1:${port}`;
let health: Awaited<ReturnType<typeof startHealthServer>>;

beforeAll(async () => {
  health = await startHealthServer(ctx.app, () => false);
});

afterAll(() => health.close());

const sendRequest = (path: string, token?: string, options: RequestInit = {}) =>
  fetch(site + path, {
    redirect: 'manual',
    ...options,
    headers: { ...(token ? { Cookie: `sangha_board=${token}` } : {}), ...(options.headers as Record<string, string>) },
  });

async function createStaffToken(...permissions: Permission[]) {
  const admin = await createAdmin(ctx, permissions);
  return { ...admin, token: await createAdminToken(ctx, admin) };
}

const pause = (token?: string, headers: Record<string, string> = {}) =>
  sendRequest('/board/api/queues/upkeep/pause', token, { method: 'PUT', headers });
const isPaused = () => ctx.app.queues.get('upkeep')?.isPaused();

test('visitors are redirected to the login, and staff without a queue permission are refused', async () => {
  const answer = await sendRequest('/board');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/board/login']);
  expect((await pause()).status).toBe(401);
  const { token } = await createStaffToken('manage_admins', 'manage_users');
  expect([(await sendRequest('/board', token)).status, (await pause(token)).status]).toEqual([403, 403]);
  const member = await createMemberToken(ctx, await createMember(ctx));
  expect((await sendRequest('/board', member)).status).toBe(302);
  expect(await isPaused()).toBe(false);
});

test('reading and acting have separate permissions, and an action is in the audit log', async () => {
  const reader = await createStaffToken('view_queues');
  expect((await sendRequest('/board', reader.token)).status).toBe(200);
  expect(await (await sendRequest('/board/api/queues', reader.token)).json()).toMatchObject({
    queues: expect.arrayContaining([expect.objectContaining({ name: 'upkeep', readOnlyMode: true })]),
  });
  expect((await pause(reader.token)).status).toBe(403);
  expect(await isPaused()).toBe(false);

  const { id, token } = await createStaffToken('manage_queues');
  expect((await pause(token, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await isPaused()).toBe(false);
  expect((await pause(token, { Origin: site })).status).toBe(200);
  expect(await isPaused()).toBe(true);
  expect((await sendRequest('/board/api/queues/upkeep/resume', token, { method: 'PUT' })).status).toBe(200);
  expect((await sendRequest('/board/api/queues/upkeep/obliterate', token, { method: 'PUT' })).status).toBe(403);
  const acts = await ctx.db.auditEntry.findMany({ where: { action: 'queue.acted_on' }, orderBy: { id: 'asc' } });
  expect(acts.map(({ actor_id, subject_id, after }) => [actor_id, subject_id, after])).toEqual([
    [id, 'upkeep', { act: 'PUT pause' }],
    [id, 'upkeep', { act: 'PUT resume' }],
  ]);
});

test('a disabled admin, and one who lost the permission, are logged out immediately', async () => {
  const { id, token } = await createStaffToken('view_queues');
  expect((await sendRequest('/board', token)).status).toBe(200);
  await ctx.db.adminPermission.deleteMany({ where: { admin_id: id } });
  expect((await sendRequest('/board', token)).status).toBe(403);
  await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
  expect((await sendRequest('/board', token)).status).toBe(302);
});

test('the login accepts username and password, and every response has the headers of the site', async () => {
  const { username } = await createStaffToken('view_queues');
  const send = (fields: Record<string, string>) =>
    sendRequest('/board/login', undefined, { method: 'POST', body: new URLSearchParams(fields) });
  expect((await send({ username, password: 'wrong' })).status).toBe(401);
  expect((await send({})).status).toBe(401);
  const answer = await send({ username, password: PASSWORD });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/board']);
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^sangha_board=[\w-]{43}; Path=\/board; HttpOnly; SameSite=Strict$/);
  const board = await sendRequest('/board', /=([\w-]+)/.exec(cookie)?.[1]);
  expect(board.status).toBe(200);
  const page = await board.text();
  expect(page).toContain('static/js/');
  expect(page).not.toMatch(/(?:href|src)="https?:/);
  for (const { headers } of [answer, board, await sendRequest('/board/login')]) {
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  }
});
