import type { Context } from '../context';

export async function recordJobSuccess(ctx: Context, job: string): Promise<void> {
  const succeeded_at = ctx.clock.now();
  await ctx.db.jobSuccess.upsert({ where: { job }, create: { job, succeeded_at }, update: { succeeded_at } });
}

/** Lists the time of the last success of each scheduled job. */
export async function listJobSuccesses({ db }: Pick<Context, 'db'>): Promise<{ job: string; succeeded_at: Date }[]> {
  return db.jobSuccess.findMany();
}
