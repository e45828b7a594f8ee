import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

const LINK = /\b((?:docs\/[\w/-]+|README|STYLE)\.md)#([\w-]+)/g;

function listAnchors(page: string): Set<string> {
  const headings = fs.readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/ /g, '-'),
    ),
  );
}

const files = execFileSync('git', ['ls-files', 'app', 'worker', 'prisma', 'sandbox', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && fs.existsSync(file) && !file.endsWith('comments.test.ts'));

test('the source that a comment names is a heading of our documents', () => {
  const sources = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/Source:([^\n]*)/g)].map(([, named = '']) => ({ file, named })),
  );
  expect(sources.length).toBeGreaterThan(60);
  const broken = sources.filter(({ named }) => {
    const links = [...named.matchAll(LINK)];
    return links.length === 0 || links.some(([, page = '', anchor = '']) => !listAnchors(page).has(anchor));
  });
  expect(broken).toEqual([]);
});

test('comment lines have at most a hundred columns', () => {
  const long = files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.length > 100 && /^\s*(?:\/\/|\{?\/\*|\* )/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(long).toEqual([]);
});
