import type { Context } from '../context';

/** Records that a scheduled job has just succeeded. */
export async function recordJobSuccess(ctx: Context, job: string): Promise<void> {
  const succeeded_at = ctx.clock.now();
  await ctx.db.jobSuccess.upsert({ where: { job }, create: { job, succeeded_at }, update: { succeeded_at } });
}

/** Lists when each scheduled job last succeeded. */
export async function listJobSuccesses({ db }: Pick<Context, 'db'>): Promise<{ job: string; succeeded_at: Date }[]> {
  return db.jobSuccess.findMany();
}
