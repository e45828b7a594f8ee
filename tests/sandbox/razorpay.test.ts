import Razorpay from 'razorpay';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { Receiver } from './receiver';
import { call, keys, razorpayClient, startTestSandbox } from './sandbox';

let app: Receiver;
let sandbox: Sandbox;
let client: Razorpay;

beforeEach(async () => {
  app = await Receiver.listen();
  sandbox = await startTestSandbox(app.url);
  client = razorpayClient(sandbox.url);
});

afterEach(async () => {
  await sandbox.close();
  await app.close();
});

async function pay(body: object): Promise<Record<string, string>> {
  const reply = await call(`${sandbox.url}/pay`, 'POST', body);
  expect(reply.status).toBe(200);
  return reply.body as Record<string, string>;
}

function listEvents(): string[] {
  return app.requests.map(({ body }) => (JSON.parse(body) as { event: string }).event);
}

describe('orders', () => {
  test('an order is created, fetched and listed', async () => {
    const order = await client.orders.create({
      amount: 50100,
      currency: 'INR',
      receipt: 'd-1',
      notes: { member: '7' },
    });
    expect(order.id).toMatch(/^order_\w{14}$/);
    expect(order).toMatchObject({ entity: 'order', amount: 50100, amount_due: 50100, status: 'created', attempts: 0 });
    expect(await client.orders.fetch(order.id)).toEqual(order);
    expect(await client.orders.all({ receipt: 'd-1' })).toEqual({ entity: 'collection', count: 1, items: [order] });
    expect(await client.orders.all({ receipt: 'd-2' })).toMatchObject({ count: 0 });
    expect(await client.orders.fetchPayments(order.id)).toMatchObject({ entity: 'collection', count: 0 });
  });

  test('bad requests get errors in the format of Razorpay', async () => {
    await expect(client.orders.create({ amount: 99, currency: 'INR' })).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', field: 'amount', metadata: {} },
    });
    await expect(client.orders.fetch('order_unknown')).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
    });
    await expect(razorpayClient(sandbox.url, 'wrong').orders.fetch('order_unknown')).rejects.toMatchObject({
      statusCode: 401,
      error: { description: 'Authentication failed' },
    });
    await expect(client.customers.fetch('cust_1')).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('payments', () => {
  test('a success has its signature, its entities and three webhooks', async () => {
    const order = await client.orders.create({ amount: 50100, currency: 'INR' });
    const proof = await pay({ order_id: order.id, outcome: 'success', contact: '9876543210' });
    const signed = Razorpay.validateWebhookSignature(
      `${order.id}|${proof.razorpay_payment_id}`,
      String(proof.razorpay_signature),
      keys.razorpay.keySecret,
    );
    expect(signed).toBe(true);
    expect(await client.payments.fetch(String(proof.razorpay_payment_id))).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 50100,
      currency: 'INR',
      order_id: order.id,
      contact: '+919876543210',
      method: 'upi',
    });
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_paid: 50100, amount_due: 0 });
    await expect.poll(listEvents).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    for (const { path, headers, body } of app.requests) {
      expect(path).toBe('/api/webhooks/razorpay');
      const signature = String(headers['x-razorpay-signature']);
      expect(Razorpay.validateWebhookSignature(body, signature, keys.razorpay.webhookSecret)).toBe(true);
    }
    expect(new Set(app.requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
    expect(JSON.parse(app.requests[0]?.body ?? '')).toMatchObject({
      entity: 'event',
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', captured: false } } },
    });
    expect(JSON.parse(app.requests[2]?.body ?? '')).toMatchObject({
      contains: ['payment', 'order'],
      payload: { order: { entity: { id: order.id, status: 'paid' } } },
    });
    expect(await call(`${sandbox.url}/pay`, 'POST', { order_id: order.id, outcome: 'success' })).toMatchObject({
      status: 400,
      body: { error: { description: 'Payment already done for this order.' } },
    });
  });

  test('a failed order can still be paid, and a dismissed checkout leaves nothing', async () => {
    const order = await client.orders.create({ amount: 50100, currency: 'INR' });
    expect(await pay({ order_id: order.id, outcome: 'dismiss' })).toEqual({ dismissed: true });
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'created', attempts: 0 });
    const failed = await pay({ order_id: order.id, outcome: 'failure' });
    expect(failed.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', metadata: { order_id: order.id } });
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'attempted', attempts: 1 });
    await pay({ order_id: order.id, outcome: 'success' });
    const payments = await client.orders.fetchPayments(order.id);
    expect(payments.items.map(({ status }: { status: string }) => status)).toEqual(['captured', 'failed']);
    await expect.poll(listEvents).toHaveLength(4);
    expect(listEvents()).toContain('payment.failed');
  });

  test('an authorized payment waits for its capture', async () => {
    const order = await client.orders.create({ amount: 50100, currency: 'INR' });
    const { razorpay_payment_id: id = '' } = await pay({
      order_id: order.id,
      outcome: 'success',
      authorize_only: true,
    });
    expect(await client.payments.fetch(id)).toMatchObject({ status: 'authorized', captured: false });
    await expect(client.payments.capture(id, 1, 'INR')).rejects.toMatchObject({ error: { field: 'amount' } });
    expect(await client.payments.capture(id, 50100, 'INR')).toMatchObject({ status: 'captured' });
    await expect(client.payments.capture(id, 50100, 'INR')).rejects.toMatchObject({ statusCode: 400 });
    await expect.poll(listEvents).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  test('a payment is refunded in part, then in full, and never more', async () => {
    const { razorpay_payment_id: id = '' } = await pay({ amount: 50000, contact: '9876543210', outcome: 'success' });
    const refund = await client.payments.refund(id, { amount: 20000 });
    expect(refund).toMatchObject({ entity: 'refund', amount: 20000, payment_id: id, status: 'processed' });
    expect(await client.refunds.fetch(refund.id)).toEqual(refund);
    expect(await client.payments.fetch(id)).toMatchObject({ refund_status: 'partial', amount_refunded: 20000 });
    await expect(client.payments.refund(id, { amount: 30001 })).rejects.toMatchObject({ statusCode: 400 });
    await client.payments.refund(id, {});
    expect(await client.payments.fetch(id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
    await expect.poll(() => listEvents().filter((event) => event === 'refund.processed')).toHaveLength(2);
  });

  test('without an order only a payment id is returned', async () => {
    const proof = await pay({ amount: 10100, currency: 'INR', contact: '+919876543210', outcome: 'success' });
    expect(Object.keys(proof)).toEqual(['razorpay_payment_id']);
    expect(await client.payments.fetch(String(proof.razorpay_payment_id))).toMatchObject({
      amount: 10100,
      captured: true,
      order_id: null,
      contact: '+919876543210',
    });
    expect((await call(`${sandbox.url}/pay`, 'POST', { outcome: 'success' })).status).toBe(400);
    expect((await call(`${sandbox.url}/pay`, 'POST', { amount: 10100, outcome: 'maybe' })).status).toBe(400);
  });

  test('a webhook that the app does not accept is retried', async () => {
    app.statuses.push(500, 503);
    await pay({ amount: 10100, contact: '9876543210', outcome: 'failure' });
    await expect.poll(listEvents).toEqual(Array(3).fill('payment.failed'));
    expect(new Set(app.requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
  });
});
