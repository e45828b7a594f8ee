import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context';
import { type ClaimedReminder, claimReminders, listReminderDays } from './claim-reminders.server';
import {
  createClassMovedOutcome,
  sendReminderByPush,
  createSkippedReminderOutcome,
  sendReminderByWhatsApp,
} from './deliver-reminder.server';
import { MAX_PUSH_ATTEMPTS, CLAIM_CHUNK_SIZE_IN_SEND_SECONDS, MAX_SEND_JOB_SECONDS } from './policy';
import { type ReminderOutcome, recordReminderOutcomes } from './record-reminder-outcomes.server';
import { iterateAtSlots, getSenderRate, consumeReminderBudget, type WaitUntilTime } from './sender-rate.server';

const waitUntil: WaitUntilTime = async (ctx, at) => {
  for (let left = at - ctx.clock.now().getTime(); left > 0; left = at - ctx.clock.now().getTime()) await delay(left);
};

/**
 * Sends the due reminders of one sender. Returns the number of reminders sent.
 * Source: docs/rules.md#reminders.
 */
export async function sendReminders(
  ctx: Context,
  { sender, turn }: { sender: string; turn: number },
  wait: WaitUntilTime = waitUntil,
): Promise<number> {
  const endsAt = ctx.clock.now().getTime() + MAX_SEND_JOB_SECONDS * 1000;
  let handedOver = 0;
  const nothing = Promise.resolve();
  let written = nothing;
  while (ctx.clock.now().getTime() < endsAt) {
    const rate = await getSenderRate(ctx, sender);
    const claimed = await claimReminders(ctx, Math.max(1, Math.floor(rate * CLAIM_CHUNK_SIZE_IN_SEND_SECONDS)));
    if (claimed.length === 0) {
      const before = written;
      await before;
      if (before === nothing) return handedOver;
      // Reminders whose push failed may be due again immediately by WhatsApp, so the loop looks for
      // due reminders once more.
      written = nothing;
      continue;
    }
    const chunk = await launch(ctx, sender, claimed, wait);
    handedOver += chunk.handedOver;
    await written;
    written = chunk.outcomes.then((outcomes) => recordReminderOutcomes(ctx, sender, outcomes));
    // Prevents an unhandled rejection. The error is thrown where `written` is awaited.
    written.catch(() => undefined);
  }
  await written;
  await ctx.enqueue('send-reminders', { sender, turn: 1 - turn });
  return handedOver;
}

async function launch(ctx: Context, sender: string, claimed: ClaimedReminder[], wait: WaitUntilTime) {
  const remindersToSend = claimed.filter(({ unwanted }) => unwanted === null);
  const toBrowsers = remindersToSend.filter(
    (one) => ctx.push !== null && one.browsers.length > 0 && (one.attempts <= MAX_PUSH_ATTEMPTS || !mayText(ctx, one)),
  );
  const others = remindersToSend.filter((reminder) => !toBrowsers.includes(reminder));
  const toPhones = others.filter((of) => mayText(ctx, of));
  const settled: ReminderOutcome[] = claimed
    .filter(({ unwanted }) => unwanted !== null)
    .map((of) =>
      of.unwanted === 'moved' ? createClassMovedOutcome(of) : createSkippedReminderOutcome(of, of.unwanted),
    );
  // These members have no browser and cannot get WhatsApp messages, so their reminders are skipped.
  const without = others.filter((of) => !mayText(ctx, of));
  settled.push(...without.map((of) => createSkippedReminderOutcome(of, of.is_proved ? 'no_template' : 'unproved')));
  const outcomes = toBrowsers.map((of) => sendReminderByPush(ctx, of));
  const paid = await keepWithinBudget(ctx, toPhones);
  settled.push(...toPhones.filter((of) => !paid.includes(of)).map((of) => createSkippedReminderOutcome(of, 'budget')));
  for await (const of of iterateAtSlots(ctx, sender, paid, wait))
    outcomes.push(sendReminderByWhatsApp(ctx, sender, of));
  return {
    handedOver: paid.length + toBrowsers.length,
    outcomes: Promise.all(outcomes).then((sent) => [...settled, ...sent]),
  };
}

function mayText(ctx: Context, { is_proved }: ClaimedReminder): boolean {
  return ctx.reminders.isOnWhatsApp && is_proved;
}

async function keepWithinBudget(ctx: Context, chunk: ClaimedReminder[]): Promise<ClaimedReminder[]> {
  const paid: ClaimedReminder[] = [];
  for (const day of listReminderDays(chunk)) {
    const ofDay = chunk.filter(({ class_date }) => class_date === day);
    paid.push(...ofDay.slice(0, await consumeReminderBudget(ctx, day, ofDay.length)));
  }
  return paid;
}
