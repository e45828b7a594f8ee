import type { Transaction } from '~/db/client.server';
import type { MessageTemplate } from '~/db/generated/enums';
import type { Context } from '../context';

interface OwedMessage {
  /** Names the event; a second message for it is not written. */
  eventKey: string;
  phone: string;
  template: MessageTemplate;
  variables: Record<string, string>;
  memberId?: number | null;
  otpId?: number;
  /** Not sent after this instant. */
  expiresAt?: Date;
}

/**
 * Writes a message into the outbox inside the transaction that owes it. Returns its id, to be queued after the commit, or null when the
 * event has its message already.
 */
export async function oweMessage(ctx: Context, tx: Transaction, message: OwedMessage): Promise<number | null> {
  const now = ctx.clock.now();
  const written = await tx.message.createManyAndReturn({
    data: [{ ...message, dueAt: now, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return written[0]?.id ?? null;
}
