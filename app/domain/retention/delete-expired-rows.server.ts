import { sweepUntilFewerThan } from '~/lib/chunks';
import type { Context } from '../context';
import { ANSWER_DAYS, getCutoff, RETENTION_CHUNK_SIZE, RETENTION_RULES } from './retention.server';

/** Deletes rows whose retention time has passed, in chunks. Returns the number of deleted rows. */
export async function deleteExpiredRows(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  let removed = await sweepUntilFewerThan(RETENTION_CHUNK_SIZE, () => sweepMessagesOfNobody(ctx, now));
  for (const { sweep } of Object.values(RETENTION_RULES))
    if (sweep) removed += await sweepUntilFewerThan(RETENTION_CHUNK_SIZE, () => sweep(ctx, now));
  return removed;
}

/**
 * Deletes messages to phones without a member. They exist because anyone can request a code for any
 * number. Automatic answers are kept longer, because a phone gets only one per day, and replies are
 * kept as long as the messages.
 */
function sweepMessagesOfNobody(ctx: Context, now: Date): Promise<number> {
  return ctx.db.$executeRaw`
    DELETE FROM outbox_messages WHERE id = ANY (ARRAY(
      SELECT id FROM outbox_messages
      WHERE member_id IS NULL AND template <> 'staff_reply' AND (status NOT IN ('pending', 'sending') OR expires_at < ${now})
        AND (template <> 'message_received' OR created_at < ${getCutoff(now, ANSWER_DAYS)}) LIMIT ${RETENTION_CHUNK_SIZE}
    ))`;
}
