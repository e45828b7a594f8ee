import { parseNoticeReply } from '../notifications/notice-reply';
import { addToOutbox } from '../notifications/outbox.server';
import { FREE_TEXT_MS } from '../notifications/policy';
import type { Context } from '../context';
import { createReplyCode, findSessionOfReply } from './reply-code';
import { markPhoneVerified } from './verify-phone.server';

/**
 * Returns the `wa.me` link with which the acting member sends us the code of this session, or null
 * without a session. `buildText` returns the text of the message.
 */
export function buildReplyLink(ctx: Context, phone: string, buildText: (code: string) => string): string | null {
  if (ctx.actor.kind !== 'member') return null;
  const text = buildText(createReplyCode(ctx, { sessionId: ctx.actor.sessionId, phone }));
  return `https://wa.me/${ctx.messaging.sender.slice(1)}?${new URLSearchParams({ text })}`;
}

/**
 * Marks a member's phone number as verified if the message contains the code that one of the
 * member's sessions was shown. Any other message verifies nothing. Returns true if the phone number
 * is verified by this message.
 * Source: docs/rules.md#proof-of-a-phone.
 */
export async function verifyPhoneByReply(
  ctx: Context,
  { sid, phone, text }: { sid: string; phone: string; text: string },
): Promise<boolean> {
  if (parseNoticeReply(text, Object.values(ctx.brand.names)) === 'stop') return false;
  const now = ctx.clock.now();
  const member = await ctx.db.member.findUnique({
    where: { phone, phone_proved_at: null, suspended_at: null },
    select: { id: true, name: true, sessions: { where: { expires_at: { gt: now } }, select: { id: true } } },
  });
  if (!member) return false;
  const { id, name } = member;
  const shown = findSessionOfReply(ctx, { text, phone, sessionIds: member.sessions.map((session) => session.id) });
  if (shown === undefined) return false;
  const messageId = await ctx.db.$transaction(async (tx) => {
    await markPhoneVerified(ctx, tx, { id, phone, isFromOwnSession: true });
    return addToOutbox(ctx, tx, {
      event_key: `phone-confirmed:${sid}`,
      phone,
      member_id: id,
      template: 'phone_confirmed',
      variables: { 1: name },
      expires_at: new Date(now.getTime() + FREE_TEXT_MS),
    });
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return true;
}
