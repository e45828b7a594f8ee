import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit';

const FATAL = new Error('no database');

/**
 * Creates a group commit whose inserts finish when the test resolves them. The outcome of an item
 * is its name repeated twice.
 */
function createGroupCommit(limits: { maxGroupSize?: number; maxWaitMs?: number } = {}) {
  const sent: string[][] = [];
  const statements: { succeed: () => void; fail: (error: unknown) => void }[] = [];
  const insert = (marks: { memberId: number; name: string }[]) =>
    new Promise<string[]>((resolve, fail) => {
      const names = marks.map(({ name }) => name);
      sent.push(names);
      statements.push({ succeed: () => resolve(names.map((name) => name + name)), fail });
    });
  const groupCommit = new GroupCommit(insert, {
    maxGroupSize: 3,
    maxWaitMs: 10_000,
    maxInFlight: 2,
    isFatal: (error) => error === FATAL,
    ...limits,
  });
  const add = (name: string) => groupCommit.add({ memberId: name.toLowerCase().charCodeAt(0), name });
  return { add, sent, statements };
}

test('a single mark is sent immediately, and later marks share a statement', async () => {
  const { add, sent, statements } = createGroupCommit();
  const outcomes = ['a', 'b', 'c'].map(add);
  expect(sent).toEqual([['a']]);
  statements[0]?.succeed();
  expect(await outcomes[0]).toBe('aa');
  await delay(0);
  expect(sent).toEqual([['a'], ['b', 'c']]);
  statements[1]?.succeed();
  expect(await Promise.all(outcomes)).toEqual(['aa', 'bb', 'cc']);
});

test('full groups are sent immediately, up to the limit of statements', () => {
  const { add, sent } = createGroupCommit();
  for (const name of 'abcdefg') void add(name);
  expect(sent).toEqual([['a'], ['b', 'c', 'd']]);
});

test('a mark waits no longer than the limit for the previous statement', async () => {
  const { add, sent } = createGroupCommit({ maxWaitMs: 1 });
  for (const name of 'ab') void add(name);
  await expect.poll(() => sent).toEqual([['a'], ['b']]);
});

test('two marks of one member never share a statement, and keep their order', async () => {
  const { add, sent, statements } = createGroupCommit({ maxGroupSize: 5 });
  const outcomes = ['z', 'a', 'A', 'b', 'a'].map(add);
  statements[0]?.succeed();
  await delay(0);
  expect(sent.at(-1)).toEqual(['a', 'b']);
  statements[1]?.succeed();
  await delay(0);
  expect(sent.at(-1)).toEqual(['A']);
  statements[2]?.succeed();
  await delay(0);
  statements[3]?.succeed();
  expect(await Promise.all(outcomes)).toEqual(['zz', 'aa', 'AA', 'bb', 'aa']);
});

test('the marks of a failed group are retried one by one', async () => {
  const { add, sent, statements } = createGroupCommit();
  const outcomes = ['a', 'b', 'c'].map((name) => add(name).catch((error: unknown) => (error as Error).message));
  statements[0]?.succeed();
  await delay(0);
  statements[1]?.fail(new Error('a mark is bad'));
  await delay(0);
  expect(sent.slice(2)).toEqual([['b'], ['c']]);
  statements[2]?.fail(new Error('b is bad'));
  statements[3]?.succeed();
  expect(await Promise.all(outcomes)).toEqual(['aa', 'b is bad', 'cc']);
});

test('a fatal error rejects the queue without a retry', async () => {
  const { add, sent, statements } = createGroupCommit();
  const outcomes = ['a', 'b', 'c'].map(add);
  statements[0]?.succeed();
  await delay(0);
  const settled = Promise.allSettled([...outcomes, add('d')]);
  statements[1]?.fail(FATAL);
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect(sent).toHaveLength(2);
  const later = add('e');
  statements[2]?.succeed();
  expect(await later).toBe('ee');
});
