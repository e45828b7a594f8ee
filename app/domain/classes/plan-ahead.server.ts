import type { Context } from '../context';
import { materialiseSeries } from './materialise-series.server';

/** Makes what the running series lack of the coming week. Returns how many classes. */
export function planAhead(ctx: Context): Promise<number> {
  return ctx.db.$transaction((tx) => materialiseSeries(ctx, tx));
}
