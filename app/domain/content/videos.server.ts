import type { z } from 'zod';
import type { Prisma, VideoResource } from '~/db/generated/client';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { addAuditedRow, type RowEditConfig, editAuditedRow, deleteAuditedRow } from '../audit/audited-rows.server';
import { type Context, readCached } from '../context';
import { DomainError } from '../errors';
import { type Translatable, readTranslations } from '../translations';
import { toContentResponse } from './content-response';
import type { VideoResource as VideoAnswer } from './responses';
import type { createVideoSchema, updateVideoSchema } from './schemas';
import { buildVisibilityFilter } from './visibility';
import { untranslated } from '~/i18n/messages/message';

export const VIDEO_NOT_FOUND_MESSAGE = untranslated('Video resource not found. It may have already been deleted.');

const videos: RowEditConfig<VideoResource, 'video'> = {
  kind: 'video',
  name: 'video',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM video_resources WHERE id = ${id} FOR UPDATE`;
    const row = await tx.videoResource.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', VIDEO_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ title, description, youtube_link, category, is_active, translations }) => {
    return { title, description, youtube_link, category, is_active, translations: readTranslations(translations) };
  },
};

/** Lists videos, newest first. Only staff see inactive ones. */
export async function listVideoResources(ctx: Context): Promise<Translatable<VideoAnswer>[]> {
  return readCached(ctx, 'videos', async () => {
    const orderBy = [{ created_at: 'desc' }, { id: 'desc' }] satisfies Prisma.VideoResourceOrderByWithRelationInput[];
    return (await ctx.db.videoResource.findMany({ where: buildVisibilityFilter(ctx), orderBy })).map(toContentResponse);
  });
}

export async function getVideoResource(ctx: Context, id: number): Promise<Translatable<VideoAnswer>> {
  requireAdmin(ctx, 'manage_resources');
  const row = await ctx.db.videoResource.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', VIDEO_NOT_FOUND_MESSAGE);
  return toContentResponse(row);
}

export function createVideo(ctx: Context, input: z.output<typeof createVideoSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...createVideo.permissions);
  const data = { ...toColumns(input), created_at: ctx.clock.now() };
  return ctx.db.$transaction((tx) => addAuditedRow(ctx, tx, videos, () => tx.videoResource.create({ data })));
}

createVideo.permissions = ['manage_resources'] as const;

/**
 * Saves a video. Throws `not_found` if it does not exist, and `conflict` if it was edited since
 * `version`.
 */
export function updateVideo(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof updateVideoSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateVideo.permissions);
  return ctx.db.$transaction((tx) =>
    editAuditedRow(ctx, tx, videos, { id, version }, (_before, edited) =>
      tx.videoResource.update({ where: { id }, data: { ...toColumns(input), ...edited } }),
    ),
  );
}

updateVideo.permissions = ['manage_resources'] as const;

export function deleteVideo(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteVideo.permissions);
  return ctx.db.$transaction((tx) =>
    deleteAuditedRow(ctx, tx, videos, id, () => tx.videoResource.delete({ where: { id } })),
  );
}

deleteVideo.permissions = ['manage_resources'] as const;

function toColumns({ translations, ...columns }: z.output<typeof createVideoSchema>) {
  return { ...columns, ...(translations ? { translations } : {}) };
}
