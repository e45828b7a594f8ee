import fs from 'node:fs';
import { createRequire } from 'node:module';
import { matchRoutes } from '@remix-run/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadServerBuild } from '../setup/server-build';

type Match = typeof matchRoutes;
type Table = Parameters<Match>[0];

// The browser build of the same version of the router. It does not contain our patch.
const framework = createRequire(import.meta.url)('@remix-run/router/dist/router.umd.js') as { matchRoutes: Match };

const { routes } = await loadServerBuild();

function buildTable(parentId?: string): Table {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index, ...(path && { path }) } : { id, ...(path && { path }), children: buildTable(id) },
    );
}

// Both matchers log a warning for a path that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const table = buildTable();

function findRoute(match: Match, path: string) {
  return match(table, path)?.map(({ route, ...rest }) => ({ ...rest, id: route.id }));
}

const patterns = Object.values(routes).map(({ id, path }) => {
  const parents = [path];
  for (let at = routes[id]?.parentId; at; at = routes[at]?.parentId) parents.unshift(routes[at]?.path);
  return `/${parents.filter(Boolean).join('/')}`;
});

const odd = [
  '',
  ' ',
  '.',
  '..',
  '*',
  ':id',
  'a?',
  '%',
  '%zz',
  '%20',
  '%2F',
  '%61pi',
  'é',
  'K',
  'ſ',
  '\u0130',
  'x.data',
];
const value = fc.oneof(
  fc.constantFrom('7', 'new', 'hi', 'api', 'admin', ...odd),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

/** Generates spellings of a path segment that some servers treat as equal. */
const spelling = (segment: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(segment) },
    fc.constant(segment.toUpperCase()),
    fc.constant([...segment].map((letter) => `%${letter.codePointAt(0)?.toString(16)}`).join('')),
    fc.constantFrom(`${segment}/`, `/${segment}`, `${segment}.data`, `${segment}%2F`, `${segment}?`),
    value,
  );

const path = (pattern: string) =>
  fc
    .tuple(
      ...pattern.split('/').map((segment) => {
        if (segment.startsWith(':')) return value;
        if (segment === '*') return fc.array(value).map((parts) => parts.join('/'));
        return segment.endsWith('?') ? fc.option(spelling(segment.slice(0, -1)), { nil: '' }) : spelling(segment);
      }),
      fc.constantFrom('', '', '', '/', '//', '/x', '/7/x'),
    )
    .map((parts) => `${parts.slice(0, -1).join('/')}${parts.at(-1)}`);

test.each(patterns)('%s is matched as the framework matches it, in every spelling', (pattern) => {
  fc.assert(
    fc.property(path(pattern), (url) => {
      expect(findRoute(matchRoutes, url)).toEqual(findRoute(framework.matchRoutes, url));
    }),
    { numRuns: 50 },
  );
});

test('a table is parsed once', () => {
  let reads = 0;
  const route = {
    id: 'one',
    get path() {
      reads += 1;
      return 'one';
    },
  };
  const counted = [route];
  matchRoutes(counted, '/one');
  const first = reads;
  expect(first).toBeGreaterThan(0);
  for (let times = 0; times < 10; times += 1) expect(matchRoutes(counted, '/one')).toHaveLength(1);
  expect(reads).toBe(first);
});

test.each(fs.readdirSync('patches').filter((file) => file.endsWith('.patch')))(
  '%s is from the installed version and part of it',
  (file) => {
    const [name = '', version = ''] = file
      .replace(/\.patch$/, '')
      .replace(/\+(?=.*\+)/, '/')
      .split('+');
    const readInstalled = (path: string) => fs.readFileSync(`node_modules/${name}/${path}`, 'utf8');
    expect((JSON.parse(readInstalled('package.json')) as { version: string }).version).toBe(version);
    const files = fs
      .readFileSync(`patches/${file}`, 'utf8')
      .split(/^diff --git /m)
      .slice(1);
    expect(files.length).toBeGreaterThan(0);
    for (const changes of files) {
      const changed = /^\+\+\+ b\/node_modules\/(.+)$/m.exec(changes)?.[1]?.slice(name.length + 1) ?? '';
      const added = [...changes.matchAll(/^\+(?!\+\+ )(.+)$/gm)].map(([, line = '']) => line);
      expect(added.length).toBeGreaterThan(0);
      for (const line of added) expect(readInstalled(changed)).toContain(line);
    }
  },
);
