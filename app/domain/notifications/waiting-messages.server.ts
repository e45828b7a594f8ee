import { untranslated } from '~/i18n/messages/message';
import { sweepUntilFewerThan } from '~/lib/chunks';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { reopenRepliedMessages } from './update-message-status.server';

export interface WaitingMessages {
  template: string;
  count: number;
  oldest: Date;
}

/** Returns the number of messages that are not sent yet for each template, the highest first. */
export function listWaitingMessages({ sql }: Context): Promise<WaitingMessages[]> {
  return sql<WaitingMessages[]>`
    SELECT template::text AS template, count(*)::int AS count, min(created_at) AS oldest
    FROM outbox_messages WHERE status IN ('pending', 'sending') GROUP BY template ORDER BY count DESC`;
}

/** Number of messages that are skipped in one transaction, so that it takes only a few seconds. */
const SKIPPED_AT_ONCE = 100_000;

/**
 * Skips all messages of a template that are not sent yet, and returns their number. For operators,
 * if a wrong message goes to many members. Throws `not_found` if none waits.
 */
export async function skipWaitingMessages(ctx: Context, template: string, most = SKIPPED_AT_ONCE): Promise<number> {
  if (ctx.actor.kind !== 'system') throw new DomainError('forbidden', untranslated('Only operators skip messages.'));
  const count = await sweepUntilFewerThan(most, () => skipSome(ctx, template, most));
  if (count === 0)
    throw new DomainError('not_found', untranslated(`No message of the template ${template} waits to be sent.`));
  return count;
}

function skipSome(ctx: Context, template: string, most: number): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    const skipped = await tx.$queryRaw<{ id: number }[]>`
      UPDATE outbox_messages SET status = 'skipped', error_code = 'operator', updated_at = ${ctx.clock.now()}
      FROM (SELECT id AS waiting_id FROM outbox_messages
        WHERE template::text = ${template} AND status IN ('pending', 'sending') LIMIT ${most}) AS waiting
      WHERE id = waiting_id AND status IN ('pending', 'sending') RETURNING id`;
    const count = skipped.length;
    if (template === 'staff_reply')
      await reopenRepliedMessages(
        tx,
        skipped.map(({ id }) => id),
      );
    if (count > 0)
      await recordAuditEntry(ctx, tx, {
        action: 'messages.skipped',
        subject: { kind: 'message_template', id: template },
        after: { messages: count },
      });
    return count;
  });
}
