import type { Database } from '~/db/client.server';
import type { Context } from '~/domain/context';

/** How often some work reads a table from end to end; it runs in one transaction, whose figures PostgreSQL keeps apart. */
export function tableScans(ctx: Context, table: string, work: (ctx: Context) => Promise<unknown>): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    await work({ ...ctx, db: tx as Database });
    const [found] = await tx.$queryRaw<{ scans: number }[]>`
      SELECT seq_scan::int AS scans FROM pg_stat_xact_user_tables WHERE relname = ${table}`;
    return found?.scans ?? 0;
  });
}
