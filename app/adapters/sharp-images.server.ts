import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { EncodedImage, ImageProcessor, ImageTask } from '~/domain/content/images';
import { DomainError } from '~/domain/errors';
import { t } from '~/i18n/messages/message';

/**
 * Maximum number of waiting images, each for at most 30 seconds. `ownImages` are images that the
 * application creates. Each process works on one image at a time.
 */
const MAX_WAITING = { uploads: 8, ownImages: 40 };
const MAX_MS = 30_000;

/** Above this size the image process exits, to leave enough memory for the web processes. */
const MAX_RESIDENT_BYTES = 450 * 1024 * 1024;

const IDLE_MS = 60_000;

const BUSY = t('Many images are being uploaded just now. Please try again in a moment.');
const TOO_COSTLY = t('This image takes too long to read. Please choose a smaller one.');

/**
 * Environment variables that the image process receives. They do not include any of our secrets.
 */
const PASSED_ON = ['PATH', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

export type ImageProcessReply =
  EncodedImage | 'unreadable' | { maxPixels: number } | { difference: bigint } | Uint8Array;

interface Bounds {
  maxMs?: number;
  maxResidentBytes?: number;
}

/**
 * Processes images with libvips in separate processes. Throws `rate_limited` if too many images are
 * waiting, and `too_large` if an image takes too much time or memory.
 */
export function createSharpImageProcessor(bounds: Bounds = {}): ImageProcessor {
  const processUpload = createTaskRunner(MAX_WAITING.uploads, bounds);
  const processOwnImage = createTaskRunner(MAX_WAITING.ownImages, bounds);
  const runOwnTask = async (task: () => Promise<ImageTask>) => {
    const answer = await processOwnImage(task);
    if (!(answer instanceof Uint8Array)) throw new Error('one of our own images cannot be read');
    return answer;
  };
  return {
    reencode: (read, how) =>
      processUpload(async () => ({ bytes: await read(), how })) as ReturnType<ImageProcessor['reencode']>,
    differenceHash: async (read) => {
      const answer = await processUpload(async () => ({ bytes: await read() }));
      if (answer === 'unreadable' || !('difference' in answer)) throw new Error('no picture in these bytes');
      return answer.difference;
    },
    sized: (read, size) => runOwnTask(async () => ({ bytes: await read(), size })),
    drawn: (svg) => runOwnTask(async () => ({ svg })),
  };
}

function createTaskRunner(maxWaiting: number, { maxMs = MAX_MS, maxResidentBytes = MAX_RESIDENT_BYTES }: Bounds) {
  let program: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  let idle: NodeJS.Timeout | undefined;

  async function sendTask(task: ImageTask): Promise<ImageProcessReply> {
    clearTimeout(idle);
    const child = program && isRunning(program) ? program : startProgram(maxResidentBytes);
    program = child;
    try {
      return await waitForReply(child, task, maxMs);
    } finally {
      idle = setTimeout(() => child.connected && child.disconnect(), IDLE_MS).unref();
    }
  }

  /** Retries once if the process was killed, because the cause may not be this image. */
  async function sendTaskWithRetry(task: ImageTask): Promise<ImageProcessReply> {
    return sendTask(task).catch((error: unknown) => {
      if (error instanceof KilledError) return sendTask(task);
      throw error;
    });
  }

  return async (task: () => Promise<ImageTask>): Promise<ImageProcessReply> => {
    if (inside > maxWaiting) throw new DomainError('rate_limited', BUSY, { retryAfterSeconds: 10 });
    inside += 1;
    const turn = last.then(async () => sendTaskWithRetry(await task()));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } catch (error) {
      throw error instanceof KilledError ? createTooCostlyError() : error;
    } finally {
      inside -= 1;
    }
  };
}

/**
 * True if the process can take a task. `connected` is not enough, because the IPC channel can look
 * open for a moment after the process has ended.
 */
const isRunning = (child: ChildProcess) =>
  child.connected && !child.killed && child.exitCode === null && child.signalCode === null;

class KilledError extends Error {}

const createTooCostlyError = () => new DomainError('too_large', TOO_COSTLY);

async function waitForReply(child: ChildProcess, task: ImageTask, maxMs: number): Promise<ImageProcessReply> {
  const done = new AbortController();
  child.ref();
  child.channel?.ref();
  try {
    const answered = once(child, 'message', done) as Promise<[ImageProcessReply]>;
    const ended = once(child, 'exit', done).then(([, signal]): never => {
      throw signal ? new KilledError() : createTooCostlyError();
    });
    const overdue = delay(maxMs, undefined, done).then((): never => {
      child.kill('SIGKILL');
      throw createTooCostlyError();
    });
    child.send(task, () => undefined);
    const [answer] = await Promise.race([answered, ended, overdue]);
    return answer;
  } finally {
    done.abort();
    child.unref();
    child.channel?.unref();
  }
}

/**
 * Starts the image process, from the TypeScript source during development and from the built
 * program in production.
 */
function startProgram(maxResidentBytes: number): ChildProcess {
  const here = fileURLToPath(import.meta.url);
  const isSource = path.extname(here) === '.ts';
  const program = isSource ? path.join(path.dirname(here), 'picture-program.ts') : path.resolve('build/pictures.js');
  return fork(program, [String(maxResidentBytes)], {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { NODE_ENV: 'production', ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
