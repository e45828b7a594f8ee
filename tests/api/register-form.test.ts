import { expect, test } from 'vitest';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

test('the form shows its rules first, and all errors together', async () => {
  expect((await request('GET', '/register')).text).toContain('Not your name or phone number');
  const form = { name: ' ', phonenumber: '98765', password: '123456', batch: '06:00' };
  const { status, text } = await request('POST', '/register', { form });
  expect(status).toBe(400);
  for (const error of [
    'Please enter your name',
    'Please enter a valid phone number',
    'This password is too common. Please choose another one.',
    'Please tick the box if you agree',
  ])
    expect(text).toContain(error);
  expect(text).toContain('value="98765"');
});
