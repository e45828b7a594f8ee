import type { z } from 'zod';
import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import type { pushSubscriptionSchema } from './schemas';

/**
 * Maximum number of browsers per member. If a member registers another one, the oldest is removed.
 */
const MAX_BROWSERS = 5;

/**
 * Registers a browser for push reminders. Throws `invalid` if its push service is not known or the
 * endpoint belongs to another browser. Source: docs/rules.md#reminders.
 */
export async function addPushSubscription(
  ctx: Context,
  browser: z.output<typeof pushSubscriptionSchema>,
): Promise<void> {
  const member_id = requireMember(ctx);
  if (!ctx.push?.knows(browser.endpoint)) throw createPushRejectedError();
  const session_id = ctx.actor.kind === 'member' ? ctx.actor.sessionId : null;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${member_id} FOR NO KEY UPDATE`;
    // If a member logs in to a browser of another member, the browser sends the same keys, and its
    // subscription moves to the new member. A caller who knows only the endpoint cannot take it
    // over.
    const added = await tx.$executeRaw`
      INSERT INTO push_subscriptions (endpoint, p256dh, auth, member_id, session_id, created_at)
      VALUES (${browser.endpoint}, ${browser.p256dh}, ${browser.auth}, ${member_id}, ${session_id}, ${now})
      ON CONFLICT (endpoint) DO UPDATE SET
        p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, member_id = EXCLUDED.member_id,
        session_id = EXCLUDED.session_id, created_at = EXCLUDED.created_at
      WHERE push_subscriptions.member_id = EXCLUDED.member_id
        OR (push_subscriptions.auth = EXCLUDED.auth AND push_subscriptions.p256dh = EXCLUDED.p256dh)`;
    if (added === 0) throw createPushRejectedError();
    await tx.$executeRaw`
      DELETE FROM push_subscriptions WHERE member_id = ${member_id} AND id NOT IN (
        SELECT id FROM push_subscriptions WHERE member_id = ${member_id} ORDER BY created_at DESC, id DESC LIMIT ${MAX_BROWSERS}
      )`;
    await tx.member.updateMany({
      where: { id: member_id, reminders_wanted_at: null },
      data: { reminders_wanted_at: now },
    });
  });
}

function createPushRejectedError(): DomainError {
  return new DomainError('invalid', t('This browser cannot be reminded. WhatsApp can.'));
}
