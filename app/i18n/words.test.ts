import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { consentWords } from './consent';
import { controlWords } from './controls';
import { countIn } from './counts';
import { languageOfPath, pathIn } from './languages';
import { noteWords } from './notes';
import { noticeWords } from './notices';
import { english as authEnglish } from './auth/en';
import { hindi as authHindi } from './auth/hi';
import { english as donationsEnglish } from './donations/en';
import { hindi as donationsHindi } from './donations/hi';
import { english as memberEnglish } from './member/en';
import { hindi as memberHindi } from './member/hi';
import { english as policiesEnglish } from './policies/en';
import { hindi as policiesHindi } from './policies/hi';
import { english as profileEnglish } from './profile/en';
import { hindi as profileHindi } from './profile/hi';
import { english as publicEnglish } from './public/en';
import { hindi as publicHindi } from './public/hi';

type Words = { readonly [key: string]: Words | string | number | null } | readonly Words[];

function* wordsIn(value: unknown, path: string): Generator<[path: string, words: string | null]> {
  if (typeof value === 'string' || value === null) yield [path, value];
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value as Words)) yield* wordsIn(inner, path ? `${path}.${key}` : key);
  }
}

const isNoWord = (path: string) => /\.(pose|icon|avatar)$/.test(path);

const sources = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(components|domain|routes|root)\b.*\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => fs.readFileSync(`app/${file}`, 'utf8'))
  .join('\n');

test('every catalogue is looked at', () => {
  const catalogues = fs
    .readdirSync('app/i18n', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/en.ts'));
  expect(catalogues.map((file) => file.split('/')[0]).sort()).toEqual([
    'auth',
    'donations',
    'member',
    'policies',
    'profile',
    'public',
  ]);
});

describe.each([
  ['public', publicEnglish, publicHindi],
  ['auth', authEnglish, authHindi],
  ['member', memberEnglish, memberHindi],
  ['donations', donationsEnglish, donationsHindi],
  ['policies', policiesEnglish, policiesHindi],
  ['profile', profileEnglish, profileHindi],
  ['consent', consentWords('en'), consentWords('hi')],
  ['controls', controlWords('en'), controlWords('hi')],
  ['notes', noteWords('en'), noteWords('hi')],
  ['notices', noticeWords('en'), noticeWords('hi')],
])('the words of %s', (_, english, hindi) => {
  test('have the same keys in both languages', () => {
    const keys = (words: unknown) => [...wordsIn(words, '')].map(([path]) => path);
    expect(keys(hindi)).toEqual(keys(english));
  });

  test('are in Devanagari where they are Hindi', () => {
    const left = [...wordsIn(hindi, '')].filter(
      ([path, words]) =>
        !isNoWord(path) && words !== null && /\p{L}/u.test(words) && !/\p{Script=Devanagari}/u.test(words),
    );
    expect(left).toEqual([]);
  });

  test('are all used', () => {
    const names = [...wordsIn(english, '')].map(
      ([path]) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '',
    );
    const unused = [...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
    expect(unused).toEqual([]);
  });
});

test.each([
  ['/', 'en', '/hi'],
  ['/hi', 'hi', '/hi'],
  ['/landing', 'en', '/hi/landing'],
  ['/hi/landing', 'hi', '/hi/landing'],
  ['/hindsight', 'en', '/hi/hindsight'],
])('%s is in %s, and in Hindi at %s', (path, language, inHindi) => {
  expect(languageOfPath(path)).toBe(language);
  expect(pathIn('hi', path)).toBe(inHindi);
  expect(pathIn('en', inHindi)).toBe(path.replace(/^\/hi(?=\/|$)/, '') || '/');
});

test.each([
  ['en', '1.24 Crore +'],
  ['hi', '1.24 करोड़ +'],
] as const)('a count that staff wrote is in %s %s', (language, count) => {
  expect(countIn(language, '1.24 Crore +')).toBe(count);
});
