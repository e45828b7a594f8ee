import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { listRepositoryFiles } from '../setup/repository-files';

/** CHANGELOG.md also names removed commands, and tests also contain invalid names. */
const EXCLUDED = /^(?:tests\/|CHANGELOG\.md$|package-lock\.json$)/;
const files = listRepositoryFiles()
  .filter((file) => !EXCLUDED.test(file))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

/** Files that production runs, and documents for its operators. */
const PRODUCTION = /^(?:deploy|docs\/operations)\/|^(?:Dockerfile|compose\.yaml)$/;

interface Mention {
  file: string;
  name: string;
}

/** Returns all names that the first group of a pattern matches in the files. */
function findMentions(...patterns: RegExp[]): Mention[] {
  return files.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => ({ file, name }))),
  );
}

function listUnknown(mentions: Mention[], isKnown: (name: string) => boolean): string[] {
  const unknown = mentions.filter(({ name }) => !isKnown(name));
  return [...new Set(unknown.map(({ file, name }) => `${file}: ${name}`))];
}

function findNames(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

describe('the command sangha', () => {
  const script = 'deploy/systemd/sangha';
  const commands = findNames(fs.readFileSync(script, 'utf8'), /^ {2}([a-z][\w:|-]*)\)/gm).flatMap((names) =>
    names.split('|'),
  );

  test('has every subcommand that a file names', () => {
    const mentions = findMentions(
      /(?<![\w/.@=-])sangha\s+([a-z]+:[\w-]+)/g,
      // At the start of a command "sangha" is the program, not a user or a database.
      /(?:^ *|`|# |\bsudo )sangha ([a-z][\w:-]*)/gm,
    );
    expect(mentions.length).toBeGreaterThan(10);
    expect(listUnknown(mentions, (name) => commands.includes(name))).toEqual([]);
  });

  test('prints all its subcommands if the subcommand is missing', () => {
    const { status, stderr } = spawnSync('sh', [script], { encoding: 'utf8' });
    expect(status).toBe(64);
    expect(/^Usage: sangha (\S+)/.exec(stderr)?.[1]?.split('|').sort()).toEqual([...commands].sort());
  });
});

describe('the build', () => {
  const [demo = [], production = []] = findNames(
    fs.readFileSync('esbuild.config.mjs', 'utf8'),
    /(?:const demo =|entryPoints:) \{([^}]+)\}/g,
  ).map((entries) => findNames(entries, /^ +'?([\w-]+)'?: '/gm).map((name) => `build/${name}.js`));
  // The Remix build creates this file.
  production.push('build/server/index.js');
  const mentions = findMentions(/(?<![\w/-])(build\/[\w/-]+\.js)\b/g);

  test('creates every program that a file names', () => {
    expect(mentions.length).toBeGreaterThan(40);
    expect(listUnknown(mentions, (name) => [...demo, ...production].includes(name))).toEqual([]);
  });

  test('creates every program that production uses, even without the demo', () => {
    const used = mentions.filter(({ file }) => PRODUCTION.test(file));
    const starting = ['Dockerfile', 'compose.yaml', 'deploy/systemd/sangha', 'deploy/backup/sangha-restore'];
    const units = ['migrate', 'web@', 'worker@'].map((name) => `deploy/systemd/sangha-${name}.service`);
    expect(used.map(({ file }) => file)).toEqual(expect.arrayContaining([...starting, ...units]));
    expect(listUnknown(used, (name) => production.includes(name))).toEqual([]);
  });
});

test('package.json has every script that a file names', () => {
  const mentions = findMentions(
    /\bnpm\s+run\s+(?:--?[\w-]+(?:=\S+)?\s+)*([a-z][\w:-]*)/g,
    // Scripts that npm also runs without the word "run".
    /\bnpm\s+(start|stop|restart|test)\b/g,
  );
  expect(mentions.length).toBeGreaterThan(100);
  expect(listUnknown(mentions, (name) => name in packageJson.scripts)).toEqual([]);
});

test('every file of the repository that a command, a unit or compose.yaml uses exists', () => {
  const mentions = findMentions(
    /\b(?:node|run\.mjs|sh|tsx) ((?:app|deploy|prisma|sandbox|tests|worker)\/[\w./-]+\.\w+)/g,
    /\/opt\/sangha\/current\/(deploy\/[\w./@-]*\w)/g,
    /^ +- \.\/([\w./-]+):/gm,
  );
  expect(mentions.length).toBeGreaterThan(15);
  expect(listUnknown(mentions, fs.existsSync)).toEqual([]);
});
