import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { addToOutbox } from '../notifications/outbox.server';
import { startSession } from './start-session.server';

/** Maximum number of messages about new devices per member and day. */
const MAX_NOTICES_PER_DAY = 3;

const DAY_MS = 24 * 3_600_000;

interface Login {
  memberId: number;
  /** True if no message is needed, for example because the device is known. */
  isExpected: boolean;
}

/**
 * Starts a session of a member. If the device is new, marks the session and adds a security message
 * to the outbox, whose id the caller enqueues after the commit. A member with an unverified phone
 * number gets no message. Source: docs/rules.md#login.
 */
export async function startMemberSession(
  ctx: Context,
  tx: Transaction,
  { memberId, isExpected }: Login,
): Promise<{ token: string; messageId: number | null }> {
  const owner = isExpected
    ? null
    : await tx.member.findUnique({
        where: { id: memberId, phone_proved_at: { not: null } },
        select: { name: true, phone: true },
      });
  const token = await startSession(ctx, tx, { kind: 'member', memberId, isNewDevice: owner !== null });
  return { token, messageId: owner && (await addNotice(ctx, tx, { memberId, ...owner })) };
}

async function addNotice(
  ctx: Context,
  tx: Transaction,
  { memberId, name, phone }: { memberId: number; name: string; phone: string },
): Promise<number | null> {
  if (!ctx.reminders.sendsLoginNotices) return null;
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await tx.outboxMessage.count({
    where: { member_id: memberId, template: 'new_login', created_at: { gt: since } },
  });
  if (sent >= MAX_NOTICES_PER_DAY) return null;
  return addToOutbox(ctx, tx, {
    event_key: `new-login:${memberId}:${now.getTime()}`,
    phone,
    member_id: memberId,
    template: 'new_login',
    variables: { 1: name },
  });
}
