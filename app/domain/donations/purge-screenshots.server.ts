import { sweepUntilFewerThan } from '~/lib/chunks';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';

const CHUNK_SIZE = 500;

/**
 * Deletes screenshots after the retention period but keeps their hashes. Returns the number of
 * deleted screenshots. Source: README.md#settings.
 */
export function purgeDonationScreenshots(ctx: Context): Promise<number> {
  const keptSince = new Date(ctx.clock.now().getTime() - ctx.community.screenshotRetentionDays * 86_400_000);
  return sweepUntilFewerThan(CHUNK_SIZE, () => purgeChunk(ctx, keptSince));
}

function purgeChunk(ctx: Context, keptSince: Date): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    const old = await tx.donation.findMany({
      where: { created_at: { lt: keptSince }, decided_at: { lt: keptSince }, screenshot_key: { not: null } },
      orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
      take: CHUNK_SIZE,
      select: { id: true, screenshot_key: true },
    });
    await tx.donation.updateMany({ where: { id: { in: old.map(({ id }) => id) } }, data: { screenshot_key: null } });
    await releaseFile(tx, ...old.flatMap(({ screenshot_key }) => screenshot_key ?? []));
    return old.length;
  });
}
