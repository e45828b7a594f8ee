import type Razorpay from 'razorpay';
import type { Twilio } from 'twilio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { Receiver } from './receiver';
import { call, razorpayClient, startTestSandbox, twilioClient } from './sandbox';

let app: Receiver;
let sandbox: Sandbox;
let razorpay: Razorpay;
let twilio: Twilio;

beforeEach(async () => {
  app = await Receiver.listen();
  sandbox = await startTestSandbox(app.url);
  razorpay = razorpayClient(sandbox.url);
  twilio = twilioClient(sandbox.url);
});

afterEach(async () => {
  await sandbox.close();
  await app.close();
});

async function control(body: object): Promise<void> {
  expect((await call(`${sandbox.url}/control`, 'POST', body)).status).toBe(200);
}

function send() {
  const statusCallback = `${app.url}/callback`;
  return twilio.messages.create({
    to: 'whatsapp:+919876543210',
    from: 'whatsapp:+14155238886',
    body: 'Namaste',
    statusCallback,
  });
}

async function listAccepted(): Promise<unknown[]> {
  return (await call(`${sandbox.url}/messages`)).body.messages as unknown[];
}

function listStatuses(): (string | null)[] {
  return app.requests.map(({ body }) => new URLSearchParams(body).get('MessageStatus'));
}

test('the next N calls fail with 500, then calls succeed, without an effect on the other provider', async () => {
  await control({ provider: 'twilio', fail: 2 });
  await expect(send()).rejects.toMatchObject({ status: 500, code: 20500 });
  await razorpay.orders.create({ amount: 10100, currency: 'INR' });
  await expect(send()).rejects.toMatchObject({ status: 500 });
  await send();
  expect(await listAccepted()).toHaveLength(1);
});

test('status and code give the error the format of the provider', async () => {
  await control({ provider: 'twilio', fail: 1, code: 21610 });
  await expect(send()).rejects.toMatchObject({ status: 400, code: 21610 });
  await control({ provider: 'twilio', fail: 1, code: 20429 });
  await expect(send()).rejects.toMatchObject({ status: 429, code: 20429 });
  await control({ provider: 'twilio', fail: 1, status: 503, code: 63018 });
  await expect(send()).rejects.toMatchObject({ status: 503, code: 63018 });
  await control({ provider: 'razorpay', fail: 1, code: 'GATEWAY_ERROR' });
  await expect(razorpay.orders.create({ amount: 10100, currency: 'INR' })).rejects.toMatchObject({
    statusCode: 502,
    error: { code: 'GATEWAY_ERROR' },
  });
  await control({ provider: 'razorpay', fail: 1, status: 503 });
  await expect(razorpay.orders.all()).rejects.toMatchObject({ statusCode: 503, error: { code: 'SERVER_ERROR' } });
  expect(await listAccepted()).toEqual([]);
});

test('a 2xx status with a code accepts the message, which fails later', async () => {
  await control({ provider: 'twilio', fail: 1, status: 201, code: 63016 });
  const { sid } = await send();
  await expect.poll(listStatuses).toEqual(['failed']);
  expect(new URLSearchParams(app.requests[0]?.body).get('ErrorCode')).toBe('63016');
  expect(await twilio.messages(sid).fetch()).toMatchObject({ status: 'failed', errorCode: 63016 });
});

test('a delay has no other effect', async () => {
  await control({ provider: 'razorpay', fail: 1, delay_ms: 120 });
  const start = performance.now();
  await razorpay.orders.create({ amount: 10100, currency: 'INR' });
  expect(performance.now() - start).toBeGreaterThan(115);
});

test('a dropped response is dropped after the work and its callbacks', async () => {
  await control({ provider: 'twilio', fail: 1, drop_reply: true });
  await expect(send()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await listAccepted()).toHaveLength(1);
  await expect.poll(listStatuses).toEqual(['sent', 'delivered']);
});

test('a silent message is accepted and delivered without callbacks', async () => {
  await control({ provider: 'twilio', fail: 1, silent: true });
  const { sid } = await send();
  await expect.poll(() => twilio.messages(sid).fetch()).toMatchObject({ status: 'delivered' });
  await send();
  await expect.poll(listStatuses).toEqual(['sent', 'delivered']);
});

test('duplicates repeat the whole series, so that an earlier step arrives after a later one', async () => {
  await control({ provider: 'twilio', fail: 1, duplicate: true, delay_ms: 20 });
  await send();
  await expect.poll(listStatuses).toEqual(['sent', 'delivered', 'sent', 'delivered']);
  await send();
  await expect.poll(listStatuses).toHaveLength(6);
});

test('duplicate webhooks wait for their payment and keep their event ids', async () => {
  await control({ provider: 'razorpay', fail: 1, duplicate: true });
  const order = await razorpay.orders.create({ amount: 10100, currency: 'INR' });
  await call(`${sandbox.url}/pay`, 'POST', { order_id: order.id, outcome: 'success' });
  await expect.poll(() => app.requests).toHaveLength(6);
  expect(new Set(app.requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
});

test('DELETE ends it', async () => {
  await control({ provider: 'twilio', fail: 100 });
  expect(await call(`${sandbox.url}/control`, 'DELETE')).toEqual({ status: 200, body: {} });
  await send();
});

test.each([
  [{}, 'provider'],
  [{ provider: 'stripe', fail: 1 }, 'provider'],
  [{ provider: 'twilio' }, 'fail'],
  [{ provider: 'twilio', fail: -1 }, 'fail'],
  [{ provider: 'twilio', fail: 1, code: 'GATEWAY_ERROR' }, 'code'],
  [{ provider: 'razorpay', fail: 1, status: 200 }, 'status'],
  [{ provider: 'razorpay', fail: 1, delay: 5 }, 'delay'],
])('%j is refused with a message that names %s', async (body, field) => {
  const reply = await call(`${sandbox.url}/control`, 'POST', body);
  expect(reply.status).toBe(400);
  expect(reply.body.message).toContain(field);
});

test('a body that is not JSON is 400 with a message', async () => {
  const response = await fetch(`${sandbox.url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty('message');
});
