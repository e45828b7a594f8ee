import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Transaction } from '~/db/client.server';
import type { FileKind as StoredFileKind } from '~/db/generated/enums';
import type { Context } from '../context';
import { DomainError, type ErrorCode } from '../errors';
import { getFileRule, type FileRule, type ImageType } from './policy';
import { describeUnsupportedFileType, detectFileType } from './file-types.server';
import { getFileName, readAllBytes, hashFile, type UploadedFile } from './uploaded-file.server';
import { type Message, t } from '~/i18n/messages/message';
import { cutText } from '~/lib/cut-text';

export interface StoredFile {
  key: string;
  bytes: () => Promise<Uint8Array>;
  contentType: string;
  /** SHA-256 of the uploaded bytes, by which a repeated upload of the same file is recognised. */
  uploadSha256: Uint8Array<ArrayBuffer>;
}

interface Upload {
  kind: StoredFileKind;
  field: string;
  file: UploadedFile;
}

/**
 * Time within which an upload can be attached to its owner. The sweep deletes files without an
 * owner after twice this time.
 */
export const FILE_ATTACH_DEADLINE_MS = 30 * 60_000;

export const STORAGE_UNAVAILABLE_MESSAGE = t('Files cannot be stored just now. Please try again in a moment.');

const DAMAGED = t('This picture is damaged or incomplete. Please save it again, or upload a screenshot of it.');

const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
} as const;

type ContentType = keyof typeof EXTENSIONS;

interface Content extends Pick<UploadedFile, 'size' | 'stream'> {
  contentType: ContentType;
}

/**
 * Stores an upload and passes it to `own`. If `own` does not attach the file, it is removed again.
 * The row is written before the bytes, so that the sweep finds it if the process dies.
 * Source: docs/rules.md#files.
 */
export async function storeFile<Owned>(
  ctx: Context,
  upload: Upload,
  own: (file: StoredFile) => Promise<Owned>,
): Promise<Owned> {
  const content = await validateUpload(ctx, upload);
  const { contentType, size } = content;
  const [sha256, uploadSha256] = [await hashFile(content), await hashFile(upload.file)];
  const key = `${upload.kind}/${randomUUID()}.${EXTENSIONS[contentType]}`;
  await ctx.db.storedFile.create({
    data: {
      key,
      kind: upload.kind,
      content_type: contentType,
      bytes: size,
      sha256,
      name: cleanFileName(upload.file.name, EXTENSIONS[contentType]),
      created_at: ctx.clock.now(),
    },
    select: { key: true },
  });
  try {
    await put(ctx, key, content);
    return await own({ key, bytes: () => readAllBytes(content), contentType, uploadSha256 });
  } finally {
    await removeUnlessAttached(ctx, key);
  }
}

async function put(ctx: Context, key: string, content: Content): Promise<void> {
  try {
    await ctx.files.put(key, content, content.contentType);
  } catch (cause) {
    ctx.log.error({ err: cause, key }, 'failed to write a file to storage');
    throw new DomainError('upstream_failed', STORAGE_UNAVAILABLE_MESSAGE, { cause });
  }
}

/**
 * Attaches an upload to its owner. Throws `not_found` if the upload is so old that the sweep may
 * have deleted it.
 */
export async function attachFile(ctx: Context, tx: Transaction, key: string): Promise<void> {
  const now = ctx.clock.now();
  const { count } = await tx.storedFile.updateMany({
    where: { key, attached_at: null, created_at: { gt: new Date(now.getTime() - FILE_ATTACH_DEADLINE_MS) } },
    data: { attached_at: now },
  });
  if (count === 0) throw new DomainError('not_found', t('The uploaded file is gone. Please upload it again.'));
}

/**
 * Detaches files from their owner within the owner's transaction. The sweep deletes the files
 * later.
 */
export async function releaseFile(tx: Transaction, ...keys: string[]): Promise<void> {
  await tx.storedFile.updateMany({ where: { key: { in: keys } }, data: { attached_at: null } });
}

/**
 * Deletes an upload that was not attached. If the storage or the database fails, the sweep deletes
 * the upload later.
 */
async function removeUnlessAttached(ctx: Context, key: string): Promise<void> {
  try {
    const file = await ctx.db.storedFile.findUnique({ where: { key }, select: { attached_at: true } });
    if (!file || file.attached_at) return;
    await ctx.files.remove(key);
    await ctx.db.storedFile.deleteMany({ where: { key, attached_at: null } });
  } catch (err) {
    ctx.log.warn({ err, key }, 'failed to delete an unused file; sweep-orphan-files will retry');
  }
}

async function validateUpload(ctx: Context, upload: Upload): Promise<Content> {
  const rule = getFileRule(upload.kind);
  const { file } = upload;
  if (file.size > rule.maxBytes) throw createUploadError('too_large', upload.field, rule.tooLarge);
  const detected = await detectFileType(file);
  const contentType = rule.contentTypes.find((one) => one === detected);
  if (!contentType)
    throw createUploadError('unsupported_type', upload.field, describeUnsupportedFileType(rule, detected));
  return contentType === 'application/pdf' || contentType === 'text/csv'
    ? { contentType, size: file.size, stream: () => file.stream() }
    : reencodePicture(ctx, upload, rule, contentType);
}

async function reencodePicture(
  ctx: Context,
  { field, file }: Upload,
  rule: FileRule,
  contentType: ImageType,
): Promise<Content> {
  const { maxWidth = Infinity, maxPixels = Infinity, encodeAs = contentType, square } = rule.picture ?? {};
  const picture = await ctx.images.reencode(() => readAllBytes(file), {
    maxWidth,
    maxPixels,
    encodeAs,
    ...(square && { square }),
  });
  if (picture === 'unreadable') throw createUploadError('unsupported_type', field, DAMAGED);
  if ('maxPixels' in picture) {
    const count = Math.floor(picture.maxPixels / 1_000_000);
    throw createUploadError('too_large', field, t('Please choose an image of at most {count} megapixels', { count }));
  }
  const { bytes } = picture;
  return { contentType: picture.contentType, size: bytes.byteLength, stream: () => Readable.from([bytes]) };
}

function createUploadError(code: ErrorCode, field: string, message: Message): DomainError {
  return new DomainError(code, message, { fields: { [field]: [message] } });
}

/** Returns a safe file name. The extension is taken from the detected type. */
function cleanFileName(sent: string, extension: string): string {
  const stem = getFileName({ name: sent }).replace(/\.\w{1,5}$/, '');
  return `${cutText(stem.trim(), 120) || 'file'}.${extension}`;
}
