import type { Transaction } from '~/db/client.server';
import { parseLanguage } from '~/i18n/languages';
import type { Context } from '../context';
import { containsReplyCode } from './notice-reply';
import { addToOutbox } from './outbox.server';
import { FREE_TEXT_MS, getAnswerKey } from './policy';

/**
 * Queues the automatic answer to a message that is neither STOP nor START, at most once per phone
 * and day. Returns the id of the answer, or null if the phone gets none.
 * Source: docs/rules.md#messages.
 */
export async function answerMessage(
  ctx: Context,
  tx: Transaction,
  { phone, text }: { phone: string; text: string },
): Promise<number | null> {
  if (containsReplyCode(text)) return null;
  const member = await tx.member.findUnique({
    where: { phone },
    select: { language: true, phone_proved_at: true, notices_stopped_at: true },
  });
  if (member?.notices_stopped_at) return null;
  const owner = member?.phone_proved_at ? member : null;
  if (!owner && (await hasSentStop(tx, phone))) return null;
  return addToOutbox(ctx, tx, {
    event_key: getAnswerKey(phone),
    phone,
    language: parseLanguage(owner?.language ?? 'en'),
    template: 'message_received',
    variables: {},
    expires_at: new Date(ctx.clock.now().getTime() + FREE_TEXT_MS),
  });
}

/** Skips an answer that is not sent yet, because the phone has sent STOP. */
export async function skipAnswer(tx: Transaction, phone: string): Promise<void> {
  await tx.outboxMessage.updateMany({
    where: { event_key: getAnswerKey(phone), status: 'pending' },
    data: { status: 'skipped', error_code: 'stopped' },
  });
}

/**
 * Without a verified account, only the stored requests show whether the phone has sent STOP. The
 * type 'reply' of earlier versions can mean both, so it counts as STOP.
 */
async function hasSentStop(tx: Transaction, phone: string): Promise<boolean> {
  const [last] = await tx.$queryRaw<{ request: string }[]>`
    SELECT type AS request FROM inbound_messages JOIN webhook_events ON provider = 'twilio' AND event_id = sid
    WHERE phone = ${phone} ORDER BY inbound_messages.received_at DESC, inbound_messages.id DESC LIMIT 1`;
  return last !== undefined && last.request !== 'start';
}
