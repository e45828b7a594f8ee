import { createHash } from 'node:crypto';

/** What a file says of itself is not believed. */
export interface UploadedFile {
  name: string;
  size: number;
  /** Its bytes from the start, at each call. */
  stream(): AsyncIterable<Uint8Array>;
}

/** All of a file, put where it is to be: joining pieces would take its size once more. */
export async function bytesOf({ size, stream }: Pick<UploadedFile, 'size' | 'stream'>): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of stream()) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** As much of a file as tells what it is. */
export async function beginningOf({ stream }: Pick<UploadedFile, 'stream'>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream()) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= 4100) break;
  }
  return Buffer.concat(chunks);
}

export async function digest({ stream }: Pick<UploadedFile, 'stream'>): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256');
  for await (const chunk of stream()) hash.update(chunk);
  return Uint8Array.from(hash.digest());
}
