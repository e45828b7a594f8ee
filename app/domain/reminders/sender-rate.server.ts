import { toDatabaseDate, type LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { findMessagePrice, listMessagePrices } from './message-prices.server';
import { ASSUMED_PRICE_PAISE, SENDER_BACKOFF } from './policy';

/**
 * Milliseconds after which a send has missed its slot. The spacing of the slots includes the same
 * margin.
 */
const LATE_MS = 45;

/** Tolerance in milliseconds for timestamps that are rounded to whole milliseconds. */
const ROUNDED_MS = 2;

export type WaitUntilTime = (ctx: Context, at: number) => Promise<void>;

interface SendSlots {
  firstAt: number;
  spacingMs: number;
  until: string;
}

/**
 * Returns the current send rate of a sender, in messages per second. It is reduced after the
 * provider has reported that messages are sent too fast.
 */
export async function getSenderRate({ db, reminders }: Context, sender: string): Promise<number> {
  const known = await db.reminderSender.findUnique({ where: { phone: sender }, select: { per_second: true } });
  return Math.min(known?.per_second ?? reminders.perSecond, reminders.perSecond);
}

/**
 * Yields each item at its send slot. After a missed slot, new slots are reserved, because two
 * workers that catch up would otherwise exceed the send rate together.
 */
export async function* iterateAtSlots<Item>(ctx: Context, sender: string, items: readonly Item[], wait: WaitUntilTime) {
  let [next, leadMs] = [0, 0];
  for (let moments: SendSlots | null = null; next < items.length;) {
    const left = items.slice(next);
    moments = await reserveSlots(ctx, sender, left.length, { leadMs, instead: moments });
    leadMs = leadMs * 2 || LATE_MS;
    for (const [nr, item] of left.entries()) {
      const at = moments.firstAt + nr * moments.spacingMs;
      await wait(ctx, at);
      if (ctx.clock.now().getTime() - at > LATE_MS) break;
      next += 1;
      leadMs = 0;
      yield item;
    }
  }
}

/**
 * Reserves evenly spaced send slots across all processes. Unused slots are not saved up, so the
 * send rate is never exceeded within any second.
 */
async function reserveSlots(
  ctx: Context,
  sender: string,
  count: number,
  { leadMs, instead }: { leadMs: number; instead: SendSlots | null },
): Promise<SendSlots> {
  const { perSecond } = ctx.reminders;
  const earliest = new Date(ctx.clock.now().getTime() + leadMs);
  const seconds = (count * (1000 + LATE_MS + ROUNDED_MS)) / 1000;
  const [taken] = await ctx.sql<[{ first_at: Date; until: string; per_second: number }]>`
    INSERT INTO reminder_senders AS sender (phone, next_at, per_second)
    VALUES (${sender}, ${earliest}::timestamptz + make_interval(secs => ${seconds}::float8 / ${perSecond}::float8), ${perSecond})
    ON CONFLICT (phone) DO UPDATE SET
      per_second = least(${perSecond}::float8, sender.per_second * ${SENDER_BACKOFF.growth}::float8),
      next_at = CASE WHEN sender.next_at = ${instead?.until ?? null}::timestamptz THEN ${earliest} ELSE greatest(sender.next_at, ${earliest}) END
        + make_interval(secs => ${seconds}::float8 / least(${perSecond}::float8, sender.per_second * ${SENDER_BACKOFF.growth}::float8))
    RETURNING per_second AS "per_second", next_at::text AS "until",
      next_at - make_interval(secs => ${seconds}::float8 / per_second) AS "first_at"`;
  const { first_at, until, per_second } = taken;
  return { firstAt: first_at.getTime() + 1, spacingMs: (1000 + LATE_MS + ROUNDED_MS) / per_second, until };
}

export async function slowDownSender(ctx: Context, sender: string): Promise<void> {
  const now = ctx.clock.now();
  const restedAt = new Date(now.getTime() + SENDER_BACKOFF.restSeconds * 1000);
  await ctx.db.$executeRaw`
    UPDATE reminder_senders SET next_at = greatest(next_at, ${restedAt}),
      per_second = greatest(${SENDER_BACKOFF.leastPerSecond}::float8, per_second * ${SENDER_BACKOFF.factor}::float8)
    WHERE phone = ${sender}`;
  ctx.log.warn({ sender }, 'provider rate limit reached; sending reminders more slowly');
}

/**
 * Reserves the price of messages in the day's budget. Returns the number of messages that the
 * budget covers.
 */
export async function consumeReminderBudget(ctx: Context, day: LocalDate, count: number): Promise<number> {
  if (count === 0) return 0;
  const { budgetPaise } = ctx.reminders;
  const pricePaise = await readReminderPrice(ctx, day);
  if (pricePaise === 0) return count;
  // The price has up to two decimals, so the cost of a chunk is rounded to paise.
  const [taken] = await ctx.sql<{ paid_for: number }[]>`
    WITH held AS (
      SELECT day, least(${count}::int, greatest(0, floor((${budgetPaise}::bigint - spent_paise) / ${pricePaise}::numeric))) AS paid_for
      FROM reminder_days WHERE day = ${toDatabaseDate(day)}::date FOR UPDATE
    )
    UPDATE reminder_days SET spent_paise = spent_paise + round(paid_for * ${pricePaise}::numeric)::bigint,
      exhausted_at = CASE WHEN paid_for < ${count}::int THEN coalesce(exhausted_at, ${ctx.clock.now()}) ELSE exhausted_at END
    FROM held WHERE reminder_days.day = held.day
    RETURNING paid_for::int AS "paid_for"`;
  const paidFor = taken?.paid_for ?? 0;
  if (paidFor < count) ctx.log.warn({ day, left: count - paidFor }, 'reminder budget used up');
  return paidFor;
}

export async function refundReminderBudget(ctx: Context, day: LocalDate, count: number): Promise<void> {
  if (count === 0) return;
  const cost = Math.round(count * (await readReminderPrice(ctx, day)));
  await ctx.db.$executeRaw`
    UPDATE reminder_days SET spent_paise = greatest(0, spent_paise - ${cost}::bigint)
    WHERE day = ${toDatabaseDate(day)}::date`;
}

/** Returns the price of a reminder on a day, or an assumed price if staff have not entered one. */
async function readReminderPrice({ db }: Context, day: LocalDate): Promise<number> {
  const price = findMessagePrice(await listMessagePrices(db), day.slice(0, 7));
  return price?.utility_paise ?? ASSUMED_PRICE_PAISE;
}
