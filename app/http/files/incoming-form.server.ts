import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STORAGE_REFUSES } from '~/domain/content/store-file.server';
import { DomainError } from '~/domain/errors';
import { limitConcurrency } from '~/lib/limit-concurrency';

type Bytes = Uint8Array<ArrayBuffer>;

interface Limits {
  /** More than these are not taken. */
  maxBytes: number;
  boundary: string;
}

/** What is left of a form that the disk does not take, or whose sender goes away: room for what is typed before its files. */
export const BEGINNING_BYTES = 64 * 1024;

const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** The forms that are in memory. Whoever sends slowly is not among them: a form that still comes in is on the disk. */
const inTurns = limitConcurrency(1);

/**
 * Receives a form on the disk and hands its bytes to `take`, in whose time alone they are in memory: nothing may keep them. With a problem, the
 * bytes are those that were allowed of a form that is too large, or the beginning of one that could not be received.
 */
export async function withForm<Result>(
  body: ReadableStream<Uint8Array>,
  limits: Limits,
  take: (bytes: Bytes, problem: DomainError | null) => Promise<Result>,
): Promise<Result> {
  const form = bounded(body, limits);
  const file = await namelessFile();
  try {
    const unread = await written(file, form);
    return await inTurns(async () => {
      const bytes = unread || file instanceof DomainError ? form.beginning() : await contentOf(file);
      const problem = form.wasCut() ? new DomainError('too_large', 'The form is too large.') : null;
      try {
        return await take(bytes, unread ?? problem);
      } finally {
        giveBack(bytes);
      }
    });
  } finally {
    if (!(file instanceof DomainError)) await file.close();
  }
}

/** The refusal of a form that is broken. */
export function unreadable(cause: unknown): DomainError {
  return new DomainError('invalid', 'The form could not be read. Please try again.', { cause });
}

function refusedByDisk(cause: unknown): DomainError {
  return new DomainError('upstream_failed', STORAGE_REFUSES, { cause });
}

/** A file that is gone with its last reader, so that a process that is killed leaves none behind; or what kept it from being made. */
async function namelessFile(): Promise<fs.FileHandle | DomainError> {
  const name = path.join(os.tmpdir(), `sangha-form-${randomUUID()}`);
  try {
    const file = await fs.open(name, 'wx+', 0o600);
    await fs.rm(name);
    return file;
  } catch (cause) {
    return refusedByDisk(cause);
  }
}

/** Writes a form down as it comes in; what kept it from that, if anything. */
async function written(
  file: fs.FileHandle | DomainError,
  { chunks, hasBegun }: Pick<ReturnType<typeof bounded>, 'chunks' | 'hasBegun'>,
): Promise<DomainError | null> {
  try {
    if (!(file instanceof DomainError)) await fs.writeFile(file, chunks);
    else while (!hasBegun() && !(await chunks.next()).done);
    return file instanceof DomainError ? file : null;
  } catch (cause) {
    const diskRefused = cause instanceof Error && 'syscall' in cause;
    return diskRefused ? refusedByDisk(cause) : unreadable(cause);
  } finally {
    await chunks.return(undefined);
  }
}

async function contentOf(file: fs.FileHandle): Promise<Bytes> {
  const bytes = new Uint8Array((await file.stat()).size);
  for (let at = 0, read = 1; read > 0; at += read)
    ({ bytesRead: read } = await file.read(bytes, at, bytes.length - at, at));
  return bytes;
}

/** Frees memory now: the garbage collector would let several forms of 20 MB pile up first. A port that is closed drops what it is given. */
function giveBack({ buffer }: Bytes): void {
  const { port1: closed } = new MessageChannel();
  closed.close();
  closed.postMessage(null, [buffer]);
}

/**
 * So many bytes of a form, then the line that closes one. What is not taken is read and dropped rather than refused: a browser that is cut off
 * while it sends shows an error of its own in place of our answer.
 */
function bounded(source: ReadableStream<Uint8Array>, { maxBytes, boundary }: Limits) {
  const beginning: Uint8Array[] = [];
  let left = maxBytes;
  const hasBegun = () => maxBytes - left >= BEGINNING_BYTES;
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    const reader = source.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const chunk = part.value.subarray(0, left);
        if (!hasBegun()) beginning.push(chunk);
        left -= part.value.byteLength;
        yield chunk;
        if (left >= 0) continue;
        yield new TextEncoder().encode(`\r\n--${boundary}--\r\n`);
        return;
      }
    } finally {
      void drain(reader).catch(() => undefined);
    }
  };
  return {
    chunks: chunks(),
    hasBegun,
    beginning: () => Uint8Array.from(Buffer.concat(beginning)),
    wasCut: () => left < 0,
  };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_DRAINED_BYTES) return reader.cancel();
  }
}
