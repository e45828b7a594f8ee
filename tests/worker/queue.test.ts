import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { replyToMessage } from '~/domain/help-desk/reply-to-message.server';
import { addToOutbox } from '~/domain/notifications/outbox.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { type JobName, JOBS } from '~/jobs/jobs.server';
import { QUEUE_NAMES } from '~/jobs/queue-names';
import { toDatabaseDate } from '~/lib/calendar';
import { updateSchedules, listSchedules } from '../../worker/schedules';
import { startWorkers } from '../../worker/start-workers';
import { asAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { createMember, newPhone } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { call } from '../sandbox/sandbox';
import { testContext } from '../setup/context';

const ctx = await testContext({ environment: { SWEEP_SECONDS: '1' } });
let workers: ReturnType<typeof startWorkers>;

beforeAll(() => {
  workers = startWorkers(ctx.app);
});

afterAll(() => workers.close());

async function addNotice(): Promise<{ messageId: number; phone: string }> {
  const { id: memberId, phone, name } = await createMember(ctx, { name: 'Asha' });
  const eventKey = `password-changed:${getNextNumber()}`;
  const notice = {
    event_key: eventKey,
    phone,
    member_id: memberId,
    template: 'password_changed',
    variables: { 1: name },
  } as const;
  const messageId = (await addToOutbox(ctx, ctx.db, notice)) ?? 0;
  return { messageId, phone };
}

async function listInbox(phone: string): Promise<unknown[]> {
  const { body } = await call(`${ctx.sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
  return body.messages as unknown[];
}

const getStatus = async (id: number) => (await ctx.db.outboxMessage.findFirstOrThrow({ where: { id } })).status;

test('a queued job is done', async () => {
  const { messageId, phone } = await addNotice();
  await ctx.enqueue('send-whatsapp-message', { messageId });
  await expect.poll(() => getStatus(messageId)).toBe('queued');
  expect(await listInbox(phone)).toHaveLength(1);
});

test('ten jobs for one message send it once', async () => {
  const { messageId, phone } = await addNotice();
  await Promise.all(Array.from({ length: 10 }, () => ctx.enqueue('send-whatsapp-message', { messageId })));
  await expect.poll(() => getStatus(messageId)).toBe('queued');
  await sleep(300);
  expect(await listInbox(phone)).toHaveLength(1);
});

test('a message that the provider was too busy for is retried by the queue', async () => {
  const { messageId, phone } = await addNotice();
  await call(`${ctx.sandboxUrl}/control`, 'POST', { provider: 'twilio', fail: 1, code: 20429 });
  await ctx.enqueue('send-whatsapp-message', { messageId });
  const findMessage = () => ctx.db.outboxMessage.findFirstOrThrow({ where: { id: messageId } });
  await expect.poll(findMessage).toMatchObject({ status: 'pending', error_code: '20429' });
  ctx.clock.advance(10);
  await expect.poll(() => getStatus(messageId)).toBe('queued');
  expect(await listInbox(phone)).toHaveLength(1);
});

test('a reply from staff is sent as free text to a phone without an account', async () => {
  const phone = newPhone();
  const sid = `SM${getNextNumber()}`;
  await recordInboundMessage(ctx, { sid, phone, text: 'Is it free?' });
  const { id } = await ctx.db.inboundMessage.findUniqueOrThrow({ where: { sid } });
  await replyToMessage(await asAdmin(ctx), { message_id: id, replies: 0, text: 'Yes,\nfor everybody.' });
  const findReply = () => ctx.db.outboxMessage.findFirstOrThrow({ where: { phone, template: 'staff_reply' } });
  await expect.poll(findReply).toMatchObject({ status: 'queued', error_code: null });
  expect(await listInbox(phone)).toContainEqual(
    expect.objectContaining({ template: null, body: 'Yes,\nfor everybody.' }),
  );
});

test('a cancelled class is announced on WhatsApp to members who requested its link, immediately', async () => {
  const { id: memberId, phone, name } = await createMember(ctx, { name: 'Asha' });
  const { id: classId, ends_at } = await createClass(ctx, { title: 'Hatha' });
  await ctx.db.classLinkRequest.create({
    data: { member_id: memberId, class_id: classId, first_at: ends_at, last_at: ends_at },
  });
  expect(await cancelClass(await asAdmin(ctx, ['manage_classes']), classId)).toMatchObject({ notified: 1 });
  await expect.poll(() => listInbox(phone)).toHaveLength(1);
  expect(await listInbox(phone)).toMatchObject([{ template: 'class_cancelled', variables: { 1: name, 2: 'Hatha' } }]);
});

test('overdue messages that the sweep finds are sent without another trigger', async () => {
  const { messageId, phone } = await addNotice();
  ctx.clock.advance(20);
  expect(await sweepOutbox(ctx)).toBe(1);
  await expect.poll(() => getStatus(messageId)).toBe('queued');
  expect(await listInbox(phone)).toHaveLength(1);
});

test('hundreds of messages found by two concurrent sweeps are queued once and sent once', async () => {
  const phones = Array.from({ length: 300 }, (_, at) => `+9182000${10_000 + at}`);
  const at = ctx.clock.now();
  const event_date = toDatabaseDate(ctx.clock.today());
  await ctx.db.outboxMessage.createMany({
    data: phones.map((phone) => ({
      event_key: `swept:${phone}`,
      event_date,
      phone,
      due_at: at,
      created_at: at,
      template: 'password_changed' as const,
      variables: { 1: 'Asha' },
    })),
  });
  ctx.clock.advance(20);
  expect(await Promise.all([sweepOutbox(ctx), sweepOutbox(ctx)])).toEqual([300, 300]);
  const countSent = () =>
    ctx.db.outboxMessage.count({ where: { phone: { in: phones }, status: { in: ['queued', 'delivered'] } } });
  await expect.poll(countSent).toBe(300);
  const { body } = await call(`${ctx.sandboxUrl}/messages`);
  const sent = (body.messages as { to: string }[]).map(({ to }) => to).filter((to) => phones.includes(to));
  expect(sent.toSorted()).toEqual(phones);
});

test('a job that no retry can fix is tried once', async () => {
  const queue = ctx.app.queues.get('upkeep');
  const job = await queue?.add(
    'recalculate-member',
    { memberId: 'nobody' },
    { attempts: 5, backoff: { type: 'custom' } },
  );
  await expect.poll(async () => job && queue?.getJobState(job.id ?? '')).toBe('failed');
  expect((await queue?.getJob(job?.id ?? ''))?.attemptsMade).toBe(1);
});

test('a job that failed permanently frees its id for the next one', async () => {
  const queue = ctx.app.queues.get('upkeep');
  await ctx.enqueue('recalculate-member', { memberId: 0.5 });
  expect(await queue?.getJob('member-0.5')).toBeDefined();
  await expect.poll(() => queue?.getJob('member-0.5')).toBeUndefined();
});

test('a worker that closes finishes its current job', async () => {
  const { messageId, phone } = await addNotice();
  await call(`${ctx.sandboxUrl}/control`, 'POST', { provider: 'twilio', fail: 1, delay_ms: 1500 });
  await ctx.enqueue('send-whatsapp-message', { messageId });
  await expect.poll(() => getStatus(messageId)).toBe('sending');
  await workers.close();
  expect(await getStatus(messageId)).toBe('queued');
  expect(await listInbox(phone)).toHaveLength(1);
  workers = startWorkers(ctx.app);
});

const listSchedulers = async () =>
  (
    await Promise.all(QUEUE_NAMES.map(async (name) => (await ctx.app.queues.get(name)?.getJobSchedulers()) ?? []))
  ).flat();
const listScheduledKeys = async () => (await listSchedulers()).map(({ key }) => key).sort();
const wanted = listSchedules(ctx.app).filter(({ repeat }) => repeat !== null);
const allWanted = wanted.map(({ job }) => job).sort();

function getQueue(job: JobName): Queue {
  const queue = ctx.app.queues.get(JOBS[job].queue);
  if (!queue) throw new Error(`There is no queue for ${job}`);
  return queue;
}

/** Writes the schedules until all of them exist. */
async function restoreSchedules(): Promise<void> {
  const { stop } = updateSchedules(ctx.app);
  try {
    await expect.poll(listScheduledKeys).toEqual(allWanted);
  } finally {
    await stop();
  }
}

test('schedules exist once in the queue, nightly ones in Indian time', async () => {
  for (let round = 0; round < 2; round += 1) {
    await restoreSchedules();
    expect(await listScheduledKeys()).toEqual(allWanted);
  }
  expect((await listSchedulers()).find(({ key }) => key === 'expire-streaks')).toMatchObject({
    pattern: '5 0 * * *',
    tz: 'Asia/Kolkata',
  });
});

test('a queue that lost its data gets its schedules again', async () => {
  const { stop } = updateSchedules(ctx.app);
  onTestFinished(stop);
  await expect.poll(listScheduledKeys).toEqual(allWanted);
  for (const queue of ctx.app.queues.values()) await queue.obliterate({ force: true });
  await expect.poll(listScheduledKeys).toEqual(allWanted);
});

/** Retries an idempotent queue operation, because Redis commands time out after one second. */
const retry = <Result>(operation: () => Promise<Result>) => vi.waitFor(operation, { timeout: 60_000 });

/** Returns the waiting and delayed jobs with this name, the earliest first. */
async function listNextJobs(name: JobName): Promise<Job[]> {
  const jobs = await getQueue(name).getJobs(['waiting', 'delayed']);
  return jobs.filter((job) => job.name === name).sort((a, b) => a.timestamp + a.delay - (b.timestamp + b.delay));
}

test('a lost schedule is restored and starts after its remaining jobs', async () => {
  const queue = getQueue('expire-streaks');
  const remaining: unknown[] = [];
  for (let round = 0; round < 2; round += 1) {
    await restoreSchedules();
    const next = (await retry(() => listNextJobs('expire-streaks'))).at(-1);
    await retry(() => queue.removeJobScheduler('expire-streaks'));
    // BullMQ stores the name of the schedule in each of its jobs.
    const options = { jobId: next?.id, delay: next?.delay, repeatJobKey: 'expire-streaks' };
    await retry(() => queue.add('expire-streaks', {}, options));
    remaining.push(next?.id);
  }
  await restoreSchedules();
  expect((await retry(() => listNextJobs('expire-streaks'))).map(({ id }) => id)).toEqual([
    ...remaining,
    expect.any(String),
  ]);
});

test('a schedule that was lost while its next job was waiting is written again', async () => {
  const queue = getQueue('purge-screenshots');
  await restoreSchedules();
  await retry(() => queue.pause());
  onTestFinished(() => retry(() => queue.resume()));
  const [next] = await retry(() => listNextJobs('purge-screenshots'));
  await retry(async () => (await next?.isDelayed()) && next?.promote());
  await retry(() => queue.removeJobScheduler('purge-screenshots'));
  await restoreSchedules();
  const ids = (await retry(() => listNextJobs('purge-screenshots'))).map(({ id }) => id);
  expect(ids).toEqual([next?.id, expect.any(String)]);
});

const NOT_WRITTEN = 'failed to write job schedules; retrying';

test('a schedule that the queue refuses is reported, and the others are still written', async () => {
  const queue = getQueue('maintain-partitions');
  const upsert = queue.upsertJobScheduler.bind(queue);
  vi.spyOn(queue, 'upsertJobScheduler').mockImplementation((name, ...options) =>
    name === 'maintain-partitions' ? Promise.reject(new Error('refused')) : upsert(name, ...options),
  );
  const warn = vi.spyOn(ctx.app.services.log, 'warn');
  const refused = [{ err: new Error('refused'), jobs: ['maintain-partitions'] }, NOT_WRITTEN];
  const others = allWanted.filter((job) => job !== 'maintain-partitions');
  for (const { job } of wanted) await retry(() => getQueue(job).removeJobScheduler(job));
  const { stop } = updateSchedules(ctx.app);
  onTestFinished(stop);
  await expect.poll(listScheduledKeys).toEqual(others);
  await expect.poll(() => warn.mock.calls).toContainEqual(refused);
  await retry(() => getQueue('expire-streaks').removeJobScheduler('expire-streaks'));
  warn.mockClear();
  await expect.poll(listScheduledKeys).toEqual(others);
  await expect.poll(() => warn.mock.calls).toContainEqual(refused);
  vi.restoreAllMocks();
  await expect.poll(listScheduledKeys).toEqual(allWanted);
});

test('every job has an existing queue', () => {
  for (const { queue } of Object.values(JOBS)) expect(ctx.app.queues.has(queue)).toBe(true);
});
