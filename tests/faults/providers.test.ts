import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signTwilioRequest } from '../../sandbox/twilio/signature';
import { signWebhook } from '../../sandbox/razorpay/signature';
import { expectNothingLost } from './nothing-lost';
import { peopleOn, type People, type Person } from './people';
import { startFaultPlatform, type FaultPlatform } from './platform';

const SETTLE = { timeout: 60_000, interval: 250 };

describe.each(['postgres', 'redis'] as const)('with the queue in %s', (queue) => {
  let platform: FaultPlatform;
  let people: People;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
    people = await peopleOn(platform);
  });
  afterEach(() => people.endTrouble());
  afterAll(async () => {
    await people.leave();
    await platform.remove();
  });

  describe('WhatsApp', () => {
    const MISBEHAVIOURS = [
      { fail: 1, status: 500 },
      { fail: 2, code: 20429 },
      { fail: 1, delay_ms: 9_000 },
      { fail: 1, drop_reply: true },
      { fail: 1, duplicate: true },
    ];

    const sentTo = (phone: string) =>
      people.rows<{ status: string; attempts: number }>(
        'SELECT status::text, attempts FROM messages WHERE phone = $1',
        phone,
      );

    async function expectOneCode({ phone }: Person): Promise<void> {
      expect(await people.inbox(phone)).toMatchObject([{ template: 'otp' }]);
      await expect.poll(() => sentTo(phone), SETTLE).toMatchObject([{ status: 'delivered' }]);
    }

    test('that answers 500, is busy twice, answers too late, loses a reply or calls back twice: each code arrives once', async () => {
      const asked: Person[] = [];
      for (const misbehaviour of MISBEHAVIOURS) {
        const person = await people.member();
        await people.trouble('twilio', misbehaviour);
        expect(await people.askForCode(person)).toMatchObject({ status: 200 });
        const tries = async () => (await sentTo(person.phone))[0]?.attempts;
        await expect.poll(tries, SETTLE).toBeGreaterThanOrEqual(misbehaviour.fail);
        await delay(500);
        asked.push(person);
      }
      await expectNothingLost(platform, people);
      for (const person of asked) await expectOneCode(person);
    });

    test('that calls back in the wrong order: what was delivered stays delivered', async () => {
      const person = await people.member();
      await people.askForCode(person);
      await expectNothingLost(platform, people);
      const [message] = await people.rows<{ id: number; sid: string }>(
        'SELECT id, provider_message_id AS sid FROM messages WHERE phone = $1',
        person.phone,
      );
      const path = `/api/webhooks/twilio?message=${message?.id}`;
      for (const MessageStatus of ['sent', 'queued', 'delivered', 'sent']) {
        const fields = { MessageSid: message?.sid ?? '', MessageStatus };
        const signature = signTwilioRequest(platform.env.TWILIO_AUTH_TOKEN ?? '', platform.url + path, fields);
        const headers = { 'X-Twilio-Signature': signature };
        const body = new URLSearchParams(fields);
        expect(await fetch(platform.url + path, { method: 'POST', headers, body })).toMatchObject({ status: 204 });
      }
      await expectOneCode(person);
    });
  });

  describe('the payment provider', () => {
    async function expectOneGift({ phone }: Person): Promise<void> {
      await expectNothingLost(platform, people);
      expect(await people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
    }

    test.each([
      ['answers 500', { fail: 2, status: 500 }],
      ['loses its replies', { fail: 2, drop_reply: true }],
      ['does not answer in time', { fail: 2, delay_ms: 9_000 }],
    ])('that %s to an order: the donor hears of it, and the next one counts once', async (_how, misbehaviour) => {
      const giver = await people.member();
      await people.trouble('razorpay', misbehaviour);
      expect(await people.order(giver)).toMatchObject({
        status: 503,
        body: { message: 'Failed to create payment order' },
      });
      await people.endTrouble();
      const proof = await people.pay(await people.order(giver));
      expect(await people.verify(giver, proof)).toMatchObject({ status: 200 });
      await expectOneGift(giver);
    });

    test('that does not answer the proof of a payment: asked again it counts once', async () => {
      const giver = await people.member();
      const proof = await people.pay(await people.order(giver));
      await people.trouble('razorpay', { fail: 1_000, status: 500 });
      const answers = [await people.verify(giver, proof), await people.verify(giver, proof)];
      for (const { status } of answers) expect([200, 503]).toContain(status);
      await people.endTrouble();
      expect(await people.verify(giver, proof)).toMatchObject({ status: 200 });
      await expectOneGift(giver);
    });

    test('that reports a payment twice: it counts once', async () => {
      const giver = await people.member();
      await people.trouble('razorpay', { fail: 1_000, duplicate: true });
      await people.pay(await people.order(giver));
      await expect.poll(() => people.inbox(giver.phone), SETTLE).toHaveLength(1);
      await expectOneGift(giver);
    });

    test('that reports in the wrong order: a failure told after the capture takes nothing back', async () => {
      const giver = await people.member();
      const order = await people.order(giver);
      const proof = await people.pay(order);
      expect(await people.verify(giver, proof)).toMatchObject({ status: 200 });
      for (const [event, status] of [
        ['payment.failed', 'failed'],
        ['payment.authorized', 'authorized'],
      ] as const) {
        const entity = {
          ...{ id: proof.razorpay_payment_id, order_id: proof.razorpay_order_id, amount: 50_100, currency: 'INR' },
          ...{ status, contact: giver.phone, created_at: Math.floor(Date.now() / 1000) },
        };
        const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
        const signature = signWebhook(body, platform.env.RAZORPAY_WEBHOOK_SECRET ?? '');
        const headers = { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': `evt_late_${status}_${queue}` };
        const told = await fetch(`${platform.url}/api/webhooks/razorpay`, { method: 'POST', headers, body });
        expect(told.status).toBe(200);
      }
      await delay(1_000);
      await expectOneGift(giver);
    });
  });
});
