import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each text that the specifications quote under these headings is one that somebody is told. */
const HEADINGS = /^## (?:Screens|Texts.*|Validation)$/;

/** What stands for a family of texts and is said by none as it is. */
const FAMILIES = new Set(['Failed to fetch/update/upload/delete ... Please try again.']);

const QUOTED = /"([^"]+)"|(?<![\w"])'((?:[^']|(?<=\w)'(?=\w))+)'/g;

function quotedIn(file: string): string[] {
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const told = sections.filter((section) => HEADINGS.test(section.split('\n', 1)[0] ?? ''));
  const texts = [...told.join('\n').replaceAll(/\s+/g, ' ').matchAll(QUOTED)].map(
    ([, double, single]) => double ?? single,
  );
  return texts.filter((text) => text !== undefined && !FAMILIES.has(text)) as string[];
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const sources = execFileSync('git', ['ls-files', 'app/*.ts', 'app/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|components\/gallery\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')).replaceAll(/\s+/g, ' ') }));
const isTable = ({ file }: { file: string }) => file.startsWith('app/i18n/');
const speakers = sources.filter((source) => !isTable(source));
const tables = sources.filter((source) => isTable(source) && !source.file.startsWith('app/i18n/hi/'));

const escaped = (text: string) =>
  text.replaceAll(/[.*+?^$()[\]|\\/]/g, String.raw`\$&`).replaceAll("'", String.raw`\\?'`);

/** A text as code says it, its blanks filled somehow. */
const asSaid = (text: string) => escaped(text).replaceAll(/\{[^}]*\}/g, String.raw`[^'"\`]+`);

/** Whether code says a text itself, or by the key under which a table of words has it. */
function isSaid(text: string): boolean {
  const said = new RegExp(asSaid(text));
  if (speakers.some((source) => said.test(source.text))) return true;
  const keyed = new RegExp(String.raw`(\w+): ['"\`]${asSaid(text)}['"\`]`, 'g');
  const keys = tables.flatMap((source) => [...source.text.matchAll(keyed)].map(([, key]) => key ?? ''));
  return keys.some((key) => speakers.some((source) => new RegExp(String.raw`\b${key}\b`).test(source.text)));
}

const texts = ['members', 'back-office'].flatMap((name) => quotedIn(`docs/specification/${name}.md`));

test('the specifications quote texts', () => expect(texts.length).toBeGreaterThan(80));

test.each([...new Set(texts)])('%j is said', (text) => expect(isSaid(text)).toBe(true));

test('a text that nobody says is found out', () => expect(isSaid('Failed to please everybody.')).toBe(false));
