import type { Transaction } from '~/db/client.server';
import { attachFile, storeFile } from '../content/store-file.server';
import type { UploadedFile } from '../content/uploaded-file.server';
import type { Context } from '../context';
import { PLAN_FILE_KINDS } from './policy';

export type PlanUploads = Partial<Record<keyof typeof PLAN_FILE_KINDS, UploadedFile>>;

interface PlanKeys {
  media_key?: string;
  thumbnail_key?: string;
}

/**
 * Stores the uploaded files of a plan and saves the plan in one transaction. If the transaction
 * fails, the files are removed.
 */
export function savePlanWithFiles<Owned>(
  ctx: Context,
  uploads: PlanUploads,
  own: (tx: Transaction, keys: PlanKeys) => Promise<Owned>,
): Promise<Owned> {
  return stored(ctx, 'media_url', uploads, (mediaKey) =>
    stored(ctx, 'thumbnail_url', uploads, (thumbnailKey) =>
      ctx.db.$transaction(async (tx) => {
        for (const key of [mediaKey, thumbnailKey]) if (key) await attachFile(ctx, tx, key);
        return own(tx, {
          ...(mediaKey ? { media_key: mediaKey } : {}),
          ...(thumbnailKey ? { thumbnail_key: thumbnailKey } : {}),
        });
      }),
    ),
  );
}

function stored<Owned>(
  ctx: Context,
  field: keyof typeof PLAN_FILE_KINDS,
  uploads: PlanUploads,
  own: (key?: string) => Promise<Owned>,
): Promise<Owned> {
  const file = uploads[field];
  return file ? storeFile(ctx, { kind: PLAN_FILE_KINDS[field], field, file }, ({ key }) => own(key)) : own();
}
