import { createHash } from 'node:crypto';

/** An uploaded file. Its name, size and type come from the client and must not be trusted. */
export interface UploadedFile {
  name: string;
  size: number;
  /** Every call reads the file from the beginning. */
  stream(): AsyncIterable<Uint8Array>;
}

/** Returns the name of a file without control characters and without the path of some browsers. */
export function getFileName({ name }: Pick<UploadedFile, 'name'>): string {
  return (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim();
}

/**
 * Reads a whole file into a buffer of its known size. Collecting chunks and joining them would take
 * twice the memory.
 */
export async function readAllBytes({ size, stream }: Pick<UploadedFile, 'size' | 'stream'>): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of stream()) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Reads as many bytes as are needed to detect the file type. */
export async function readFirstBytes({ stream }: Pick<UploadedFile, 'stream'>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream()) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= 4100) break;
  }
  return Buffer.concat(chunks);
}

export async function hashFile({ stream }: Pick<UploadedFile, 'stream'>): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256');
  for await (const chunk of stream()) hash.update(chunk);
  return Uint8Array.from(hash.digest());
}
