import { expect, test } from 'vitest';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

test('the dashboard announces a new title once', async () => {
  const member = await createMember(ctx, { title: 'Sadhak', total_classes_attended: 5 });
  const token = Buffer.from(JSON.stringify(await createMemberToken(ctx, member))).toString('base64');
  const headers = { Cookie: `sangha_member=${encodeURIComponent(token)}` };
  const isTitleShown = async () => {
    const { text } = await request('GET', '/dashboard', { headers });
    return text.replaceAll(/<script[^]*?<\/script>/g, '').includes('You are now');
  };
  expect([await isTitleShown(), await isTitleShown()]).toEqual([true, false]);
});
