import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { EncodedImage, Images, PictureTask } from '~/domain/content/images';
import type { HeroPictureSize } from '~/domain/content/policy';
import { DomainError } from '~/domain/errors';
import { limitConcurrency } from '~/lib/limit-concurrency';
import { say } from '~/i18n/messages/say';

/** One picture is decoded at a time; so many more may wait, each for half a minute at most. */
const MAX_WAITING = 8;
const MAX_MS = 30_000;

const IDLE_MS = 60_000;

const BUSY = say('Many images are being uploaded just now. Please try again in a moment.');
const TOO_COSTLY = say('This image takes too long to read. Please choose a smaller one.');

/** What a decoder needs of the environment: none of our keys. */
const PASSED_ON = ['PATH', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

const QUALITY = { avif: 50, webp: 74, jpeg: 78 };

type Answer = EncodedImage | 'unreadable' | { mostPixels: number } | { difference: bigint };

/**
 * Pictures through libvips, in a program of its own: one that takes too long or too much memory ends that program and no other. It is started with the
 * first picture and ends when none came for a while. Throws rate_limited when too many wait, too_large for a picture that ended the program.
 */
export function sharpImages(): Images {
  // What we made ourselves is drawn and sized in this process, one at a time.
  const ours = limitConcurrency(1);
  sharp.cache(false);
  sharp.concurrency(1);
  let program: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  let idle: NodeJS.Timeout | undefined;

  async function inTurn(work: () => Promise<Answer>): Promise<Answer> {
    if (inside > MAX_WAITING) throw new DomainError('rate_limited', BUSY, { retryAfterSeconds: 10 });
    inside += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn.finally(() => (inside -= 1));
  }

  async function ask(task: PictureTask): Promise<Answer> {
    clearTimeout(idle);
    const child = program?.connected ? program : startProgram();
    program = child;
    try {
      return await answerOf(child, task);
    } finally {
      idle = setTimeout(() => child.connected && child.disconnect(), IDLE_MS).unref();
    }
  }

  return {
    reencode: (read, how) => inTurn(async () => ask({ bytes: await read(), how })) as ReturnType<Images['reencode']>,
    differenceHash: async (read) => {
      const answer = await inTurn(async () => ask({ bytes: await read() }));
      if (answer === 'unreadable' || !('difference' in answer)) throw new Error('no picture in these bytes');
      return answer.difference;
    },
    sized: (read, size) => ours(async () => sized(await read(), size)),
    drawn: (svg) => ours(() => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()),
  };
}

async function answerOf(child: ChildProcess, task: PictureTask): Promise<Answer> {
  const done = new AbortController();
  const patience = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
  child.ref();
  child.channel?.ref();
  try {
    const answered = once(child, 'message', done);
    const ended = once(child, 'exit', done).then(() => Promise.reject(new DomainError('too_large', TOO_COSTLY)));
    child.send(task, () => undefined);
    const [answer] = (await Promise.race([answered, ended])) as [Answer];
    return answer;
  } finally {
    clearTimeout(patience);
    done.abort();
    child.unref();
    child.channel?.unref();
  }
}

/** Beside its source it is run as TypeScript; in a build it is one of the programs. */
function startProgram(): ChildProcess {
  const here = fileURLToPath(import.meta.url);
  const isSource = path.extname(here) === '.ts';
  const program = isSource ? path.join(path.dirname(here), 'picture-program.ts') : path.resolve('build/pictures.js');
  return fork(program, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { NODE_ENV: 'production', ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function sized(bytes: Uint8Array, { width, format }: HeroPictureSize): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort: format === 'avif' ? 3 : undefined })
    .toBuffer();
}
