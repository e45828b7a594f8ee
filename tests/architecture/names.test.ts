import fs from 'node:fs';
import { expect, test } from 'vitest';
import { listRepositoryFiles } from '../setup/repository-files';

/** Names of other programs, and placeholders for names. */
const OUTSIDE = new Set([
  'Response.json',
  'max_prepared_statements',
  'node_memory_MemAvailable_bytes',
  'pg_wal',
  'findX',
  'listX',
  'nouns.server.ts',
  'theCommand.permissions',
  'verb-noun.server.ts',
]);

const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
const FENCED = /^```[^]*?^```/gm;

const files = listRepositoryFiles().filter((file) => !/\.(?:png|woff2|ico)$|package-lock\.json$/.test(file));
const read = (file: string) => fs.readFileSync(file, 'utf8');
const listWords = (text: string) => text.match(/[\p{L}\w$]+/gu) ?? [];

/** All words of the product's code and configuration, without comments. */
const words = new Set(
  files
    .filter((file) => !/\.md$|^tests\/|\.test\.|^(?:LICENSE|NOTICE)$/.test(file))
    .flatMap((file) => listWords(/\.(?:tsx?|mjs|js)$/.test(file) ? read(file).replace(COMMENT, '') : read(file))),
);
const testWords = new Set(
  files.filter((file) => /^tests\/|\.test\./.test(file)).flatMap((file) => listWords(read(file))),
);
const paths = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
const baseNames = new Set(files.flatMap((file) => file.split('/')));

interface Text {
  file: string;
  text: string;
  /** Words that are known only here: those of the code blocks of a document. */
  own: ReadonlySet<string>;
}

const texts = files.flatMap((file): Text[] => {
  if (/^(?:docs\/(?!upstream\/).*|README|CONTRIBUTING|STYLE)\.md$/.test(file)) {
    const own = new Set([...testWords, ...listWords(read(file).match(FENCED)?.join('\n') ?? '')]);
    return [{ file, text: read(file).replace(FENCED, ''), own }];
  }
  if (!/^(?:app|worker|sandbox|prisma)\/.*(?<!\.test)\.(?:tsx?|mjs)$/.test(file)) return [];
  return [{ file, text: read(file).match(COMMENT)?.join('\n') ?? '', own: new Set() }];
});

/** Checks paths, names of files, and identifiers such as `ctx.enqueue`. Any other text passes. */
function isKnown(name: string, own: ReadonlySet<string>): boolean {
  if (OUTSIDE.has(name) || baseNames.has(name)) return true;
  if (/^(?:app|docs|tests|deploy|prisma|sandbox|worker)\/[\w.@[\]$/-]+$/.test(name))
    return paths.has(name.replace(/\/$/, ''));
  if (/^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md|sh|yml|json)$/.test(name)) return baseNames.has(name);
  if (!/^[\w$]+(?:\.[\w$]+)*(?:\(\))?$/.test(name)) return true;
  return listWords(name).every((word) => words.has(word) || own.has(word));
}

test('names in backticks in comments and documents exist in the repository', () => {
  const named = texts.flatMap(({ file, text, own }) =>
    Array.from(text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g), ([, name = '']) => ({ file, name, own })),
  );
  expect(named.length).toBeGreaterThan(1_000);
  const unknown = named.filter(({ name, own }) => !isKnown(name, own)).map(({ file, name }) => `${file}: ${name}`);
  expect([...new Set(unknown)]).toEqual([]);
});

test('a batch is only the time of a class, and rows are read in chunks', () => {
  const code = files.filter((file) => /^(?:app|sandbox|tests|worker)\/.*\.(?:tsx?|mjs)$/.test(file));
  const names = code.flatMap((file) => listWords(read(file)).map((name) => ({ file, name })));
  const wrong = names.filter(({ name }) => /batch(?:e[dr]|ing|_?size)|in_?batch/i.test(name));
  // DataLoader has an option of this name.
  expect(wrong.filter(({ name }) => name !== 'maxBatchSize')).toEqual([]);
});
