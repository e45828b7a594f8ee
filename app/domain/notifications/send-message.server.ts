import { setTimeout as wait } from 'node:timers/promises';
import type { OutboxMessage } from '~/db/generated/client';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { mayNotifyUnverifiedDonor } from './donation-decisions.server';
import { getGreetingName } from './greeting';
import type { MessageDelivery } from './messaging';
import { buildOneTimeCodeVariables } from './one-time-code';
import { buildPhoneRestorationVariables } from './phone-restoration';
import {
  CALLBACK_TIMEOUT_SECONDS,
  isNoticeTemplate,
  MAX_SEND_ATTEMPTS,
  OUTCOME_SAVE_RETRY_DELAYS_MS,
  getRetryDelaySeconds,
  SECURITY_MESSAGE_TEMPLATES,
} from './policy';
import { getTextInLanguage } from '../translations';
import { getTextWithoutTemplate } from '~/i18n/free-text';
import { recordFailedSends } from './record-failed-send.server';
import { parseLanguage } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import { type MessageOutcome, updateMessageStatus } from './update-message-status.server';

interface ClaimedMessage extends Pick<OutboxMessage, 'phone' | 'template' | 'attempts'> {
  id: number;
  language: string;
  variables: Record<string, string>;
  expires_at: Date | null;
  salt: Uint8Array | null;
  /** Id of the member for whom the code was created, or null if the phone belongs to no member. */
  codeOf: number | null;
  notices_stopped_at: Date | null;
  is_suspended: boolean | null;
  is_unproved: boolean | null;
}

/**
 * Sends one message from the outbox. Throws `upstream_failed` if the send failed temporarily, so
 * that the job is retried. Source: docs/rules.md#messages.
 */
export async function sendMessage(ctx: Context, messageId: number): Promise<void> {
  const message = await claim(ctx, messageId);
  if (!message) return;
  const unwanted = await findSkipReason(ctx, message);
  if (unwanted) {
    await settle(ctx, message, { status: 'skipped', error_code: unwanted });
    return;
  }
  const delivery = await ctx.messaging.send({
    messageId,
    phone: message.phone,
    template: message.template,
    language: parseLanguage(message.language),
    variables: getVariables(ctx, message),
    text: getText(ctx, message),
  });
  await record(ctx, message, delivery);
}

// Claims a message. The callback timeout starts now, so that the message is retried even if the
// worker dies before it saves the outcome.
async function claim(ctx: Context, messageId: number): Promise<ClaimedMessage | null> {
  const now = ctx.clock.now();
  const [taken] = await ctx.sql<ClaimedMessage[]>`
    UPDATE outbox_messages SET status = 'sending', attempts = attempts + 1, handed_over_at = ${now}, updated_at = ${now},
      due_at = ${addSeconds(now, CALLBACK_TIMEOUT_SECONDS)},
      phone = CASE WHEN template::text = ANY (${SECURITY_MESSAGE_TEMPLATES}::text[]) THEN phone
        ELSE coalesce((SELECT members.phone FROM members WHERE members.id = outbox_messages.member_id), phone) END
    WHERE id = ${messageId} AND status IN ('pending', 'sending') AND due_at <= ${now}
    RETURNING id, phone, template, language, attempts, variables, expires_at AS "expires_at",
      (SELECT salt FROM otp_codes WHERE otp_codes.id = otp_id) AS salt,
      (SELECT otp_codes.member_id FROM otp_codes WHERE otp_codes.id = otp_id) AS "codeOf",
      (SELECT notices_stopped_at FROM members WHERE members.id = outbox_messages.member_id) AS "notices_stopped_at",
      (SELECT phone_proved_at IS NULL FROM members WHERE members.id = outbox_messages.member_id) AS is_unproved,
      (SELECT suspended_at IS NOT NULL FROM members WHERE members.id = outbox_messages.member_id) AS is_suspended`;
  return taken ?? null;
}

function isOver({ expires_at }: Pick<ClaimedMessage, 'expires_at'>, at: Date): boolean {
  return expires_at !== null && expires_at <= at;
}

