import { expect, test } from 'vitest';
import { createPageLimit, TooManyPagesError } from './page-limit.server';

test('one wide network cannot fill the queue, whatever number of networks it has', async () => {
  const { run } = createPageLimit();
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const render = () => finished.then(() => 'page');
  const request = (client: string, wideNetwork?: string, isAdmitted = false) =>
    run({ client, wideNetwork, isAdmitted }, render).catch((error: unknown) => error);
  const flood = Array.from({ length: 64 }, (_, at) => request(`2001:db8:1:${at}::/64`, '2001:db8:1::/48', at % 2 > 0));
  const others = Array.from({ length: 16 }, (_, at) => request(`10.0.0.${at}`));
  const member = request('member:1', undefined, true);
  finish();
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === 'page')).toHaveLength(12);
  expect(answers.filter((answer) => answer instanceof TooManyPagesError)).toHaveLength(52);
  expect(new Set(await Promise.all([...others, member]))).toEqual(new Set(['page']));
  expect(await request('2001:db8:1:99::/64', '2001:db8:1::/48')).toBe('page');
});

test('pages that wait for the database do not hold the places of other pages for long', async () => {
  const { run } = createPageLimit();
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow = ['member:1', 'member:2'].map((client) => run({ client, isAdmitted: true }, () => finished));
  const startedAt = performance.now();
  expect(await run({ client: '10.0.0.1', isAdmitted: false }, () => Promise.resolve('page'))).toBe('page');
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  finish();
  await Promise.all(slow);
});

test('a request whose client has left while it waited is not rendered and gives up its place', async () => {
  const { run } = createPageLimit();
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow = ['member:1', 'member:2'].map((client) => run({ client, isAdmitted: true }, () => finished));
  const left = new AbortController();
  let rendered = 0;
  const render = () => Promise.resolve((rendered += 1));
  const visitor = { client: '10.0.0.1', isAdmitted: false };
  const gone = Array.from({ length: 4 }, () => run(visitor, render, left.signal).catch((error: unknown) => error));
  await expect(run(visitor, render)).rejects.toThrow(TooManyPagesError);
  left.abort();
  expect(await Promise.all(gone)).toEqual(Array(4).fill(left.signal.reason));
  const waiting = run(visitor, render);
  finish();
  expect(await waiting).toBe(1);
  await Promise.all(slow);
  await expect(run(visitor, render, left.signal)).rejects.toBe(left.signal.reason);
});
