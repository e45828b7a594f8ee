import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context';
import { OUTCOME_SAVE_RETRY_DELAYS_MS } from '../notifications/policy';
import { describeProviderError } from '../notifications/provider-errors';
import { recordFailedSends } from '../notifications/record-failed-send.server';
import { type ClaimedReminder, listReminderDays } from './claim-reminders.server';
import { refundReminderBudget, slowDownSender } from './sender-rate.server';

export interface ReminderOutcome {
  reminder: ClaimedReminder;
  status: 'pending' | 'sending' | 'queued' | 'sent' | 'failed' | 'skipped';
  channel: 'whatsapp' | 'push' | null;
  error_code: string | null;
  provider_message_id: string | null;
  retryAfterSeconds: number | null;
}

/**
 * Saves outcomes. Retries while the database is down, because the outcomes exist only in the memory
 * of this process.
 */
export async function recordReminderOutcomes(ctx: Context, sender: string, outcomes: ReminderOutcome[]): Promise<void> {
  for (const waitMs of [...OUTCOME_SAVE_RETRY_DELAYS_MS, null]) {
    try {
      await writeOutcomes(ctx, sender, outcomes);
      break;
    } catch (err) {
      if (waitMs === null) throw err;
      ctx.log.warn({ err }, 'failed to save the outcomes of reminders; retrying');
      await delay(waitMs);
    }
  }
  const notDelivered = outcomes.filter(
    ({ channel, status, error_code }) =>
      (channel === 'whatsapp' && (status === 'failed' || status === 'pending')) || error_code === 'expired',
  );
  for (const day of listReminderDays(notDelivered.map(({ reminder }) => reminder)))
    await refundReminderBudget(ctx, day, notDelivered.filter(({ reminder }) => reminder.class_date === day).length);
  const failed = outcomes.flatMap(({ channel, error_code: code, reminder: { phone } }) =>
    channel === 'whatsapp' && code !== null ? [{ template: 'class_reminder', phone, code }] : [],
  );
  await recordFailedSends(ctx, failed);
  if (failed.some(({ code }) => describeProviderError(code).reaction === 'slow_down'))
    await slowDownSender(ctx, sender);
}

async function writeOutcomes(ctx: Context, sender: string, outcomes: ReminderOutcome[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.$executeRaw`
    UPDATE reminders SET status = outcome.status::"MessageStatus", channel = outcome.channel, sender = ${sender}, error_code = outcome.error_code,
      provider_message_id = coalesce(outcome.provider_id, provider_message_id),
      due_at = CASE WHEN outcome.wait IS NULL THEN due_at ELSE ${now}::timestamptz + make_interval(secs => outcome.wait) END
    FROM unnest(${outcomes.map(({ reminder }) => reminder.class_date)}::date[], ${outcomes.map(({ reminder }) => reminder.class_id)}::int[],
      ${outcomes.map(({ reminder }) => reminder.member_id)}::int[], ${outcomes.map(({ status }) => status)}::text[],
      ${outcomes.map(({ channel }) => channel)}::text[], ${outcomes.map(({ error_code }) => error_code)}::text[],
      ${outcomes.map((outcome) => outcome.provider_message_id)}::text[],
      ${outcomes.map((outcome) => outcome.retryAfterSeconds)}::int[])
      AS outcome (class_date, class_id, member_id, status, channel, error_code, provider_id, wait)
    WHERE reminders.member_id = outcome.member_id AND reminders.class_id = outcome.class_id AND reminders.class_date = outcome.class_date
      AND reminders.status = 'sending'`;
}
