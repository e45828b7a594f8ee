import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isAlive } from '../../../sandbox/postgres/process-lock.mjs';

/**
 * Script that starts the image decoder, prints its process id, and is killed a few milliseconds
 * later.
 */
const STARTER = `
  const { pid } = require('node:child_process').fork('build/pictures.js', ['1000000000'], { stdio: 'ignore' });
  process.stdout.write(String(pid));
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[1]));`;

test.each([20, 100, 400])(
  'an image process ends after its web process, killed %i ms after it started it',
  async (ms) => {
    const starter = spawn(process.execPath, ['-e', STARTER, String(ms)], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(await text(starter.stdout));
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);
