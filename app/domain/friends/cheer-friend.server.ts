import type { z } from 'zod';
import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import type { cheerFriendSchema } from './schemas';

const CHEERS_BY_MEMBER = { name: 'cheers', times: 60, seconds: 3600, scope: 'process' } as const;

const NO_FRIEND = t('You can cheer only friends who show when they are in class.');

/**
 * Cheers a friend, at most once a day. A second cheer changes nothing. Throws `not_found` if the
 * member is not a friend or does not show when they are in class. Source: docs/rules.md#friends.
 */
export async function cheerFriend(ctx: Context, { friend_id }: z.output<typeof cheerFriendSchema>): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(CHEERS_BY_MEMBER, String(memberId));
  await ctx.db.$transaction(async (tx) => {
    const [friend] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM members
      WHERE id = ${friend_id} AND shows_presence AND suspended_at IS NULL AND EXISTS (
        SELECT FROM referrals WHERE NOT awaits_proof AND (
          (referrer_id = ${memberId} AND friend_id = members.id) OR (referrer_id = members.id AND friend_id = ${memberId})
        )
      ) FOR KEY SHARE`;
    if (!friend) throw new DomainError('not_found', NO_FRIEND);
    await tx.$executeRaw`
      INSERT INTO cheers (to_id, day, from_id, created_at)
      VALUES (${friend_id}, ${ctx.clock.today()}::date, ${memberId}, ${ctx.clock.now()})
      ON CONFLICT DO NOTHING`;
  });
}
