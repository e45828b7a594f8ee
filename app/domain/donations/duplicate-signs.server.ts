import type { Context } from '../context';
import { isLookalike, MAX_SIMILAR_IMAGE_BITS } from './policy';
import type { DuplicateSigns } from './responses';

export const NO_DUPLICATE_SIGNS: DuplicateSigns = {
  same_file: [],
  same_utr: [],
  near_picture: [],
  same_amount_within_a_day: [],
};

/**
 * Returns true if another donation has the same UTR, or the same or a similar screenshot. Staff
 * compare both before they approve such a donation.
 */
export async function hasLookalike(ctx: Context, id: number): Promise<boolean> {
  const signs = (await findDuplicateSigns(ctx, [id])).get(id) ?? NO_DUPLICATE_SIGNS;
  return isLookalike(signs);
}

/**
 * Returns, for each donation, other donations with the same file, the same UTR, a similar picture
 * or the same amount. `id + 0` stops the planner from scanning the table in id order.
 */
export async function findDuplicateSigns(ctx: Context, ids: readonly number[]): Promise<Map<number, DuplicateSigns>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.sql<({ id: number } & DuplicateSigns)[]>`
    SELECT one.id,
      ARRAY(
        SELECT other.id FROM donations AS other
        WHERE other.screenshot_sha256 = one.screenshot_sha256 AND other.id <> one.id
        ORDER BY other.id DESC LIMIT 5
      ) AS same_file,
      ARRAY(
        SELECT other.id FROM donations AS other
        WHERE other.utr = one.utr AND other.id <> one.id
        ORDER BY other.id + 0 DESC LIMIT 5
      ) AS same_utr,
      ARRAY(
        SELECT other.id FROM donations AS other
        WHERE cardinality(one.screenshot_bands) > 0 AND other.screenshot_bands && one.screenshot_bands AND other.id <> one.id
          AND other.screenshot_sha256 IS DISTINCT FROM one.screenshot_sha256
          AND bit_count((other.screenshot_difference # one.screenshot_difference)::bit(64)) <= ${MAX_SIMILAR_IMAGE_BITS}
        ORDER BY other.id + 0 DESC LIMIT 5
      ) AS near_picture,
      ARRAY(
        SELECT other.id FROM donations AS other
        WHERE other.member_id = one.member_id AND other.amount_paise = one.amount_paise AND other.id <> one.id
          AND other.created_at > one.created_at - interval '1 day' AND other.created_at < one.created_at + interval '1 day'
        ORDER BY other.created_at DESC LIMIT 5
      ) AS same_amount_within_a_day
    FROM donations AS one WHERE one.id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}
