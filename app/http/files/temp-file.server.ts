import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STORAGE_UNAVAILABLE_MESSAGE } from '~/domain/content/store-file.server';
import type { UploadedFile } from '~/domain/content/uploaded-file.server';
import { DomainError } from '~/domain/errors';
import { createUnreadableFormError } from './form-errors';

interface Written {
  file: fs.FileHandle | null;
  /** Number of received bytes, including the discarded ones. */
  bytes: number;
  problem: DomainError | null;
}

/**
 * Writes up to `maxBytes` to an unlinked file and discards the rest. The file disappears when it is
 * closed, even if the process is killed. Its handle is added to `open`, and the caller must close
 * it.
 */
export async function writeToTempFile(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  open: fs.FileHandle[],
): Promise<Written> {
  const result: Written = { file: null, bytes: 0, problem: null };
  try {
    for await (const chunk of chunks) {
      result.bytes += chunk.byteLength;
      if (result.problem || result.bytes > maxBytes) continue;
      try {
        result.file ??= await openUnlinkedFile(open);
        await result.file.writeFile(chunk);
      } catch (cause) {
        result.problem = new DomainError('upstream_failed', STORAGE_UNAVAILABLE_MESSAGE, { cause });
      }
    }
  } catch (cause) {
    result.problem ??= createUnreadableFormError(cause);
  }
  return result;
}

export function createUploadedFile(file: fs.FileHandle, name: string, size: number): UploadedFile {
  return { name, size, stream: () => readContent(file) };
}

/** A read stream of the file handle would close the file when the reader stops early. */
async function* readContent(file: fs.FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(64 * 1024), { position: at });
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openUnlinkedFile(open: fs.FileHandle[]): Promise<fs.FileHandle> {
  const name = path.join(os.tmpdir(), `sangha-form-${randomUUID()}`);
  const file = await fs.open(name, 'wx+', 0o600);
  open.push(file);
  await fs.rm(name);
  return file;
}
