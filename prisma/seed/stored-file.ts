import { createHash } from 'node:crypto';
import type { FileKind } from '~/db/generated/enums';
import type { Context } from '~/domain/context';

interface NewFile {
  kind: FileKind;
  content_type: 'application/pdf' | 'image/png' | 'image/webp';
  bytes: Uint8Array;
  /** File name for downloads. */
  name: string;
  created_at: Date;
}

export type StoredFileRow = Awaited<ReturnType<typeof putFile>>;

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * Stores a file and returns its row. The storage key is a hash of the content, so a retry stores no
 * second copy.
 */
export async function putFile(ctx: Context, { kind, content_type, bytes, name, created_at }: NewFile) {
  const sha256 = Uint8Array.from(createHash('sha256').update(kind).update(bytes).digest());
  const key = `${kind}/${Buffer.from(sha256).toString('hex').slice(0, 32)}.${EXTENSIONS[content_type]}`;
  await ctx.files.put(key, bytes, content_type);
  return {
    key,
    kind,
    content_type,
    name,
    created_at,
    bytes: bytes.byteLength,
    sha256: Uint8Array.from(createHash('sha256').update(bytes).digest()),
    attached_at: created_at,
  };
}
