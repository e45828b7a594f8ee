import type { Context } from '../context';
import { FILE_ATTACH_DEADLINE_MS } from './store-file.server';

const CHUNK_SIZE = 500;

/**
 * Deletes files without an owner. The bytes are deleted before the row, so that after a failure the
 * next sweep finds the row and tries again.
 */
export async function sweepOrphanFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - 2 * FILE_ATTACH_DEADLINE_MS);
  const orphans = await ctx.db.storedFile.findMany({
    where: { attached_at: null, created_at: { lt: before } },
    orderBy: { created_at: 'asc' },
    take: CHUNK_SIZE,
    select: { key: true },
  });
  const removedKeys: string[] = [];
  for (const { key } of orphans) {
    try {
      await ctx.files.remove(key);
      removedKeys.push(key);
    } catch (err) {
      ctx.log.warn({ err, key }, 'failed to delete a file from storage');
    }
  }
  const { count } = await ctx.db.storedFile.deleteMany({ where: { key: { in: removedKeys }, attached_at: null } });
  return count;
}
