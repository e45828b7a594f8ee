import type { Transaction } from '~/db/client.server';
import type { MessageTemplate } from '~/db/generated/enums';
import type { Context } from '../context';

interface OwedMessage {
  /** Names the event; a second message for it is not written. */
  event_key: string;
  phone: string;
  template: MessageTemplate;
  variables: Record<string, string>;
  member_id?: number | null;
  otp_id?: number;
  /** Not sent after this instant. */
  expires_at?: Date;
}

/**
 * Writes a message into the outbox inside the transaction that owes it. Returns its id, to be queued after the commit, or null when the
 * event has its message already.
 */
export async function oweMessage(ctx: Context, tx: Transaction, message: OwedMessage): Promise<number | null> {
  const now = ctx.clock.now();
  const written = await tx.message.createManyAndReturn({
    data: [{ ...message, due_at: now, created_at: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return written[0]?.id ?? null;
}

interface OwedMessages extends Pick<OwedMessage, 'template' | 'variables' | 'expires_at'> {
  /** Names the event; with each member's id it makes the key of their message. */
  event: string;
  memberIds: readonly number[];
}

/**
 * Writes the same message to many members into the outbox, in one statement for any number; variable 1 is the member's name. Returns how many
 * were written. After the commit `sweep-outbox {now: true}` queues them.
 */
export function oweMessages(ctx: Context, tx: Transaction, messages: OwedMessages): Promise<number> {
  const { event, memberIds, template, variables, expires_at } = messages;
  const now = ctx.clock.now();
  return tx.$executeRaw`
    INSERT INTO messages (event_key, member_id, phone, template, variables, due_at, expires_at, created_at, updated_at)
    SELECT ${event}::text || ':' || id, id, phone, ${template}::"MessageTemplate", ${JSON.stringify(variables)}::jsonb || jsonb_build_object('1', name),
      ${now}, ${expires_at ?? null}::timestamptz, ${now}, ${now}
    FROM members WHERE id = ANY(${memberIds}::int[])
    ON CONFLICT (event_key) DO NOTHING`;
}
