import { planAhead } from '~/domain/classes/plan-ahead.server';
import type { Context } from '~/domain/context';

/** The dated classes of every running series, a week ahead. */
export async function materialiseSeriesJob(ctx: Context): Promise<void> {
  const made = await planAhead(ctx);
  if (made > 0) ctx.log.info({ made }, 'classes of series made');
}
