import { expect, test } from 'vitest';
import { createMember, newPhone } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

// Nothing listens on port 9, so adding a job to the queue always fails.
const ctx = await testContext({ environment: { REDIS_URL: 'redis://127.0.0.1:9' } });
const request = await createRequester(ctx.app);

test('a code can be requested while the queue is down, and stays scheduled', async () => {
  const { phone } = await createMember(ctx);
  expect(await request('POST', '/api/forgot-password', { json: { phonenumber: phone } })).toMatchObject({
    status: 200,
  });
  expect(await ctx.db.outboxMessage.findFirst({ where: { phone } })).toMatchObject({ status: 'pending', attempts: 0 });
});

test('sign-up and login continue, with rate limits per process', async () => {
  const fields = { phonenumber: newPhone(), password: 'surya-12' };
  expect(await request('POST', '/api/signup', { json: { name: 'Asha', ...fields } })).toMatchObject({ status: 201 });
  expect(await request('POST', '/api/login', { json: fields })).toMatchObject({ status: 200 });
  for (let count = 0; count < 6; count += 1)
    await request('POST', '/api/login', { json: { ...fields, password: 'x' } });
  expect(await request('POST', '/api/login', { json: fields })).toMatchObject({ status: 429 });
});
