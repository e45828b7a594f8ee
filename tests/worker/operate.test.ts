import { afterAll, expect, test } from 'vitest';
import { parseEnvironment } from '~/config/env.server';
import { openApp } from '~/context.server';
import { jobsNotQueuedCounter } from '~/lib/metrics.server';
import { runOperatorCommand } from '../../prisma/operator-commands';
import { testContext } from '../setup/context';
import { testEnvironment } from '../setup/environment';

const ctx = await testContext();
const appWithDeadRedis = openApp(
  parseEnvironment(testEnvironment(ctx.databaseUrl, ctx.sandboxUrl, { REDIS_URL: 'redis://127.0.0.1:1' })),
);
afterAll(() => appWithDeadRedis.close());

const arePaused = async () => [
  await ctx.app.queues.get('messages')?.isPaused(),
  await ctx.app.queues.get('reminders')?.isPaused(),
];

test('an operator who pauses all messages and resumes them is in the audit log', async () => {
  expect(await arePaused()).toEqual([false, false]);
  const paused = ['queue messages: paused', 'queue reminders: paused', 'no message waits'];
  expect(await runOperatorCommand(ctx.app, ['messages', 'pause'])).toEqual(paused);
  expect(await arePaused()).toEqual([true, true]);
  const running = ['queue messages: running', 'queue reminders: running', 'no message waits'];
  expect(await runOperatorCommand(ctx.app, ['messages', 'resume'])).toEqual(running);
  const acts = await ctx.db.auditEntry.findMany({ where: { action: 'queue.acted_on' }, orderBy: { id: 'asc' } });
  expect(acts.map(({ actor_kind, subject_id, after }) => [actor_kind, subject_id, after])).toEqual([
    ['system', 'messages', { act: 'pause' }],
    ['system', 'reminders', { act: 'pause' }],
    ['system', 'messages', { act: 'resume' }],
    ['system', 'reminders', { act: 'resume' }],
  ]);
});

test.each([[['messages']], [['messages', 'pause']]])(
  'while Redis is down, %j says so instead of waiting',
  async (args) => {
    const countJobsNotQueued = async () => (await jobsNotQueuedCounter.get()).values[0]?.value;
    const before = await countJobsNotQueued();
    await expect(runOperatorCommand(appWithDeadRedis, args)).rejects.toThrow('The queue did not answer');
    expect(await countJobsNotQueued()).toBe(before);
  },
);
