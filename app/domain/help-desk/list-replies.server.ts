import type { MessageStatus } from '~/db/generated/enums';
import { formatDateTime } from '~/lib/calendar';
import type { Context } from '../context';
import { listReplyKeys } from '../notifications/policy';
import { describeDelivery, type Delivery } from './message-labels';

export interface ListedReply extends Delivery {
  id: string;
  /** Id of the received message. */
  messageId: string;
  text: string;
  when: string;
  /** Name of the admin who sent the reply. */
  by: string;
}

/** Returns the replies to received messages, oldest first. */
export async function listReplies(
  ctx: Context,
  messages: readonly { id: string; replies: number }[],
): Promise<ListedReply[]> {
  const keys = messages.flatMap(listReplyKeys);
  if (keys.length === 0) return [];
  const rows = await ctx.sql<
    (Pick<ListedReply, 'id' | 'messageId' | 'text' | 'by'> & {
      at: Date;
      status: MessageStatus;
      error_code: string | null;
    })[]
  >`
    SELECT outbox_messages.id::text AS id, split_part(event_key, ':', 2) AS "messageId", variables ->> 'text' AS text,
      outbox_messages.created_at AS at, status::text AS status, error_code, coalesce(admins.name, '–') AS by
    FROM outbox_messages
      LEFT JOIN audit_entries ON subject_kind = 'inbound_message' AND subject_id = split_part(event_key, ':', 2)
        AND action = 'inbound_messages.replied' AND after ->> 'reply' = split_part(event_key, ':', 3)
      LEFT JOIN admins ON admins.id = actor_id
    WHERE event_key = ANY (${keys}::text[])
    ORDER BY outbox_messages.created_at, outbox_messages.id`;
  return rows.map(({ at, status, error_code, ...row }) => ({
    ...row,
    when: formatDateTime(at, ctx.clock.timeZone),
    ...describeDelivery(status, error_code),
  }));
}
