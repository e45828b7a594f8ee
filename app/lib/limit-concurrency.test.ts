import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './limit-concurrency';

/** Creates tasks whose start is recorded and which finish when the test resolves them. */
function pieces() {
  const started: number[] = [];
  const end: (() => void)[] = [];
  const work = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => (end[id] = () => resolve(id)));
  };
  return { started, end, work };
}

test('so many run at a time, the others in the order in which they came', async () => {
  const { started, end, work } = pieces();
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

test('a failure gives its place on', async () => {
  const inTurns = createConcurrencyLimiter(1);
  await expect(inTurns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurns(() => Promise.resolve('next'))).toBe('next');
});

test('work that hangs gives its place on after a while, once', async () => {
  const { end, work } = pieces();
  const inTurns = createConcurrencyLimiter(1, { patienceMs: 500 });
  const hanging = inTurns(work(0));
  expect(await inTurns(() => Promise.resolve('next'))).toBe('next');
  end[0]?.();
  await hanging;
  const running = { now: 0, most: 0 };
  const short = async () => {
    running.most = Math.max(running.most, (running.now += 1));
    await delay(1);
    running.now -= 1;
  };
  await Promise.all([inTurns(short), inTurns(short)]);
  expect(running).toEqual({ now: 0, most: 1 });
});

test('what goes first passes the others by, and neither waits in more than so many', async () => {
  const { started, end, work } = pieces();
  const inTurns = createConcurrencyLimiter(1, { most: 1, refusal: () => new Error('full') });
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
