import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { createVideoSchema } from './schemas';

/** Adds a video by its link and returns its id. Needs manage_resources. */
export async function createVideo(ctx: Context, input: z.output<typeof createVideoSchema>): Promise<{ id: number }> {
  actingAdmin(ctx, ...createVideo.permissions);
  const { title, description, youtube_link: youtubeLink, category, is_active: isActive } = input;
  return ctx.db.$transaction(async (tx) => {
    const row = await tx.videoResource.create({
      data: { title, description, youtubeLink, category, isActive, createdAt: ctx.clock.now() },
      select: { id: true },
    });
    await recordAudit(ctx, tx, { action: 'video.created', subject: { kind: 'video', id: row.id }, after: input });
    return row;
  });
}

createVideo.permissions = ['manage_resources'] as const;
