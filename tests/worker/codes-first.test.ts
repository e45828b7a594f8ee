import { expect, onTestFinished, test } from 'vitest';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { requestPasswordReset } from '~/domain/sessions/request-password-reset.server';
import { toDatabaseDate } from '~/lib/calendar';
import { startWorkers } from '../../worker/start-workers';
import { createMember } from '../factories/member';
import { addCodeMessage } from '../factories/message';
import { call } from '../sandbox/sandbox';
import { testContext } from '../setup/context';

const ctx = await testContext();

/** Number of messages that a sweep enqueues in one chunk. */
const NOTICES = 5_000;
const FIRST_FEW = 48;

/**
 * Inserts notices as the cancellation of a class does. No job is added for them; the sweep enqueues
 * them later.
 */
async function addNotices(): Promise<void> {
  const at = ctx.clock.now();
  const event_date = toDatabaseDate(ctx.clock.today());
  await ctx.db.outboxMessage.createMany({
    data: Array.from({ length: NOTICES }, (_, number) => ({
      event_key: `class-cancelled:1:${number}`,
      event_date,
      phone: `+9180000${10_000 + number}`,
      due_at: at,
      created_at: at,
      template: 'class_cancelled' as const,
      variables: { 1: 'Asha', 2: 'Hatha', 3: '21 Nov 2026, 6:00 AM', 4: 'Rain.' },
    })),
  });
}

async function listSentTemplates(): Promise<string[]> {
  const { body } = await call(`${ctx.sandboxUrl}/messages`);
  return (body.messages as { template: string }[]).map(({ template }) => template).reverse();
}

test('codes are sent before thousands of notices, whether the sweep finds them or they are requested last', async () => {
  await addNotices();
  ctx.clock.advance(5);
  await addCodeMessage(ctx, await createMember(ctx));
  ctx.clock.advance(20);
  expect(await sweepOutbox(ctx)).toBe(NOTICES + 1);
  const { phone } = await createMember(ctx);
  await requestPasswordReset(ctx, { phone });
  const workers = startWorkers(ctx.app);
  onTestFinished(() => workers.close());
  const countSentCodes = async () => (await listSentTemplates()).filter((template) => template === 'otp').length;
  await expect.poll(countSentCodes, { interval: 500 }).toBe(2);
  expect((await listSentTemplates()).lastIndexOf('otp')).toBeLessThan(FIRST_FEW);
});
