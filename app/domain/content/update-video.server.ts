import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { changedMeanwhile } from '../errors';
import { lockVideo } from './lock-rows.server';
import type { updateVideoSchema } from './schemas';

/** Saves an edited video. Throws not_found, conflict when it was edited since `version`. Needs manage_resources. */
export async function updateVideo(
  ctx: Context,
  id: number,
  { version, ...after }: z.output<typeof updateVideoSchema>,
): Promise<void> {
  actingAdmin(ctx, ...updateVideo.permissions);
  await ctx.db.$transaction(async (tx) => {
    const row = await lockVideo(tx, id);
    if (version !== undefined && version !== row.version) throw changedMeanwhile('video');
    const { title, description, youtube_link: youtubeLink, category, is_active: isActive } = after;
    const updatedAt = ctx.clock.now();
    await tx.videoResource.update({
      where: { id },
      data: { title, description, youtubeLink, category, isActive, version: { increment: 1 }, updatedAt },
      select: { id: true },
    });
    const before = {
      ...{ title: row.title, description: row.description, youtube_link: row.youtubeLink },
      ...{ category: row.category, is_active: row.isActive },
    };
    await recordAudit(ctx, tx, { action: 'video.updated', subject: { kind: 'video', id }, before, after });
  });
}

updateVideo.permissions = ['manage_resources'] as const;
