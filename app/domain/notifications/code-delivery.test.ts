import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { addCodeMessage, addNotice } from '../../../tests/factories/message';
import { testContext } from '../../../tests/setup/context';
import { stopMessageFaults, listMessagesTo, startMessageFaults } from '../../../tests/setup/messaging';
import type { Member } from '~/db/generated/client';
import { metricsRegistry } from '~/lib/metrics.server';
import { isCodeDeliveryFailing, getCodeDeliveryFailures } from './code-delivery.server';
import { sendMessage } from './send-message.server';

const ctx = await testContext();
let asha: Member;
let ravi: Member;

beforeEach(async () => {
  ctx.clock.advance(86_400);
  await ctx.db.outboxMessage.deleteMany({});
  [asha, ravi] = [await createMember(ctx), await createMember(ctx)];
});

afterEach(() => stopMessageFaults(ctx));

const TEMPLATE_PAUSED = { fail: 100_000, status: 400, code: 63041 };

/** Simulates a worker that sends due messages for the given number of minutes. */
async function runWorker(minutes: number): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 20) {
    ctx.clock.advance(20);
    const due = await ctx.db.outboxMessage.findMany({
      where: { status: { in: ['pending', 'sending'] }, due_at: { lte: ctx.clock.now() } },
    });
    for (const { id } of due) await sendMessage(ctx, id).catch(() => undefined);
  }
}

async function countFailures(code: string): Promise<number> {
  const { values } = (await metricsRegistry.getSingleMetric('messages_failed_total')?.get()) ?? { values: [] };
  return values.filter(({ labels }) => labels.code === code).reduce((sum, { value }) => sum + value, 0);
}

test('an outage is shown after an hour, and useful messages are sent after it', async () => {
  await startMessageFaults(ctx, TEMPLATE_PAUSED);
  const began = ctx.clock.now();
  const before = await countFailures('63041');
  await addCodeMessage(ctx, asha);
  await addNotice(ctx, asha);
  await runWorker(2);
  expect(await countFailures('63041')).toBeGreaterThan(before);
  expect(await getCodeDeliveryFailures(ctx)).toEqual({ codes: 1, since: began, lastCode: '63041' });
  expect(await isCodeDeliveryFailing(ctx, ravi.phone)).toBe(true);

  await runWorker(57);
  await addCodeMessage(ctx, ravi);
  await runWorker(1);
  expect(await getCodeDeliveryFailures(ctx)).toEqual({ codes: 2, since: began, lastCode: '63041' });

  await stopMessageFaults(ctx);
  await runWorker(60);
  expect(await listMessagesTo(ctx, asha.phone)).toMatchObject([{ template: 'class_cancelled' }]);
  expect(await listMessagesTo(ctx, ravi.phone)).toMatchObject([{ template: 'otp' }]);
  expect(await getCodeDeliveryFailures(ctx)).toMatchObject({ codes: 0 });
  expect(await isCodeDeliveryFailing(ctx, asha.phone)).toBe(false);
});

test('a code that was refused and expired keeps the reason', async () => {
  await startMessageFaults(ctx, TEMPLATE_PAUSED);
  await addCodeMessage(ctx, asha);
  await runWorker(15);
  expect(await ctx.db.outboxMessage.findMany()).toMatchObject([{ status: 'failed', error_code: '63041' }]);
});

test('the note to a visitor does not reveal whether their phone is registered', async () => {
  await startMessageFaults(ctx, TEMPLATE_PAUSED);
  await addCodeMessage(ctx, asha);
  await runWorker(1);
  const stranger = newPhone();
  expect([await isCodeDeliveryFailing(ctx, asha.phone), await isCodeDeliveryFailing(ctx, stranger)]).toEqual([
    false,
    true,
  ]);
  await ctx.db.outboxMessage.deleteMany({});
  await addCodeMessage(ctx, ravi);
  await runWorker(1);
  expect([await isCodeDeliveryFailing(ctx, asha.phone), await isCodeDeliveryFailing(ctx, stranger)]).toEqual([
    true,
    true,
  ]);
});

test('a phone without WhatsApp is not an outage', async () => {
  await startMessageFaults(ctx, { fail: 1, status: 400, code: 63024 });
  await addCodeMessage(ctx, asha);
  await runWorker(1);
  expect(await getCodeDeliveryFailures(ctx)).toMatchObject({ codes: 0 });
  expect(await isCodeDeliveryFailing(ctx, ravi.phone)).toBe(false);
});

test('an outage that affected nobody for an hour is no longer shown', async () => {
  await startMessageFaults(ctx, TEMPLATE_PAUSED);
  await addCodeMessage(ctx, asha);
  await runWorker(15);
  ctx.clock.advance(3_600);
  expect(await getCodeDeliveryFailures(ctx)).toMatchObject({ codes: 0 });
});
