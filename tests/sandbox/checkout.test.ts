import type Razorpay from 'razorpay';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { keys, razorpayClient, startTestSandbox } from './sandbox';

const callbackUrl = 'http://127.0.0.1:9/donations/callback?order=7&via=hosted';

let sandbox: Sandbox;
let client: Razorpay;
let orderId: string;

beforeEach(async () => {
  sandbox = await startTestSandbox('http://127.0.0.1:9');
  client = razorpayClient(sandbox.url);
  orderId = (await client.orders.create({ amount: 110000, currency: 'INR' })).id;
});

afterEach(async () => {
  await sandbox.close();
});

interface Form {
  action: string;
  fields: Record<string, string>;
}

async function post(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; page: string; form: Form }> {
  const response = await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields) });
  const page = await response.text();
  const decode = (text = '') =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const found = Array.from(inputs, ([, name, value]) => [decode(name), decode(value)]);
  const action = decode(/<form[^>]* action="([^"]*)"/.exec(page)?.[1]);
  return { status: response.status, page, form: { action, fields: Object.fromEntries(found) } };
}

function openCheckout(more: Record<string, string> = {}) {
  return post('/v1/checkout/embedded', {
    key_id: keys.razorpay.keyId,
    order_id: orderId,
    amount: '110000',
    name: 'Sangha <3',
    description: 'Samarpan',
    'prefill[contact]': '+919876543210',
    callback_url: callbackUrl,
    cancel_url: 'http://127.0.0.1:9/donations',
    ...more,
  });
}

describe('hosted checkout without scripts', () => {
  test('the page shows the payment, the recipient, and the way back', async () => {
    const { status, page, form } = await openCheckout();
    expect(status).toBe(200);
    expect(page).toContain('Pay Sangha &lt;3');
    expect(page).toContain('₹1,100');
    expect(page).toContain('href="http://127.0.0.1:9/donations"');
    expect(form.action).toBe('/v1/checkout/embedded/payment');
    expect(form.fields).toMatchObject({ order_id: orderId, contact: '+919876543210', callback_url: callbackUrl });
  });

  test('paying posts the proof to the callback', async () => {
    const { form } = await openCheckout();
    const back = (await post(form.action, { ...form.fields, outcome: 'success' })).form;
    expect(back.action).toBe(callbackUrl);
    expect(back.fields).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
      razorpay_order_id: orderId,
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await client.orders.fetch(orderId)).toMatchObject({ status: 'paid' });
  });

  test('failing posts the error to the callback, with its metadata as JSON', async () => {
    const { form } = await openCheckout();
    const back = (await post(form.action, { ...form.fields, outcome: 'failure' })).form;
    expect(back.fields).toMatchObject({
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': expect.stringContaining('declined'),
    });
    expect(JSON.parse(back.fields['error[metadata]'] ?? '')).toMatchObject({ order_id: orderId });
  });

  test.each([
    ['another key', { key_id: 'rzp_test_other' }],
    ['an unknown order', { order_id: 'order_unknown' }],
    ['a callback that runs a script', { callback_url: 'javascript:alert(1)' }],
  ])('%s is refused with a page', async (_name, wrong) => {
    const { status, page } = await openCheckout(wrong);
    expect(status).toBe(400);
    expect(page).toContain('This payment cannot go on');
  });
});

describe('checkout script', () => {
  test('it is served to pages of any origin', async () => {
    const response = await fetch(`${sandbox.url}/checkout.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('window.Razorpay');
  });

  test('its API call pays like a customer, only with the correct key', async () => {
    const checkout = (key: string) =>
      fetch(`${sandbox.url}/pay`, {
        method: 'POST',
        body: new URLSearchParams({ key, order_id: orderId, amount: '110000', outcome: 'success' }),
      });
    expect((await checkout('rzp_test_other')).status).toBe(401);
    const response = await checkout(keys.razorpay.keyId);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ razorpay_order_id: orderId });
  });
});
