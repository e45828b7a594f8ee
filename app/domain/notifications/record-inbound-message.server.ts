import type { Transaction } from '~/db/client.server';
import { listReplyTexts } from '~/i18n/free-text';
import { cutText } from '~/lib/cut-text';
import { retryOnMissingRow } from '~/db/sql-state';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { Context } from '../context';
import { answerMessage, skipAnswer } from './answer-message.server';
import { formatInboundContent, type InboundContent } from './inbound-content';
import { isReplyCodeOnly, parseNoticeReply } from './notice-reply';
import { applyNoticeReply } from './set-notices.server';

interface InboundMessage extends InboundContent {
  /** Message id of the provider, by which a repeated webhook is detected. */
  sid: string;
  /** Phone number in E.164 format. */
  phone: string;
}

/** Maximum length of a WhatsApp message in characters. */
const MAX_CHARACTERS = 4_096;

/**
 * Stores a message from a phone. A STOP or START reply changes the member's notices. Any other
 * message gets an automatic answer, at most once per phone and day. A STOP, a START and a message
 * that only verifies the phone need no answer by staff.
 * Source: docs/rules.md#messages.
 */
export async function recordInboundMessage(
  ctx: Context,
  message: InboundMessage,
  { verifiesPhone = false } = {},
): Promise<void> {
  const { sid, phone, text } = message;
  const request = parseNoticeReply(text, Object.values(ctx.brand.names));
  const isAnswered =
    request !== null ||
    (verifiesPhone && isReplyCodeOnly(formatInboundContent(message), listReplyTexts(ctx.brand, 'ABC234')));
  const write = () =>
    ctx.db.$transaction(async (tx) => {
      // A STOP must see the answer to a message that arrives at the same time.
      await acquireAdvisoryLock(tx, `inbound:${phone}`);
      if (!(await store(ctx, tx, message, isAnswered))) return null;
      await tx.member.updateMany({
        where: { phone, phone_failed_at: { not: null } },
        data: { phone_failed_at: null },
      });
      if (request === 'stop') await skipAnswer(tx, phone);
      return request ? applyNoticeReply(ctx, tx, { sid, phone, request }) : answerMessage(ctx, tx, { phone, text });
    });
  // If the member is deleted in the meantime, the retry stores the message without a member.
  const answer = await retryOnMissingRow(write);
  // Automatic answers are as many as replies to a notice, and must not delay one-time codes.
  const job = request ? 'send-one-time-code' : 'send-whatsapp-message';
  if (answer !== null) await ctx.enqueue(job, { messageId: answer });
}

/** Returns false if the message was already stored. */
async function store(
  ctx: Context,
  tx: Transaction,
  { sid, phone, ...content }: InboundMessage,
  isAnswered: boolean,
): Promise<boolean> {
  const now = ctx.clock.now();
  const body = cutText(formatInboundContent(content).replaceAll('\0', ''), MAX_CHARACTERS);
  const mediaCount = content.mediaTypes?.length ?? 0;
  const stored = await tx.$executeRaw`
    INSERT INTO inbound_messages (sid, member_id, phone, body, media_count, received_at, answered_at)
    VALUES (${sid}, (SELECT id FROM members WHERE phone = ${phone}), ${phone}, ${body}, ${mediaCount}::smallint, ${now}, ${isAnswered ? now : null}::timestamptz)
    ON CONFLICT (sid) DO NOTHING`;
  return stored === 1;
}
