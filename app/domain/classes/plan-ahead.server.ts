import type { Context } from '../context';
import { materialiseSeries } from './materialise-series.server';

/** Creates the missing classes of the coming week for all series. Returns how many. */
export function planDemoWeek(ctx: Context): Promise<number> {
  return ctx.db.$transaction((tx) => materialiseSeries(ctx, tx));
}