async function findSkipReason(ctx: Context, message: ClaimedMessage): Promise<string | null> {
  if (isOver(message, ctx.clock.now())) return 'expired';
  if (message.template === 'otp' && message.codeOf === null) return 'nobody';
  if (isNoticeTemplate(message.template) && message.notices_stopped_at) return 'stopped';
  if (isNoticeTemplate(message.template) && message.is_suspended) return 'suspended';
  if (!isNoticeTemplate(message.template) || !message.is_unproved) return null;
  return (await mayNotifyUnverifiedDonor(ctx, message)) ? null : 'unproved';
}

/**
 * Builds the template variables. Codes and links are derived only now, so that the database never
 * contains them.
 */
function getVariables(
  ctx: Context,
  { template, salt, variables: stored, language }: ClaimedMessage,
): Record<string, string> {
  if (salt) return buildOneTimeCodeVariables(ctx, salt);
  const variables = { ...stored, 1: getGreetingName(stored['1'] ?? '', parseLanguage(language)) };
  return template === 'phone_changed' ? buildPhoneRestorationVariables(ctx, variables) : variables;
}

/** Returns the text of a message that has no template at the provider, otherwise null. */
function getText(ctx: Context, message: ClaimedMessage): string | null {
  if (message.template === 'staff_reply') return message.variables.text ?? '';
  const language = parseLanguage(message.language);
  return getTextWithoutTemplate(language, message.template, {
    publicUrl: ctx.publicUrl,
    names: ctx.brand.names,
    signature: getTextInLanguage(language, ctx.brand.site, 'signature', ctx.brand.site.signature ?? ''),
  });
}

async function record(ctx: Context, message: ClaimedMessage, delivery: MessageDelivery): Promise<void> {
  if (delivery.outcome === 'accepted') {
    await settle(ctx, message, {
      status: 'queued',
      provider_message_id: delivery.provider_message_id,
      error_code: null,
    });
    return;
  }
  const { error_code } = delivery;
  const { template, phone, attempts } = message;
  const isUnknown = delivery.outcome === 'unknown';
  const delay = getRetryDelaySeconds(attempts, error_code);
  const retryAfterSeconds = Math.max(isUnknown ? CALLBACK_TIMEOUT_SECONDS : 0, delay);
  const dueAt = addSeconds(ctx.clock.now(), retryAfterSeconds);
  if (delivery.outcome === 'refused' || attempts >= MAX_SEND_ATTEMPTS || (!isUnknown && isOver(message, dueAt))) {
    await settle(ctx, message, { status: 'failed', error_code });
    ctx.log.warn({ messageId: message.id, template, error_code }, 'message refused');
    await recordFailedSends(ctx, [{ template, phone, code: error_code }]);
    return;
  }
  await settle(ctx, message, { status: isUnknown ? 'sending' : 'pending', error_code, due_at: dueAt });
  await recordFailedSends(ctx, [{ template, phone, code: error_code }]);
  throw new DomainError('upstream_failed', untranslated(`Message ${message.id} was not taken (${error_code})`), {
    retryAfterSeconds,
  });
}

// Saves the outcome of a send. Retries while the database is down, because a message without a
// saved outcome would be sent twice. If a callback has already changed the status, that status is
// kept. A message that operators skipped during the send counts as sent if the provider took it.
async function settle(ctx: Context, message: ClaimedMessage, outcome: MessageOutcome): Promise<void> {
  const skipped = outcome.status === 'queued' ? [{ status: 'skipped', error_code: 'operator' } as const] : [];
  const write = () => updateMessageStatus(ctx, message, { OR: [{ status: 'sending' }, ...skipped] }, outcome);
  for (const waitMs of OUTCOME_SAVE_RETRY_DELAYS_MS) {
    try {
      await write();
      return;
    } catch (err) {
      ctx.log.warn({ err, messageId: message.id }, 'failed to save the outcome of a message; retrying');
      await wait(waitMs);
    }
  }
  await write();
}

function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
