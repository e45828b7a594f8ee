import type { Context } from '../context';
import { requireMember } from '../members/require-member';

/**
 * Returns the invite link of the acting member's WhatsApp group, and assigns a group if the member
 * has none. If no group can be assigned, returns the default link.
 * Source: docs/rules.md#community-groups.
 */
export async function assignGroup(ctx: Context): Promise<string> {
  const memberId = requireMember(ctx);
  const existing = await ctx.sql<{ link: string }[]>`
    SELECT link FROM members JOIN community_groups ON community_groups.id = community_group_id WHERE members.id = ${memberId}`;
  const [group] = existing.length > 0 ? existing : await assignNextGroup(ctx, memberId);
  return group?.link ?? ctx.brand.whatsappGroupUrl;
}

// Assigns the member to the first open group with a free place. The member is locked first, so that
// a double tap takes one place. Groups are locked in id order, and a group that has become full is
// skipped.
function assignNextGroup(ctx: Context, memberId: number): Promise<{ link: string }[]> {
  return ctx.sql<{ link: string }[]>`
    WITH opener AS MATERIALIZED (
      SELECT community_group_id, phone_proved_at FROM members WHERE id = ${memberId} FOR NO KEY UPDATE
    ), dealt AS (
      UPDATE community_groups SET places_taken = places_taken + 1 WHERE id = (
        SELECT id FROM community_groups
        WHERE closed_at IS NULL AND places_taken < capacity AND EXISTS (SELECT FROM opener WHERE community_group_id IS NULL AND phone_proved_at IS NOT NULL)
        ORDER BY id LIMIT 1 FOR NO KEY UPDATE
      ) RETURNING id, link
    ), noted AS (
      UPDATE members SET group_opened_at = COALESCE(group_opened_at, ${ctx.clock.now()}),
        community_group_id = COALESCE(community_group_id, (SELECT id FROM dealt))
      WHERE id = ${memberId} AND (group_opened_at IS NULL OR EXISTS (SELECT FROM dealt))
    )
    SELECT link FROM dealt
    UNION ALL SELECT community_groups.link FROM opener JOIN community_groups ON community_groups.id = opener.community_group_id`;
}
