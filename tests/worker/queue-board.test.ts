import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '~/domain/admins/policy';
import { startHealthServer } from '../../worker/health';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { adminTokenOf, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';

const [port = 0] = await freePorts(1);
const ctx = await testContext({ environment: { WORKER_PORT: String(port) } });
const site = `http://127.0.0.1:${port}`;
let health: Awaited<ReturnType<typeof startHealthServer>>;

beforeAll(async () => {
  health = await startHealthServer(ctx.app, () => false);
});

afterAll(() => health.close());

const ask = (path: string, token?: string, options: RequestInit = {}) =>
  fetch(site + path, {
    redirect: 'manual',
    ...options,
    headers: { ...(token ? { Cookie: `sangha_board=${token}` } : {}), ...(options.headers as Record<string, string>) },
  });

async function staff(...permissions: Permission[]) {
  const admin = await createAdmin(ctx, permissions);
  return { ...admin, token: await adminTokenOf(ctx, admin) };
}

const pause = (token?: string, headers: Record<string, string> = {}) =>
  ask('/board/api/queues/upkeep/pause', token, { method: 'PUT', headers });
const isPaused = () => ctx.app.queues.get('upkeep')?.isPaused();

test('whoever has not logged in is sent to the login, and staff without a permission of the queues are refused', async () => {
  const answer = await ask('/board');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/board/login']);
  expect((await pause()).status).toBe(401);
  const { token } = await staff('manage_admins', 'manage_users');
  expect([(await ask('/board', token)).status, (await pause(token)).status]).toEqual([403, 403]);
  const member = await tokenOf(ctx, await createMember(ctx));
  expect((await ask('/board', member)).status).toBe(302);
  expect(await isPaused()).toBe(false);
});

test('reading is one permission and acting another; an act stands in the audit log', async () => {
  const reader = await staff('view_queues');
  expect((await ask('/board', reader.token)).status).toBe(200);
  expect(await (await ask('/board/api/queues', reader.token)).json()).toMatchObject({
    queues: expect.arrayContaining([expect.objectContaining({ name: 'upkeep', readOnlyMode: true })]),
  });
  expect((await pause(reader.token)).status).toBe(403);
  expect(await isPaused()).toBe(false);

  const { id, token } = await staff('manage_queues');
  expect((await pause(token, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await isPaused()).toBe(false);
  expect((await pause(token, { Origin: site })).status).toBe(200);
  expect(await isPaused()).toBe(true);
  expect((await ask('/board/api/queues/upkeep/resume', token, { method: 'PUT' })).status).toBe(200);
  expect((await ask('/board/api/queues/upkeep/obliterate', token, { method: 'PUT' })).status).toBe(403);
  const acts = await ctx.db.auditEntry.findMany({ where: { action: 'queue.acted_on' }, orderBy: { id: 'asc' } });
  expect(acts.map(({ actor_id, subject_id, after }) => [actor_id, subject_id, after])).toEqual([
    [id, 'upkeep', { act: 'PUT pause' }],
    [id, 'upkeep', { act: 'PUT resume' }],
  ]);
});

test('a disabled admin, and one whose permission was taken, are out at once', async () => {
  const { id, token } = await staff('view_queues');
  expect((await ask('/board', token)).status).toBe(200);
  await ctx.db.adminPermission.deleteMany({ where: { admin_id: id } });
  expect((await ask('/board', token)).status).toBe(403);
  await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
  expect((await ask('/board', token)).status).toBe(302);
});

test('the login lets in by username and password, and every answer has the site’s headers', async () => {
  const { username } = await staff('view_queues');
  const send = (fields: Record<string, string>) =>
    ask('/board/login', undefined, { method: 'POST', body: new URLSearchParams(fields) });
  expect((await send({ username, password: 'wrong' })).status).toBe(401);
  expect((await send({})).status).toBe(401);
  const answer = await send({ username, password: PASSWORD });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/board']);
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^sangha_board=[\w-]{43}; Path=\/board; HttpOnly; SameSite=Strict$/);
  const board = await ask('/board', /=([\w-]+)/.exec(cookie)?.[1]);
  expect(board.status).toBe(200);
  const page = await board.text();
  expect(page).toContain('static/js/');
  expect(page).not.toMatch(/(?:href|src)="https?:/);
  for (const { headers } of [answer, board, await ask('/board/login')]) {
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  }
});
