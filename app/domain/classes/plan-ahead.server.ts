import type { Context } from '../context';
import { materialiseSeries } from './materialise-series.server';

/** Makes what the running series lack of the coming week. Runs every hour; returns how many classes it made. */
export function planAhead(ctx: Context): Promise<number> {
  return ctx.db.$transaction((tx) => materialiseSeries(ctx, tx));
}
