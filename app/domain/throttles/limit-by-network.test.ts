import { expect, test } from 'vitest';
import { testContext } from '../../../tests/setup/context';
import { refundNetworkLimit, limitByNetwork } from './limit-by-network.server';

const ctx = await testContext();
const LIMIT = { name: 'greetings', times: 2, seconds: 3600, scope: 'shared' } as const;

const createVisitor = (address: string) => ctx.as({ kind: 'visitor' }, address);
const countRequest = (address: string) => limitByNetwork(createVisitor(address), LIMIT);

test('the addresses of one /64 share a budget, and its /48 has five times as much', async () => {
  for (let network = 1; network <= 5; network += 1) {
    await countRequest(`2001:db8:9:${network}::1`);
    await countRequest(`2001:db8:9:${network}:ffff::2`);
    if (network < 5)
      await expect(countRequest(`2001:db8:9:${network}::3`)).rejects.toMatchObject({ code: 'rate_limited' });
  }
  await expect(countRequest('2001:db8:9:77::1')).rejects.toMatchObject({ code: 'rate_limited' });
  await countRequest('2001:db8:a:77::1');
});

test('successful attempts are given back to both', async () => {
  for (let count = 0; count < 20; count += 1) {
    await countRequest('2001:db8:b:1::1');
    await refundNetworkLimit(createVisitor('2001:db8:b:1::1'), LIMIT);
  }
});
