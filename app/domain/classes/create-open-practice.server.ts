import type { Transaction } from '~/db/client.server';
import { toInstant, toLocalDate, toLocalTime } from '~/lib/calendar';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { ACTIVE_CLASS_FILTER } from './class-row';
import { buildNewClassRow } from './planned-class';
import { DEFAULT_LOCATION } from './policy';
import { createSeriesClasses } from './create-series-classes.server';

const OPEN_PRACTICE = {
  title: 'Open practice',
  description:
    'A room that is always open: come as you are, follow the simple sequence on the screen, leave when you are done.',
  translations: {
    hi: {
      title: 'खुला अभ्यास',
      description: 'हमेशा खुला कमरा: जैसे हैं वैसे आएँ, स्क्रीन पर दिख रहे आसान क्रम के साथ चलें, और जब हो जाए तब जाएँ।',
    },
    mr: {
      title: 'खुला सराव',
      description: 'कायम सुरू असलेला वर्ग: जसे आहात तसे या, पडद्यावर दिसतो तसा सोपा सराव करा, आणि झाला की निघा.',
    },
  },
  class_type: 'AllLevels',
  max_participants: 500,
  live_link: 'https://meet.google.com/sga-open-ygx',
  location: DEFAULT_LOCATION,
} as const;

const MINUTES_BEFORE = 30;
const MINUTES_AFTER = 90;
const LEAST_MINUTES_LEFT = 10;

/**
 * In demo mode, creates a class whenever there is none that can be joined now.
 * Source: README.md#start.
 */
export async function createOpenPractice(ctx: Context): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'create-open-practice');
    await createDemoClasses(ctx, tx);
  });
}

export async function createDemoClasses(ctx: Context, tx: Transaction): Promise<void> {
  await createSeriesClasses(ctx, tx);
  const now = ctx.clock.now();
  await holdOpenPractice(ctx, tx, now);
  // A practice belongs to one day, so that each day has one. The practice that starts at midnight
  // must be created before the day ends.
  const dateSoon = toLocalDate(minutesFrom(now, LEAST_MINUTES_LEFT), ctx.clock.timeZone);
  if (dateSoon !== ctx.clock.today()) {
    await holdOpenPractice(ctx, tx, toInstant(dateSoon, '00:00:00', ctx.clock.timeZone));
  }
}

async function holdOpenPractice(ctx: Context, tx: Transaction, moment: Date): Promise<void> {
  const date = toLocalDate(moment, ctx.clock.timeZone);
  const dayEnd = toInstant(date, '23:59:59', ctx.clock.timeZone);
  const running = await tx.yogaClass.findFirst({
    where: {
      title: OPEN_PRACTICE.title,
      starts_at: { lte: moment },
      ends_at: { gte: earlier(moment, dayEnd) },
      ...ACTIVE_CLASS_FILTER,
    },
    orderBy: { ends_at: 'desc' },
    select: { ends_at: true },
  });
  if (running && running.ends_at >= earlier(minutesFrom(moment, LEAST_MINUTES_LEFT), dayEnd)) return;
  const timeOn = (instant: Date, otherwise: string) =>
    toLocalDate(instant, ctx.clock.timeZone) === date
      ? `${toLocalTime(instant, ctx.clock.timeZone).slice(0, 5)}:00`
      : otherwise;
  const startTime = timeOn(running ? moment : minutesFrom(moment, -MINUTES_BEFORE), '00:00:00');
  const endTime = timeOn(minutesFrom(moment, MINUTES_AFTER), '23:59:59');
  const instructor = `${ctx.brand.name} volunteers`;
  await tx.yogaClass.create({
    data: buildNewClassRow(ctx, { ...OPEN_PRACTICE, instructor, date, start_time: startTime, end_time: endTime }),
    select: { id: true },
  });
}

function minutesFrom(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
