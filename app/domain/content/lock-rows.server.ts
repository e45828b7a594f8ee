import type { Transaction } from '~/db/client.server';
import type { Faq, VideoResource } from '~/db/generated/client';
import { DomainError } from '../errors';

export const FAQ_NOT_FOUND = 'FAQ not found. It may have already been deleted.';
export const VIDEO_NOT_FOUND = 'Video resource not found. It may have already been deleted.';

/** A question that is about to change, held until the transaction ends. Throws not_found. */
export async function lockFaq(tx: Transaction, id: number): Promise<Faq> {
  await tx.$queryRaw`SELECT id FROM faqs WHERE id = ${id} FOR UPDATE`;
  const row = await tx.faq.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', FAQ_NOT_FOUND);
  return row;
}

/** The same of a video. */
export async function lockVideo(tx: Transaction, id: number): Promise<VideoResource> {
  await tx.$queryRaw`SELECT id FROM video_resources WHERE id = ${id} FOR UPDATE`;
  const row = await tx.videoResource.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', VIDEO_NOT_FOUND);
  return row;
}
