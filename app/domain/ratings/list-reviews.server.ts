import type { z } from 'zod';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { getFirstName } from '~/lib/first-name';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import type { listReviewsSchema } from './schemas';

export interface Review {
  id: number;
  stars: number;
  words: string;
  firstName: string;
  class: { id: number; title: string } | null;
  /** Date of the review, by which the list is sorted. */
  day: string;
}

export interface ReviewPage {
  reviews: Review[];
  before: number | null;
}

const REVIEWS_PER_PAGE = 20;

/** Lists members' reviews. They can be filtered by class and by number of stars. */
export async function listReviews(
  ctx: Context,
  { class_id, stars, before }: z.output<typeof listReviewsSchema>,
): Promise<ReviewPage> {
  requireAdmin(ctx, ...listReviews.permissions);
  const rows = await ctx.standby.rating.findMany({
    where: {
      review: { not: null },
      ...(class_id ? { class_id } : {}),
      ...(stars ? { rating: stars } : {}),
      ...(before ? { id: { lt: before } } : {}),
    },
    orderBy: { id: 'desc' },
    take: REVIEWS_PER_PAGE + 1,
    select: {
      id: true,
      rating: true,
      review: true,
      created_at: true,
      member: { select: { name: true } },
      yogaClass: { select: { id: true, title: true } },
    },
  });
  const shown = rows.slice(0, REVIEWS_PER_PAGE);
  return {
    reviews: shown.map(({ id, rating, review, created_at, member, yogaClass }) => ({
      id,
      stars: rating,
      words: review ?? '',
      firstName: getFirstName(member.name),
      class: yogaClass,
      day: formatDate(toLocalDate(created_at, ctx.clock.timeZone)),
    })),
    before: rows.length > REVIEWS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

listReviews.permissions = ['manage_classes'] as const;
