import type { z } from 'zod';
import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import type { chooseMoodSchema } from './schemas';

const MOODS_BY_MEMBER = { name: 'moods', times: 60, seconds: 3600, scope: 'process' } as const;

/**
 * Saves how the acting member feels after the classes of today. A second choice replaces the first
 * one. Throws `conflict` if the member has not attended a class that ends today.
 * Source: docs/rules.md#moods.
 */
export async function chooseMood(ctx: Context, { mood }: z.output<typeof chooseMoodSchema>): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(MOODS_BY_MEMBER, String(memberId));
  const today = ctx.clock.today();
  const saved = await ctx.db.$executeRaw`
    INSERT INTO moods (member_id, day, mood, created_at)
    SELECT id, ${today}::date, ${mood}, ${ctx.clock.now()} FROM members
    WHERE id = ${memberId} AND (attended_on_day(id, ${today}::date) OR EXISTS (
      SELECT FROM attendances JOIN classes ON classes.id = class_id AND end_time < start_time
      WHERE member_id = members.id AND attendances.class_date = ${today}::date - 1))
    ON CONFLICT (member_id, day) DO UPDATE SET mood = excluded.mood, created_at = excluded.created_at`;
  if (saved === 0) throw new DomainError('conflict', t('Join a class first. Then tell us how you feel.'));
}
