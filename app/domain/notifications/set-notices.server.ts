import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { addToOutbox } from './outbox.server';
import { FREE_TEXT_MS } from './policy';

interface Reply {
  /**
   * Message id of the provider. Each reply is applied once, so that replaying an intercepted START
   * cannot undo a later STOP.
   */
  sid: string;
  phone: string;
  request: 'stop' | 'start';
}

/**
 * Applies a STOP or START reply. STOP ends notices and reminders to a phone. START resumes only
 * notices, and only to a verified phone. Returns the id of the confirmation message, or null if
 * nothing changed, so that a repeated STOP is not confirmed again.
 */
export async function applyNoticeReply(ctx: Context, tx: Transaction, reply: Reply): Promise<number | null> {
  const { sid, phone, request } = reply;
  if (!(await storeRequest(tx, reply, ctx.clock.now()))) return null;
  const memberId = await (request === 'stop' ? stopByReply(ctx, tx, phone) : startByReply(tx, phone));
  if (memberId === null) return null;
  const now = ctx.clock.now();
  return addToOutbox(ctx, tx, {
    event_key: `reply:${sid}`,
    phone,
    member_id: memberId,
    template: request === 'stop' ? 'notices_stopped' : 'notices_resumed',
    variables: {},
    expires_at: new Date(now.getTime() + FREE_TEXT_MS),
  });
}

async function stopByReply(ctx: Context, tx: Transaction, phone: string): Promise<number | null> {
  const [member] = await tx.$queryRaw<{ id: number; receives: boolean }[]>`
    SELECT id, notices_stopped_at IS NULL OR reminders_wanted_at IS NOT NULL
      OR EXISTS (SELECT FROM push_subscriptions WHERE member_id = members.id) AS receives
    FROM members WHERE phone = ${phone} FOR NO KEY UPDATE`;
  if (!member?.receives) return null;
  await setMemberNotices(tx, { id: member.id }, ctx.clock.now());
  await tx.member.updateMany({ where: { id: member.id }, data: { reminders_wanted_at: null } });
  await tx.pushSubscription.deleteMany({ where: { member_id: member.id } });
  return member.id;
}

async function startByReply(tx: Transaction, phone: string): Promise<number | null> {
  const [member] = await tx.$queryRaw<{ id: number }[]>`
    UPDATE members SET notices_stopped_at = NULL
    WHERE phone = ${phone} AND notices_stopped_at IS NOT NULL AND phone_proved_at IS NOT NULL RETURNING id`;
  return member?.id ?? null;
}

/**
 * Stops a member's notices, or resumes them if the time is null. If notices are already stopped,
 * the earlier time is kept.
 */
export async function setMemberNotices(tx: Transaction, member: { id: number }, stoppedAt: Date | null) {
  await tx.member.updateMany({
    where: stoppedAt ? { ...member, notices_stopped_at: null } : member,
    data: { notices_stopped_at: stoppedAt },
  });
}

/** Returns false if the reply was already stored. */
async function storeRequest(tx: Transaction, { sid, request }: Reply, now: Date): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ provider: 'twilio', event_id: sid, type: request, received_at: now, processed_at: now }],
    skipDuplicates: true,
  });
  return count === 1;
}
