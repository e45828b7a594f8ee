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

/** Limits of messages that a proof releases. A stranger may have caused hundreds of them. */
const MAX_RELEASED = 10;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/**
 * Makes the newest messages about donations due that were not sent because the phone was
 * unverified. Source: docs/rules.md#proof-of-a-phone.
 */
export async function releaseDonationDecisions(ctx: Context, tx: Transaction, memberId: number): Promise<void> {
  const now = ctx.clock.now();
  await tx.$executeRaw`
    UPDATE outbox_messages SET status = 'pending', attempts = 0, error_code = NULL, due_at = ${now}, updated_at = ${now}
    WHERE id IN (
      SELECT id FROM outbox_messages
      WHERE member_id = ${memberId} AND created_at > ${new Date(now.getTime() - MAX_AGE_MS)}
        AND status = 'skipped' AND error_code = 'unproved'
        AND template::text = ANY (${DONATION_DECISION_TEMPLATES}::text[])
      ORDER BY created_at DESC, id DESC LIMIT ${MAX_RELEASED}
    )`;
}
