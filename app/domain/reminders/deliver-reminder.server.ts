import { reminderNotice } from '~/i18n/reminder';
import { firstNameOf } from '~/lib/first-name';
import { isIndian } from '~/lib/phone';
import { timeOfDay } from '~/lib/time-range';
import type { Context } from '../context';
import { greetingOf } from '../notifications/greeting';
import type { Delivery } from '../notifications/messaging';
import { CALLBACK_PATIENCE_SECONDS, retryDelaySeconds } from '../notifications/policy';
import type { Claimed } from './claim-reminders.server';
import { linkToken } from './link-token';
import type { Outcome } from './record-outcomes.server';
import { keyText } from './reminder-key';

export async function texted(ctx: Context, sender: string, of: Claimed): Promise<Outcome> {
  // The reminder may have waited for its send slot.
  if (ctx.clock.now() >= of.expires_at) return skipped(of, 'expired');
  const link = `${ctx.publicUrl}/j/${tokenOf(ctx, of)}`;
  const variables = {
    1: firstNameOf(greetingOf(of.name, of.language)),
    2: of.title,
    3: timeFor(of),
    4: link,
  };
  const { phone, language } = of;
  const delivery = await ctx.messaging.sendReminder({ key: keyText(of), sender, phone, language, variables });
  return outcomeOf(of, delivery);
}

/** The start time of a class, with the time zone for a foreign phone. */
function timeFor({ start_time, phone }: Claimed): string {
  const time = timeOfDay(start_time);
  return isIndian(phone) ? time : `${time} IST`;
}

function outcomeOf(of: Claimed, delivery: Delivery): Outcome {
  const base = { of, channel: 'whatsapp', provider_message_id: null, retryAfterSeconds: null } as const;
  if (delivery.outcome === 'accepted')
    return { ...base, status: 'queued', error_code: null, provider_message_id: delivery.provider_message_id };
  const { error_code } = delivery;
  if (delivery.outcome === 'refused') return { ...base, status: 'failed', error_code };
  return delivery.outcome === 'unknown'
    ? { ...base, status: 'sending', error_code, retryAfterSeconds: CALLBACK_PATIENCE_SECONDS }
    : { ...base, status: 'pending', error_code, retryAfterSeconds: retryDelaySeconds(of.attempts, error_code) };
}

/**
 * Sends by push and removes browsers that are gone. A member without other browsers gets WhatsApp.
 */
export async function pushed(ctx: Context, of: Claimed): Promise<Outcome> {
  const { push } = ctx;
  const url = `${ctx.publicUrl}/j/${tokenOf(ctx, of)}`;
  const time = timeFor(of);
  const notice = {
    ...reminderNotice(of.language, { name: firstNameOf(greetingOf(of.name, of.language)), title: of.title, time }),
    url,
  };
  const ttlSeconds = Math.max(60, Math.round((of.expires_at.getTime() - ctx.clock.now().getTime()) / 1000) + 300);
  const sent = await Promise.all(
    of.browsers.map(async (browser) => ({
      browser,
      outcome: (await push?.send(browser, notice, ttlSeconds)) ?? 'failed',
    })),
  );
  const gone = sent.filter(({ outcome }) => outcome === 'gone').map(({ browser }) => browser.endpoint);
  if (gone.length > 0) await ctx.db.pushSubscription.deleteMany({ where: { endpoint: { in: gone } } });
  const base = { of, channel: 'push', provider_message_id: null } as const;
  if (sent.some(({ outcome }) => outcome === 'accepted'))
    return { ...base, status: 'sent', error_code: null, retryAfterSeconds: null };
  const retryAfterSeconds = gone.length === sent.length ? 0 : retryDelaySeconds(of.attempts);
  return { ...base, status: 'pending', channel: null, error_code: 'push', retryAfterSeconds };
}

export const skipped = (of: Claimed, error_code: string | null): Outcome => ({
  of,
  status: 'skipped',
  channel: null,
  error_code,
  provider_message_id: null,
  retryAfterSeconds: null,
});

/** The class was just moved and the reminder does not have the new time yet. */
export const againSoon = (of: Claimed): Outcome => ({
  ...skipped(of, 'moved'),
  status: 'pending',
  retryAfterSeconds: 30,
});

const tokenOf = (ctx: Context, { class_id, member_id, class_date }: Claimed) =>
  linkToken(ctx, { classId: class_id, memberId: member_id, day: class_date });
