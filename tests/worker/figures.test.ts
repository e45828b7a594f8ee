import type { Job } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToOutbox } from '~/domain/notifications/outbox.server';
import { startHealthServer } from '../../worker/health';
import { processJob } from '../../worker/process-job';
import { startWorkers } from '../../worker/start-workers';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const [port = 0] = await findFreePorts(1);
const ctx = await testContext({ environment: { WORKER_PORT: String(port) } });
const request = await createRequester(ctx.app);
let health: Awaited<ReturnType<typeof startHealthServer>>;

beforeAll(async () => {
  health = await startHealthServer(ctx.app, () => false);
});

afterAll(() => health.close());

const scrapes = {
  web: async () => (await request('GET', '/metrics')).text,
  worker: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
};

function findValue(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function addCodeMessage(phone: string): Promise<number> {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const message = {
    event_key: `otp:${phone}`,
    phone,
    member_id: null,
    template: 'otp',
    variables: {},
    expires_at: expiresAt,
  } as const;
  return (await addToOutbox(ctx, ctx.db, message)) ?? 0;
}

test('web and worker report the age of the oldest code and the pending messages', async () => {
  await addCodeMessage('+919000000001');
  ctx.clock.advance(30);
  const messageId = await addCodeMessage('+919000000002');
  for (const scrape of Object.values(scrapes)) {
    const text = await scrape();
    expect(findValue(text, 'oldest_unsent_otp_seconds')).toBe(30);
    expect(findValue(text, 'outbox_pending')).toBe(2);
    expect(findValue(text, 'outbox_overdue_seconds{template="otp"}')).toBe(30);
  }
  ctx.clock.advance(590);
  expect(findValue(await scrapes.web(), 'oldest_unsent_otp_seconds')).toBe(590);
  await ctx.db.outboxMessage.updateMany({ where: { id: messageId }, data: { status: 'sent' } });
  expect(findValue(await scrapes.web(), 'oldest_unsent_otp_seconds')).toBe(0);
  expect(findValue(await scrapes.web(), 'outbox_pending')).toBe(1);
});

test('queues are counted by state, pools by use, and jobs by name and outcome', async () => {
  const { id: memberId } = await createMember(ctx);
  await ctx.enqueue('recalculate-member', { memberId });
  await ctx.app.queues.get('upkeep')?.add('recalculate-member', { memberId: 'nobody' }, { delay: 600_000 });
  const before = await scrapes.worker();
  expect(findValue(before, 'queue_jobs{queue="upkeep",state="waiting"}')).toBe(1);
  expect(findValue(before, 'queue_jobs{queue="upkeep",state="delayed"}')).toBe(1);
  expect(findValue(before, 'queue_jobs{queue="payments",state="failed"}')).toBe(0);
  expect(findValue(before, 'database_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(findValue(before, 'database_pool_waiting')).toBe(0);

  await ctx.app.queues.get('upkeep')?.add('recalculate-member', { memberId: 'nobody' });
  const workers = startWorkers(ctx.app);
  // The value from before is subtracted, because metrics count from the start of the process, and
  // different test files may have run in the same process.
  const getCount = (text: string, name: string) =>
    findValue(text, `job_duration_seconds_count{job="recalculate-member",outcome="${name}"}`) ?? 0;
  const countOutcome = async (name: string) => getCount(await scrapes.worker(), name) - getCount(before, name);
  await expect.poll(() => countOutcome('done')).toBe(1);
  await expect.poll(() => countOutcome('failed')).toBe(1);
  await workers.close();
  const after = await scrapes.worker();
  expect(findValue(after, 'queue_jobs{queue="upkeep",state="waiting"}')).toBe(0);
  expect(findValue(after, 'queue_jobs{queue="upkeep",state="failed"}')).toBe(1);
});

test('prioritized jobs and paused queues are reported', async () => {
  const queue = ctx.app.queues.get('messages');
  await queue?.add('send-whatsapp-message', { messageId: 1 }, { priority: 5 });
  await queue?.add('send-whatsapp-message', { messageId: 2 });
  await queue?.pause();
  await queue?.add('send-whatsapp-message', { messageId: 3 });
  const paused = await scrapes.worker();
  expect(findValue(paused, 'queue_jobs{queue="messages",state="waiting"}')).toBe(2);
  expect(findValue(paused, 'queue_jobs{queue="messages",state="prioritized"}')).toBe(1);
  expect(findValue(paused, 'queue_paused{queue="messages"}')).toBe(1);
  expect(findValue(paused, 'queue_paused{queue="payments"}')).toBe(0);
  await queue?.resume();
  expect(findValue(await scrapes.web(), 'queue_paused{queue="messages"}')).toBe(0);
});

test('unmatched payments are counted until staff have settled them', async () => {
  const payment = { provider_payment_id: 'pay_stray', amount_paise: 50_100, currency: 'INR' };
  const data = { ...payment, reason: 'second_payment', created_at: ctx.clock.now() } as const;
  const { id } = await ctx.db.unmatchedPayment.create({ data });
  for (const scrape of Object.values(scrapes)) expect(findValue(await scrape(), 'unmatched_payments')).toBe(1);
  const settled = { status: 'settled', note: 'By hand', decided_at: ctx.clock.now() } as const;
  await ctx.db.unmatchedPayment.update({ where: { id }, data: settled });
  expect(findValue(await scrapes.web(), 'unmatched_payments')).toBe(0);
});

test('codes that the provider refuses are counted by web and worker until it accepts one', async () => {
  const { phone, id } = await createMember(ctx);
  const now = ctx.clock.now();
  const otp = { purpose: 'password_reset', phone, salt: new Uint8Array(16), code_hash: new Uint8Array(32) } as const;
  const { id: otp_id } = await ctx.db.otpCode.create({ data: { ...otp, created_at: now, expires_at: now } });
  const refused = { phone, member_id: id, template: 'otp', variables: {}, otp_id, event_key: 'otp:refused' } as const;
  const messageId = (await addToOutbox(ctx, ctx.db, refused)) ?? 0;
  const fate = { status: 'failed', error_code: '63041', handed_over_at: now } as const;
  await ctx.db.outboxMessage.updateMany({ where: { id: messageId }, data: fate });
  for (const scrape of Object.values(scrapes)) expect(findValue(await scrape(), 'one_time_codes_refused')).toBe(1);
  await ctx.db.outboxMessage.updateMany({ where: { id: messageId }, data: { status: 'delivered' } });
  expect(findValue(await scrapes.web(), 'one_time_codes_refused')).toBe(0);
});

test('metrics that the database does not return are omitted', async () => {
  await ctx.db.$executeRaw`ALTER TABLE outbox_messages RENAME TO lost_outbox`;
  const text = await scrapes.worker();
  expect(findValue(text, 'outbox_pending')).toBeUndefined();
  expect(findValue(text, 'oldest_unsent_otp_seconds')).toBeUndefined();
  expect(findValue(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('metrics are readable only on this machine', async () => {
  expect(await request('GET', '/metrics', { address: '203.0.113.7' })).toMatchObject({ status: 404 });
});

test('web and worker report when a scheduled job last succeeded, also after a restart of the worker', async () => {
  const job = { name: 'expire-streaks', data: {}, attemptsMade: 0 } as Job;
  const series = 'job_last_success_timestamp_seconds{job="expire-streaks"}';
  await processJob(ctx, job);
  expect(findValue(await scrapes.web(), series)).toBeUndefined();
  await processJob(ctx, Object.assign(job, { repeatJobKey: 'expire-streaks' }));
  for (const scrape of Object.values(scrapes))
    expect(findValue(await scrape(), series)).toBe(ctx.clock.now().getTime() / 1000);
});

test.each([
  ['no token', {}, 404],
  ['a wrong token', { Authorization: 'Bearer other' }, 404],
  ['the token', { Authorization: 'Bearer figures-for-us' }, 200],
] as [string, Record<string, string>, number][])(
  'with METRICS_TOKEN, web and worker answer %s the same, also on this machine',
  async (_what, headers, status) => {
    const [guardedPort = 0] = await findFreePorts(1);
    const config = { ...ctx.app.config, metricsToken: 'figures-for-us' };
    const app = { ...ctx.app, config: { ...config, worker: { ...config.worker, port: guardedPort } } };
    const worker = await startHealthServer(app, () => false);
    const guarded = await createRequester(app);
    expect((await fetch(`http://127.0.0.1:${guardedPort}/metrics`, { headers })).status).toBe(status);
    expect((await guarded('GET', '/metrics', { headers })).status).toBe(status);
    await worker.close();
  },
);
