import type { z } from 'zod';
import { fromDatabaseDate, toDatabaseDate } from '~/lib/calendar';
import type { Transaction } from '~/db/client.server';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { messagePriceSchema } from './schemas';

export interface MessagePrice {
  /** First month with these prices, in the form YYYY-MM. */
  month: string;
  authentication_paise: number;
  utility_paise: number;
}

/** Lists the prices of messages, newest first. */
export async function listMessagePrices(db: Pick<Transaction, 'messagePrice'>): Promise<MessagePrice[]> {
  const rows = await db.messagePrice.findMany({ orderBy: { applies_from: 'desc' } });
  return rows.map(({ applies_from, authentication_paise, utility_paise }) => ({
    month: fromDatabaseDate(applies_from).slice(0, 7),
    authentication_paise: Number(authentication_paise),
    utility_paise: Number(utility_paise),
  }));
}

/** Returns the prices that apply in a month, or null if staff have not entered any. */
export function findMessagePrice(prices: readonly MessagePrice[], month: string): MessagePrice | null {
  return prices.find((price) => price.month <= month) ?? null;
}

/**
 * Saves the message prices that apply from a month until the next month with different prices.
 * Source: docs/rules.md#board-report.
 */
export async function saveMessagePrice(
  ctx: Context,
  { month, ...prices }: z.output<typeof messagePriceSchema>,
): Promise<void> {
  requireAdmin(ctx, ...saveMessagePrice.permissions);
  const applies_from = toDatabaseDate(`${month}-01`);
  await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'message_prices');
    const before = (await listMessagePrices(tx)).find((price) => price.month === month);
    const data = { ...prices, updated_at: ctx.clock.now() };
    await tx.messagePrice.upsert({
      where: { applies_from },
      create: { ...data, applies_from },
      update: data,
      select: { applies_from: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'message_price.saved',
      subject: { kind: 'message_price', id: month },
      ...(before ? { before: { ...before } } : {}),
      after: prices,
    });
  });
}

saveMessagePrice.permissions = ['manage_resources'] as const;
