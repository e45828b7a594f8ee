import type { Context } from '../context';
import { createSeriesClasses } from './create-series-classes.server';

/**
 * Creates the missing classes of the coming week for all series. Returns the number of new classes.
 */
export function createUpcomingClasses(ctx: Context): Promise<number> {
  return ctx.db.$transaction((tx) => createSeriesClasses(ctx, tx));
}
