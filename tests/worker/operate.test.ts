import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testContext } from '../setup/context';
import { testEnvironment } from '../setup/environment';

const ctx = await testContext();

/** Runs `sangha messages` with the database and the queues of this file. */
const operate = async (args: string[], more: Record<string, string> = {}) => {
  const env = { ...process.env, ...testEnvironment(ctx.databaseUrl, ctx.sandboxUrl), ...more };
  const options = { env, encoding: 'utf8', timeout: 60_000 } as const;
  const program = ['--import', 'tsx', 'prisma/operate.ts', ...args];
  return (await promisify(execFile)(process.execPath, program, options)).stdout;
};

test('an operator who pauses all messages and resumes them is in the audit log', async () => {
  expect(await operate(['messages', 'pause'])).toContain('queue messages: paused\nqueue reminders: paused\n');
  expect(await ctx.app.queues.get('messages')?.isPaused()).toBe(true);
  expect(await operate(['messages', 'resume'])).toContain('queue messages: running\nqueue reminders: running\n');
  const acts = await ctx.db.auditEntry.findMany({ where: { action: 'queue.acted_on' }, orderBy: { id: 'asc' } });
  expect(acts.map(({ actor_kind, subject_id, after }) => [actor_kind, subject_id, after])).toEqual([
    ['system', 'messages', { act: 'pause' }],
    ['system', 'reminders', { act: 'pause' }],
    ['system', 'messages', { act: 'resume' }],
    ['system', 'reminders', { act: 'resume' }],
  ]);
});

test('while Redis is down, the command says so instead of waiting', async () => {
  const down = { REDIS_URL: 'redis://127.0.0.1:1' };
  await Promise.all(
    [['messages'], ['messages', 'pause']].map((args) =>
      expect(operate(args, down)).rejects.toThrow(/The queue did not answer/),
    ),
  );
});
