import { buildReminderNotification } from '~/i18n/reminder';
import { getFirstName } from '~/lib/first-name';
import { isIndianPhone } from '~/lib/phone';
import { formatTimeOfDay } from '~/lib/time-range';
import type { Context } from '../context';
import { getGreetingName } from '../notifications/greeting';
import type { MessageDelivery } from '../notifications/messaging';
import { CALLBACK_TIMEOUT_SECONDS, getRetryDelaySeconds } from '../notifications/policy';
import type { ClaimedReminder } from './claim-reminders.server';
import { createReminderLinkToken } from './reminder-link-token';
import type { ReminderOutcome } from './record-reminder-outcomes.server';
import { formatReminderKey } from './reminder-key';

export async function sendReminderByWhatsApp(
  ctx: Context,
  sender: string,
  reminder: ClaimedReminder,
): Promise<ReminderOutcome> {
  // The reminder may have expired while it was waiting for its send slot.
  if (ctx.clock.now() >= reminder.expires_at) return createSkippedReminderOutcome(reminder, 'expired');
  const link = `${ctx.publicUrl}/j/${createReminderToken(ctx, reminder)}`;
  const variables = {
    1: getFirstName(getGreetingName(reminder.name, reminder.language)),
    2: reminder.title,
    3: formatReminderTime(reminder),
    4: link,
  };
  const { phone, language } = reminder;
  const delivery = await ctx.messaging.sendReminder({
    key: formatReminderKey(reminder),
    sender,
    phone,
    language,
    variables,
  });
  return toOutcome(reminder, delivery);
}

/** Formats the start time of a class. For a phone outside India, the time zone is added. */
function formatReminderTime({ start_time, phone }: ClaimedReminder): string {
  const time = formatTimeOfDay(start_time);
  return isIndianPhone(phone) ? time : `${time} IST`;
}

function toOutcome(reminder: ClaimedReminder, delivery: MessageDelivery): ReminderOutcome {
  const base = { reminder, channel: 'whatsapp', provider_message_id: null, retryAfterSeconds: null } as const;
  if (delivery.outcome === 'accepted')
    return { ...base, status: 'queued', error_code: null, provider_message_id: delivery.provider_message_id };
  const { error_code } = delivery;
  if (delivery.outcome === 'refused') return { ...base, status: 'failed', error_code };
  return delivery.outcome === 'unknown'
    ? { ...base, status: 'sending', error_code, retryAfterSeconds: CALLBACK_TIMEOUT_SECONDS }
    : {
        ...base,
        status: 'pending',
        error_code,
        retryAfterSeconds: getRetryDelaySeconds(reminder.attempts, error_code),
      };
}

/**
 * Sends a reminder to all browsers of a member, and deletes subscriptions that are gone. If no
 * browser accepts the reminder, it becomes due again: by WhatsApp if all subscriptions are gone,
 * otherwise by push.
 */
export async function sendReminderByPush(ctx: Context, reminder: ClaimedReminder): Promise<ReminderOutcome> {
  const { push } = ctx;
  const url = `${ctx.publicUrl}/j/${createReminderToken(ctx, reminder)}`;
  const time = formatReminderTime(reminder);
  const notice = {
    ...buildReminderNotification(reminder.language, {
      name: getFirstName(getGreetingName(reminder.name, reminder.language)),
      title: reminder.title,
      time,
    }),
    url,
  };
  const ttlSeconds = Math.max(60, Math.round((reminder.expires_at.getTime() - ctx.clock.now().getTime()) / 1000) + 300);
  const sent = await Promise.all(
    reminder.browsers.map(async (browser) => ({
      browser,
      outcome: (await push?.send(browser, notice, ttlSeconds)) ?? 'failed',
    })),
  );
  const expiredEndpoints = sent.filter(({ outcome }) => outcome === 'gone').map(({ browser }) => browser.endpoint);
  if (expiredEndpoints.length > 0)
    await ctx.db.pushSubscription.deleteMany({ where: { endpoint: { in: expiredEndpoints } } });
  const base = { reminder, channel: 'push', provider_message_id: null } as const;
  if (sent.some(({ outcome }) => outcome === 'accepted'))
    return { ...base, status: 'sent', error_code: null, retryAfterSeconds: null };
  const retryAfterSeconds = expiredEndpoints.length === sent.length ? 0 : getRetryDelaySeconds(reminder.attempts);
  return { ...base, status: 'pending', channel: null, error_code: 'push', retryAfterSeconds };
}

export const createSkippedReminderOutcome = (
  reminder: ClaimedReminder,
  error_code: string | null,
): ReminderOutcome => ({
  reminder,
  status: 'skipped',
  channel: null,
  error_code,
  provider_message_id: null,
  retryAfterSeconds: null,
});

/**
 * Creates the outcome of a reminder whose class was just moved. It is retried after 30 seconds,
 * when it has the new time.
 */
export const createClassMovedOutcome = (reminder: ClaimedReminder): ReminderOutcome => ({
  ...createSkippedReminderOutcome(reminder, 'moved'),
  status: 'pending',
  retryAfterSeconds: 30,
});

const createReminderToken = (ctx: Context, { class_id, member_id, class_date }: ClaimedReminder) =>
  createReminderLinkToken(ctx, { classId: class_id, memberId: member_id, day: class_date });
