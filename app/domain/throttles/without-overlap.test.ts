import { expect, test } from 'vitest';
import { testContext } from '../../../tests/setup/context';
import { runExclusively } from './run-exclusively';

const ctx = await testContext();
const ONE = { name: 'one-at-a-time', times: 1, seconds: 60, scope: 'shared' } as const;

test('work with one key runs one at a time, also after a failure; other keys run concurrently', async () => {
  const run = (key: string, work: () => Promise<string> = () => Promise.resolve('done')) =>
    runExclusively(ctx, ONE, key, work);
  await run('asha', async () => {
    await expect(run('asha')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(run('asha')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await run('ravi')).toBe('done');
    return 'done';
  });
  await expect(run('asha', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await run('asha')).toBe('done');
});
