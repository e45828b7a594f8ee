import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import type { Context } from '~/domain/context';

/** The hourly removal of files that nobody owns. */
export async function sweepOrphanFilesJob(ctx: Context): Promise<void> {
  const removed = await sweepOrphanFiles(ctx);
  if (removed > 0) ctx.log.info({ removed }, 'orphan files removed');
}
