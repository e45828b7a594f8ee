import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './limit-concurrency';

/** Creates tasks whose start is recorded and which finish when the test resolves them. */
function createTasks() {
  const started: number[] = [];
  const end: (() => void)[] = [];
  const work = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => (end[id] = () => resolve(id)));
  };
  return { started, end, work };
}

test('the limit of tasks runs concurrently, and the others in order of arrival', async () => {
  const { started, end, work } = createTasks();
  const inTurns = createConcurrencyLimiter(2);
  const all = [0, 1, 2, 3].map((id) => inTurns(work(id)));
  await delay(0);
  expect(started).toEqual([0, 1]);
  end[1]?.();
  expect(await all[1]).toBe(1);
  await delay(0);
  expect(started).toEqual([0, 1, 2]);
  end[0]?.();
  end[2]?.();
  await all[2];
  await delay(0);
  end[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('a failed task frees its place', async () => {
  const inTurns = createConcurrencyLimiter(1);
  await expect(inTurns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurns(() => Promise.resolve('next'))).toBe('next');
});

test('a task that hangs frees its place after a while, once', async () => {
  const { end, work } = createTasks();
  const inTurns = createConcurrencyLimiter(1, { maxSlotMs: 500 });
  const hanging = inTurns(work(0));
  expect(await inTurns(() => Promise.resolve('next'))).toBe('next');
  end[0]?.();
  await hanging;
  const running = { now: 0, most: 0 };
  const runShortTask = async () => {
    running.most = Math.max(running.most, (running.now += 1));
    await delay(1);
    running.now -= 1;
  };
  await Promise.all([inTurns(runShortTask), inTurns(runShortTask)]);
  expect(running).toEqual({ now: 0, most: 1 });
});

test('tasks with priority run first, and both kinds have a limited queue', async () => {
  const { started, end, work } = createTasks();
  const inTurns = createConcurrencyLimiter(1, { maxWaiting: 1, createError: () => new Error('full') });
  const all = [inTurns(work(0)), inTurns(work(1)), inTurns(work(2), { first: true })];
  await expect(inTurns(work(3))).rejects.toThrow('full');
  await expect(inTurns(work(4), { first: true })).rejects.toThrow('full');
  for (const id of [0, 2, 1]) {
    await delay(0);
    end[id]?.();
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2]);
  expect(started).toEqual([0, 2, 1]);
  await inTurns(() => Promise.resolve());
});

test('the clients take turns, and one client can have only a few waiting tasks', async () => {
  const { started, end, work } = createTasks();
  const inTurns = createConcurrencyLimiter(1, {
    maxWaiting: 8,
    maxWaitingPerClient: 3,
    createError: () => new Error('full'),
  });
  const all = [0, 1, 2, 3].map((id) => inTurns(work(id), { client: 'a' }));
  await expect(inTurns(work(9), { client: 'a' })).rejects.toThrow('full');
  // Half of the queue is used after the next task. From then on, each client can have one.
  all.push(inTurns(work(4), { client: 'b' }));
  await expect(inTurns(work(9), { client: 'b' })).rejects.toThrow('full');
  all.push(...['c', 'd', 'e', 'f'].map((client, at) => inTurns(work(5 + at), { client })));
  await expect(inTurns(work(10), { client: 'g' })).rejects.toThrow('full');
  all.push(inTurns(work(9), { client: 'g', isReserved: true }));
  for (const id of [0, 1, 4, 5, 6, 7, 8, 9, 2, 3]) {
    await delay(0);
    end[id]?.();
  }
  await Promise.all(all);
  expect(started).toEqual([0, 1, 4, 5, 6, 7, 8, 9, 2, 3]);
});
