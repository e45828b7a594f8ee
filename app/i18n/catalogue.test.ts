import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translateCount } from './counts';
import { LABELS_FOR_OTHER_LANGUAGES, getPathLanguage, localizePath } from './languages';
import { CATALOGUES } from './catalogue';

type Words = { readonly [key: string]: Words | string | number | null } | readonly Words[];

function* listTexts(value: unknown, path: string): Generator<[path: string, words: string | null]> {
  if (typeof value === 'string' || value === null) yield [path, value];
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value as Words)) yield* listTexts(inner, path ? `${path}.${key}` : key);
  }
}

const isNoText = (path: string) => /(?:^|\.)(?:pose|icon|avatar|file)$/.test(path);

const sources = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(components|domain|http|routes|root)\b.*\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => fs.readFileSync(`app/${file}`, 'utf8'))
  .join('\n');

const ENGLISH = { ...CATALOGUES.en, ...LABELS_FOR_OTHER_LANGUAGES.en };
const HINDI = { ...CATALOGUES.hi, ...LABELS_FOR_OTHER_LANGUAGES.hi };
const PARTS = Object.keys(ENGLISH) as (keyof typeof ENGLISH)[];

/** Message keys that code builds at run time, so a search in the source does not find them. */
const BY_OTHER_NAMES = ['instructions', 'titles', 'units'];

test('every part of a folder is in its catalogue', () => {
  const said = Object.keys(CATALOGUES.en).length + ['beside', 'browser-catalogue', 'words'].length;
  expect(fs.readdirSync('app/i18n/en')).toHaveLength(said);
});

describe.each(PARTS.map((part) => [part, ENGLISH[part], HINDI[part]] as const))(
  'the texts of %s',
  (part, english, hindi) => {
    test('have the same keys in both languages', () => {
      const listKeys = (words: unknown) => [...listTexts(words, '')].map(([path]) => path);
      expect(listKeys(hindi)).toEqual(listKeys(english));
    });

    test('are in Devanagari in Hindi', () => {
      const left = [...listTexts(hindi, '')].filter(
        ([path, words]) =>
          !isNoText(path) &&
          words !== null &&
          /\p{L}/u.test(words.replaceAll(/\{\w+\}/g, '')) &&
          !/\p{Script=Devanagari}/u.test(words),
      );
      expect(left).toEqual([]);
    });

    test('are all used', () => {
      const names = [...listTexts(english, '')].map(
        ([path]) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '',
      );
      const unused = [...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
      if (!BY_OTHER_NAMES.includes(part)) expect(unused).toEqual([]);
    });
  },
);

test.each([
  ['/', 'en', '/hi'],
  ['/hi', 'hi', '/hi'],
  ['/landing', 'en', '/hi/landing'],
  ['/hi/landing', 'hi', '/hi/landing'],
  ['/hindsight', 'en', '/hi/hindsight'],
])('%s is in %s, and in Hindi at %s', (path, language, inHindi) => {
  expect(getPathLanguage(path)).toBe(language);
  expect(localizePath('hi', path)).toBe(inHindi);
  expect(localizePath('en', inHindi)).toBe(path.replace(/^\/hi(?=\/|$)/, '') || '/');
});

test.each([
  ['en', '1.24 Crore +'],
  ['hi', '1.24 करोड़ +'],
] as const)('a count that staff wrote is in %s %s', (language, count) => {
  expect(translateCount(language, '1.24 Crore +')).toBe(count);
});
