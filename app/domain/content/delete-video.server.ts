import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { lockVideo } from './lock-rows.server';

/** Removes a video from the lists. Throws not_found. Needs manage_resources. */
export async function deleteVideo(ctx: Context, id: number): Promise<void> {
  actingAdmin(ctx, ...deleteVideo.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { title, youtubeLink } = await lockVideo(tx, id);
    await tx.videoResource.delete({ where: { id }, select: { id: true } });
    const before = { title, youtube_link: youtubeLink };
    await recordAudit(ctx, tx, { action: 'video.deleted', subject: { kind: 'video', id }, before });
  });
}

deleteVideo.permissions = ['manage_resources'] as const;
