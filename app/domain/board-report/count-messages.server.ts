import type { MessageTemplate } from '~/db/generated/enums';
import { addDays, toInstant } from '~/lib/calendar';
import type { Context } from '../context';
import { countSentMessages, findFirstUncountedDay } from './message-days.server';
import type { MessagePrice } from '../reminders/message-prices.server';
import { getMessageKind } from './policy';
import type { ReportMonth } from './report-month';

/**
 * Number and cost of the messages of one kind. `costPaise` is null if staff have not entered a
 * price.
 */
export interface MessageCost {
  messages: number;
  costPaise: number | null;
}

export interface MonthMessages {
  byTemplate: Partial<Record<MessageTemplate, MessageCost>>;
  /** Reminders by WhatsApp. */
  reminders: MessageCost;
  total: MessageCost;
}

/** Adds the messages since the last nightly count to the stored days. */
export async function countMessages(
  ctx: Context,
  { first, next }: ReportMonth,
  price: MessagePrice | null,
): Promise<MonthMessages> {
  const last = addDays(next, -1);
  const uncounted = (await findFirstUncountedDay(ctx)) ?? first;
  const from = uncounted > first ? uncounted : first;
  const [stored, later, [reminders]] = await Promise.all([
    ctx.standbySql<{ template: MessageTemplate; messages: number }[]>`
      SELECT template::text AS template, sum(messages)::int AS messages FROM message_days
      WHERE day >= ${first}::date AND day < ${next}::date GROUP BY template`,
    from > last ? [] : countSentMessages(ctx, from, last),
    ctx.standbySql<[{ messages: number }]>`
      SELECT coalesce(sum(sent), 0)::int AS messages FROM reminder_slots
      WHERE starts_at >= ${toInstant(first, '00:00', ctx.clock.timeZone)}
        AND starts_at < ${toInstant(next, '00:00', ctx.clock.timeZone)}`,
  ]);
  const counts = new Map<MessageTemplate, number>();
  for (const { template, messages } of [...stored, ...later])
    counts.set(template, (counts.get(template) ?? 0) + messages);
  const byTemplate = Object.fromEntries(
    [...counts].map(([template, messages]) => [
      template,
      { messages, costPaise: calculateCost(template, messages, price) },
    ]),
  ) as MonthMessages['byTemplate'];
  const { messages } = reminders;
  const known = { messages, costPaise: price && Math.round(messages * price.utility_paise) };
  return { byTemplate, reminders: known, total: [...Object.values(byTemplate), known].reduce(addCosts) };
}

function calculateCost(template: MessageTemplate, messages: number, price: MessagePrice | null): number | null {
  const kind = getMessageKind(template);
  if (kind === 'free') return 0;
  return price && Math.round(messages * price[`${kind}_paise`]);
}

function addCosts(one: MessageCost, other: MessageCost): MessageCost {
  return {
    messages: one.messages + other.messages,
    costPaise: one.costPaise === null || other.costPaise === null ? null : one.costPaise + other.costPaise,
  };
}
