import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { tryConsumeRateLimit } from '../throttles/try-consume';
import { DONATION_DECISION_TEMPLATES, DONATION_DECISIONS_TO_UNVERIFIED_PHONE } from './policy';

/**
 * Returns whether a message about a donation may be sent to an unverified phone, at most three
 * times per week. Retries of a message are not counted again.
 * Source: docs/rules.md#proof-of-a-phone.
 */
export async function mayNotifyUnverifiedDonor(
  ctx: Context,
  { template, phone, attempts }: { template: string; phone: string; attempts: number },
): Promise<boolean> {
  if (!DONATION_DECISION_TEMPLATES.includes(template)) return false;
  return attempts > 1 || tryConsumeRateLimit(ctx, DONATION_DECISIONS_TO_UNVERIFIED_PHONE, phone);
}

/** Makes the messages about donations due that were not sent because the phone was unverified. */
export async function releaseDonationDecisions(ctx: Context, tx: Transaction, memberId: number): Promise<void> {
  const now = ctx.clock.now();
  await tx.$executeRaw`
    UPDATE outbox_messages SET status = 'pending', attempts = 0, error_code = NULL, due_at = ${now}, updated_at = ${now}
    WHERE member_id = ${memberId} AND status = 'skipped' AND error_code = 'unproved'
      AND template::text = ANY (${DONATION_DECISION_TEMPLATES}::text[])`;
}
