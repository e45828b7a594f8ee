import type { z } from 'zod';
import { say } from '~/i18n/messages/say';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import type { browserSchema } from './schemas';

/** More browsers than a person has; the oldest make room. */
const MOST_BROWSERS = 5;

/** Sends reminders to a browser from now on. Throws invalid. Source: docs/rules.md#reminders. */
export async function addBrowser(ctx: Context, browser: z.output<typeof browserSchema>): Promise<void> {
  const member_id = actingMember(ctx);
  if (!ctx.push?.knows(browser.endpoint))
    throw new DomainError('invalid', say('This browser cannot be reminded. WhatsApp can.'));
  const session_id = ctx.actor.kind === 'member' ? ctx.actor.sessionId : null;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${member_id} FOR NO KEY UPDATE`;
    await tx.pushSubscription.deleteMany({ where: { endpoint: browser.endpoint } });
    await tx.pushSubscription.create({ data: { ...browser, member_id, session_id, created_at: now } });
    await tx.$executeRaw`
      DELETE FROM push_subscriptions WHERE member_id = ${member_id} AND id NOT IN (
        SELECT id FROM push_subscriptions WHERE member_id = ${member_id} ORDER BY id DESC LIMIT ${MOST_BROWSERS}
      )`;
    await tx.member.updateMany({
      where: { id: member_id, reminders_wanted_at: null },
      data: { reminders_wanted_at: now },
    });
  });
}
