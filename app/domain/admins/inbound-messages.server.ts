import { formatDateTime } from '~/lib/calendar';
import { requireAdmin } from './require-admin';
import type { Context } from '../context';

export interface InboundMessageView {
  id: string;
  at: string;
  body: string;
  media_count: number;
}

const SHOWN_MESSAGES = 20;

/**
 * Returns the latest messages from a member's phone, including those from before they registered.
 */
export async function listInboundMessages(ctx: Context, memberId: number): Promise<InboundMessageView[]> {
  requireAdmin(ctx, ...listInboundMessages.permissions);
  const rows = await ctx.sql<{ id: bigint; body: string; media_count: number; received_at: Date }[]>`
    SELECT id, body, media_count AS "media_count", received_at AS "received_at" FROM inbound_messages
    WHERE member_id = ${memberId} OR (member_id IS NULL AND phone = (SELECT phone FROM members WHERE members.id = ${memberId}))
    ORDER BY received_at DESC, id DESC LIMIT ${SHOWN_MESSAGES}`;
  return rows.map(({ id, received_at, ...message }) => ({
    ...message,
    id: id.toString(),
    at: formatDateTime(received_at, ctx.clock.timeZone),
  }));
}

listInboundMessages.permissions = ['manage_users'] as const;
