import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environmentNames, parseEnvironment } from '~/config/env.server';
import { testEnvironment } from '../setup/environment';

const units = fs.readdirSync('deploy/systemd').map((name) => path.join('deploy/systemd', name));

/** What the images and the topology itself read, beside the application's own environment. */
const OTHERS = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'PROXY_PORT', 'SITE_ADDRESS', 'HEALTH_URL'];

const read = (file: string) => fs.readFileSync(file, 'utf8');

function namesIn(text: string, ...shapes: RegExp[]): string[] {
  return shapes.flatMap((shape) => Array.from(text.matchAll(shape), ([, name = '']) => name));
}

/** What a production file names that a release must have: programs that the build makes, and files that are mounted or copied. */
const programs = namesIn(read('esbuild.config.mjs'), /^ +'?([\w-]+)'?: '\w.+\.ts',$/gm).map(
  (name) => `build/${name}.js`,
);

test.each([
  ['compose.yaml', [/^ {6}([A-Z][A-Z0-9_]+):/gm, /^ {2}([A-Z][A-Z0-9_]+):/gm, /\$\{([A-Z0-9_]+)/g]],
  ['Dockerfile', [/^ENV ([A-Z0-9_]+)=/gm]],
  ...units.map((unit) => [unit, [/^Environment=([A-Z0-9_]+)=/gm]] as [string, RegExp[]]),
] as [string, RegExp[]][])('%s sets only variables that are known', (file, shapes) => {
  const named = namesIn(read(file), ...shapes);
  expect(named).toContain('NODE_ENV');
  expect(named.filter((name) => ![...environmentNames, ...OTHERS].includes(name))).toEqual([]);
});

test.each(['compose.yaml', 'Dockerfile', ...units])('%s starts programs that the build makes', (file) => {
  const started = namesIn(read(file), /(build\/[\w-]+\.js)/g);
  expect(started.length).toBeGreaterThan(0);
  expect(programs).toEqual(expect.arrayContaining(started));
});

test('the image has what it copies, and what it copies is sent to the builder', () => {
  const sent = namesIn(read('.dockerignore'), /^!(.+)$/gm);
  for (const name of sent) expect(fs.existsSync(name), name).toBe(true);
  expect(sent).toEqual(
    expect.arrayContaining(['app', 'worker', 'prisma', 'public', 'package.json', 'package-lock.json']),
  );
  expect(read('.dockerignore').split('\n')[0]).toBe('*');
});

test('whoever stops a process leaves it longer than it takes to drain', () => {
  const drain = (file: string) =>
    Number(namesIn(read(file), /^const DRAIN_MS = ([\d_]+);$/gm)[0]?.replace('_', '')) / 1000;
  const patience = (file: string, shape: RegExp) => Number(namesIn(read(file), shape)[0]);
  const notice = parseEnvironment(testEnvironment('postgresql://host/db', 'http://host')).web.drainNoticeSeconds;
  const [web, worker] = [drain('app/http/drain.server.ts') + notice, drain('worker/index.ts')];
  expect(patience('compose.yaml', /stop_grace_period: (\d+)s/g)).toBeGreaterThan(Math.max(web, worker));
  expect(patience('deploy/systemd/sangha-web@.service', /^TimeoutStopSec=(\d+)$/gm)).toBeGreaterThan(web);
  expect(patience('deploy/systemd/sangha-worker@.service', /^TimeoutStopSec=(\d+)$/gm)).toBeGreaterThan(worker);
});
