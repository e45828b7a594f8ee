import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { signTwilioRequest } from '../../sandbox/twilio/signature';
import { signWebhook } from '../../sandbox/razorpay/signature';
import { PROVIDER_TIMEOUT_SECONDS } from './clocks';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';
import type { Person } from './people';

/** Delay in milliseconds that is longer than the platform's time limit for a response. */
const TOO_LATE_MS = 1_000 * (PROVIDER_TIMEOUT_SECONDS + 1);

export function testProviders(on: PreparedPlatform): void {
  afterEach(() => on.people.endTrouble());

  describe('WhatsApp', () => {
    const MISBEHAVIOURS = [
      { fail: 1, status: 500 },
      { fail: 2, code: 20429 },
      { fail: 1, delay_ms: TOO_LATE_MS },
      { fail: 1, drop_reply: true },
      { fail: 1, duplicate: true },
    ];

    const listMessages = (phone: string) =>
      on.people.rows<{ status: string; attempts: number }>(
        'SELECT status::text, attempts FROM outbox_messages WHERE phone = $1',
        phone,
      );

    async function expectOneCode({ phone }: Person): Promise<void> {
      expect(await on.people.inbox(phone)).toMatchObject([{ template: 'otp' }]);
      await expect.poll(() => listMessages(phone)).toMatchObject([{ status: 'delivered' }]);
    }

    test('that fails, is busy twice, is too slow, loses a response or calls back twice: each code arrives once', async () => {
      const requesters: Person[] = [];
      for (const misbehaviour of MISBEHAVIOURS) {
        const person = await on.people.member();
        await on.people.trouble('twilio', misbehaviour);
        expect(await on.people.askForCode(person)).toMatchObject({ status: 200 });
        const countAttempts = async () => (await listMessages(person.phone))[0]?.attempts;
        await expect.poll(countAttempts).toBeGreaterThanOrEqual(misbehaviour.fail);
        await delay(500);
        requesters.push(person);
      }
      await expectNothingLost(on.platform, on.people);
      for (const person of requesters) await expectOneCode(person);
    });

    test('that calls back out of order: delivered stays delivered', async () => {
      const person = await on.people.member();
      await on.people.askForCode(person);
      await expectNothingLost(on.platform, on.people);
      const [message] = await on.people.rows<{ id: number; sid: string }>(
        'SELECT id, provider_message_id AS sid FROM outbox_messages WHERE phone = $1',
        person.phone,
      );
      const path = `/api/webhooks/twilio?message=${message?.id}`;
      for (const MessageStatus of ['sent', 'queued', 'delivered', 'sent']) {
        const fields = { MessageSid: message?.sid ?? '', MessageStatus };
        const signature = signTwilioRequest(on.platform.env.TWILIO_AUTH_TOKEN ?? '', on.platform.url + path, fields);
        const headers = { 'X-Twilio-Signature': signature };
        const body = new URLSearchParams(fields);
        expect(await fetch(on.platform.url + path, { method: 'POST', headers, body })).toMatchObject({ status: 204 });
      }
      await expectOneCode(person);
    });
  });

  describe('the payment provider', () => {
    async function expectOneGift({ phone }: Person): Promise<void> {
      await expectNothingLost(on.platform, on.people);
      expect(await on.people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
    }

    test.each([
      ['answers 500', { fail: 1_000, status: 500 }],
      ['loses its replies', { fail: 1_000, drop_reply: true }],
      ['does not answer in time', { fail: 1_000, delay_ms: TOO_LATE_MS }],
    ])('that %s to an order: the donor is informed, and the next one counts once', async (_how, misbehaviour) => {
      const giver = await on.people.member();
      await on.people.trouble('razorpay', misbehaviour);
      expect(await on.people.order(giver)).toMatchObject({
        status: 503,
        body: { message: 'Failed to create payment order' },
      });
      await on.people.endTrouble();
      const proof = await on.people.pay(await on.people.order(giver));
      expect(await on.people.verify(giver, proof)).toMatchObject({ status: 200 });
      await expectOneGift(giver);
    });

    test('that does not answer the verification of a payment: the repeated one counts once', async () => {
      const giver = await on.people.member();
      const proof = await on.people.pay(await on.people.order(giver));
      await on.people.trouble('razorpay', { fail: 1_000, status: 500 });
      const answers = [await on.people.verify(giver, proof), await on.people.verify(giver, proof)];
      for (const { status } of answers) expect([200, 503]).toContain(status);
      await on.people.endTrouble();
      expect(await on.people.verify(giver, proof)).toMatchObject({ status: 200 });
      await expectOneGift(giver);
    });

    test('that reports a payment twice: it counts once', async () => {
      const giver = await on.people.member();
      await on.people.trouble('razorpay', { fail: 1_000, duplicate: true });
      await on.people.pay(await on.people.order(giver));
      await expect.poll(() => on.people.inbox(giver.phone)).toHaveLength(1);
      await expectOneGift(giver);
    });

    test('that reports out of order: a failure after the capture changes nothing', async () => {
      const giver = await on.people.member();
      const order = await on.people.order(giver);
      const proof = await on.people.pay(order);
      expect(await on.people.verify(giver, proof)).toMatchObject({ status: 200 });
      for (const [event, status] of [
        ['payment.failed', 'failed'],
        ['payment.authorized', 'authorized'],
      ] as const) {
        const entity = {
          id: proof.razorpay_payment_id,
          order_id: proof.razorpay_order_id,
          amount: 50_100,
          currency: 'INR',
          status,
          contact: giver.phone,
          created_at: Math.floor(Date.now() / 1000),
        };
        const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
        const signature = signWebhook(body, on.platform.env.RAZORPAY_WEBHOOK_SECRET ?? '');
        const headers = { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': `evt_late_${status}` };
        const response = await fetch(`${on.platform.url}/api/webhooks/razorpay`, { method: 'POST', headers, body });
        expect(response.status).toBe(200);
      }
      await delay(1_000);
      await expectOneGift(giver);
    });
  });
}
