import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSettings } from '../../sandbox/settings';
import { call, razorpayClient, startTestSandbox, twilioClient } from './sandbox';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sangha-sandbox-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('orders, payments, refunds and messages survive a restart', async () => {
  const first = await startTestSandbox('http://127.0.0.1:9', { dataDir });
  const order = await razorpayClient(first.url).orders.create({ amount: 10100, currency: 'INR' });
  const { razorpay_payment_id: id } = (
    await call(`${first.url}/pay`, 'POST', { order_id: order.id, outcome: 'success' })
  ).body;
  const refund = await razorpayClient(first.url).payments.refund(String(id), {});
  await twilioClient(first.url).messages.create({ to: '+919876543210', from: '+14155238886', body: 'Namaste' });
  await first.close();
  expect(await readdir(dataDir)).toEqual(['sandbox.json']);

  const second = await startTestSandbox('http://127.0.0.1:9', { dataDir });
  const client = razorpayClient(second.url);
  expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
  expect(await client.payments.fetch(String(id))).toMatchObject({ status: 'refunded', order_id: order.id });
  expect(await client.refunds.fetch(refund.id)).toEqual(refund);
  expect((await call(`${second.url}/messages?to=9876543210`)).body.messages).toHaveLength(1);
  await second.close();
});

test('an invalid state file is named and not changed', async () => {
  await writeFile(join(dataDir, 'sandbox.json'), '{"messages":');
  await expect(startTestSandbox('http://127.0.0.1:9', { dataDir })).rejects.toThrow(
    /sandbox\.json is not a sandbox state/,
  );
});

test('every problem of the environment is listed together', () => {
  expect(() => parseSettings({ SANDBOX_PORT: 'x', TWILIO_ACCOUNT_SID: 'nope' })).toThrow(
    /SANDBOX_PORT[^]*TWILIO_ACCOUNT_SID[^]*TWILIO_AUTH_TOKEN[^]*RAZORPAY_WEBHOOK_SECRET/,
  );
});

test('the process prints its address in one line and stops on SIGTERM', async () => {
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    TWILIO_ACCOUNT_SID: 'ACtest',
    TWILIO_AUTH_TOKEN: 'token',
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/index.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /^Sandbox ready: phone inbox at (http:\S+)\n$/.exec(line)?.[1];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
