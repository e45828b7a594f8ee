import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context';
import { type Claimed, claimReminders, daysOf } from './claim-reminders.server';
import { againSoon, pushed, skipped, texted } from './deliver-reminder.server';
import { BROWSER_TRIES, CLAIMED_SECONDS, LANE_SECONDS } from './policy';
import { type Outcome, recordOutcomes } from './record-outcomes.server';
import { atMoments, currentRate, takeFromBudget, type WaitUntil } from './sender-pace.server';

const waitUntil: WaitUntil = async (ctx, at) => {
  for (let left = at - ctx.clock.now().getTime(); left > 0; left = at - ctx.clock.now().getTime()) await delay(left);
};

/** Sends due reminders of one sender. Returns how many. Source: docs/rules.md#reminders. */
export async function sendReminders(
  ctx: Context,
  { sender, turn }: { sender: string; turn: number },
  wait: WaitUntil = waitUntil,
): Promise<number> {
  const endsAt = ctx.clock.now().getTime() + LANE_SECONDS * 1000;
  let handedOver = 0;
  const nothing = Promise.resolve();
  let written = nothing;
  while (ctx.clock.now().getTime() < endsAt) {
    const rate = await currentRate(ctx, sender);
    const claimed = await claimReminders(ctx, Math.max(1, Math.floor(rate * CLAIMED_SECONDS)));
    if (claimed.length === 0) {
      const before = written;
      await before;
      if (before === nothing) return handedOver;
      // Reminders that failed by push are due immediately by WhatsApp.
      written = nothing;
      continue;
    }
    const batch = await launch(ctx, sender, claimed, wait);
    handedOver += batch.handedOver;
    await written;
    written = batch.outcomes.then((outcomes) => recordOutcomes(ctx, sender, outcomes));
    // Errors are rethrown where this promise is awaited.
    written.catch(() => undefined);
  }
  await written;
  await ctx.enqueue('send-reminders', { sender, turn: 1 - turn });
  return handedOver;
}

async function launch(ctx: Context, sender: string, claimed: Claimed[], wait: WaitUntil) {
  const wanted = claimed.filter(({ unwanted }) => unwanted === null);
  const toBrowsers = wanted.filter(
    (one) => ctx.push !== null && one.browsers.length > 0 && (one.attempts <= BROWSER_TRIES || !mayText(ctx, one)),
  );
  const others = wanted.filter((reminder) => !toBrowsers.includes(reminder));
  const toPhones = others.filter((of) => mayText(ctx, of));
  const settled: Outcome[] = claimed
    .filter(({ unwanted }) => unwanted !== null)
    .map((of) => (of.unwanted === 'moved' ? againSoon(of) : skipped(of, of.unwanted)));
  // The browser is gone and WhatsApp cannot be used, so these are skipped.
  const without = others.filter((of) => !mayText(ctx, of));
  settled.push(...without.map((of) => skipped(of, of.is_proved ? 'no_template' : 'unproved')));
  const outcomes = toBrowsers.map((of) => pushed(ctx, of));
  const paid = await affordable(ctx, toPhones);
  settled.push(...toPhones.filter((of) => !paid.includes(of)).map((of) => skipped(of, 'budget')));
  for await (const of of atMoments(ctx, sender, paid, wait)) outcomes.push(texted(ctx, sender, of));
  return {
    handedOver: paid.length + toBrowsers.length,
    outcomes: Promise.all(outcomes).then((sent) => [...settled, ...sent]),
  };
}

function mayText(ctx: Context, { is_proved }: Claimed): boolean {
  return ctx.reminders.isOnWhatsApp && is_proved;
}

async function affordable(ctx: Context, batch: Claimed[]): Promise<Claimed[]> {
  const paid: Claimed[] = [];
  for (const day of daysOf(batch)) {
    const ofDay = batch.filter(({ class_date }) => class_date === day);
    paid.push(...ofDay.slice(0, await takeFromBudget(ctx, day, ofDay.length)));
  }
  return paid;
}
