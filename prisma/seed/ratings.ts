import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { addDays, toInstant } from '~/lib/calendar';
import { batchSlots } from './batch-slots';
import type { SeededMember } from './members';
import { createSeededRandom, type Random } from './random';

const RATED_DAYS = 60;
const RATING_CHANCE = 0.2;
const REVIEW_CHANCE = 0.35;
const PLATFORM_DAYS = 45;
const PLATFORM_RATERS = 24;

const CLASS_REVIEWS = [
  'Clear instructions, never felt rushed.',
  'My knees thank you for the easier options.',
  'The breathing at the end carried me through the day.',
  'Good pace. A little more time in shavasana, please.',
  'Best start of the morning in years.',
  'Loved the counting in Hindi.',
  'The sound dropped once, otherwise lovely.',
  'Slept through the night after this.',
];

const PLATFORM_REVIEWS = [
  'Free, on time, and nobody sells me anything. Namaste.',
  'My whole family joins from three cities now.',
  'The streak keeps me honest.',
  'Simple to use, even for my mother.',
  'Please add a class at noon as well.',
];

/**
 * Adds ratings of recent classes and of the platform, and updates the rating totals of the classes.
 */
export async function makeRatings(ctx: Context, tx: Transaction, members: readonly SeededMember[]): Promise<void> {
  const random = createSeededRandom('ratings');
  const ratings = [
    ...createClassRatings(ctx, members, random),
    ...createPlatformRatings(ctx, members, random),
  ].toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await tx.rating.createMany({ data: ratings.map((rating) => ({ ...rating, updated_at: rating.created_at })) });
  await tx.$executeRaw`
    UPDATE classes SET rating_count = rated.count, rating_sum = rated.sum
    FROM (SELECT class_id, count(*) AS count, sum(rating) AS sum FROM ratings WHERE class_id IS NOT NULL GROUP BY class_id) AS rated
    WHERE classes.id = rated.class_id`;
}

function createClassRatings(ctx: Context, members: readonly SeededMember[], random: Random) {
  const since = addDays(ctx.clock.today(), -RATED_DAYS);
  return members.flatMap(({ id: memberId, visits }) =>
    visits
      .filter(({ heldClass }) => heldClass.date >= since && random.chance(RATING_CHANCE))
      .map(({ heldClass: { id: classId, slot, ends_at } }) => ({
        member_id: memberId,
        class_id: classId,
        subject: `class:${classId}`,
        rating: chooseStars(batchSlots[slot ?? 0]?.usualStars ?? 4.5, random),
        review: random.chance(REVIEW_CHANCE) ? random.pick(CLASS_REVIEWS) : null,
        created_at: new Date(ends_at.getTime() + random.int(2, 120) * 60_000),
      }))
      .filter(({ created_at }) => created_at <= ctx.clock.now()),
  );
}

function createPlatformRatings(ctx: Context, members: readonly SeededMember[], random: Random) {
  const raters = random.sample(
    members.filter(({ visits, joinedDaysAgo }) => visits.length > 10 && joinedDaysAgo > PLATFORM_DAYS),
    PLATFORM_RATERS,
  );
  return raters.map(({ id: memberId }) => {
    const date = addDays(ctx.clock.today(), -random.int(1, PLATFORM_DAYS));
    return {
      member_id: memberId,
      class_id: null,
      subject: `day:${date}`,
      rating: chooseStars(4.7, random),
      review: random.chance(REVIEW_CHANCE) ? random.pick(PLATFORM_REVIEWS) : null,
      created_at: toInstant(date, `${random.int(10, 20)}:${random.int(10, 59)}:00`, ctx.clock.timeZone),
    };
  });
}

function chooseStars(usual: number, random: Random): number {
  return Math.min(5, Math.max(1, Math.round(usual + (random.next() + random.next() - 1) * 1.6)));
}
