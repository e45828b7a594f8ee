import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_CONTACT, DEMO_MEMBER_COUNT, DEMO_SITE, DEMO_TESTIMONIALS } from '../../prisma/seed/site';

/**
 * Patterns for short or common claims, with the characters that distinguish them from other words.
 */
const CLAIMS = [
  DEMO_MEMBER_COUNT,
  '1000+ ',
  '22 years',
  'wenty-two years',
  'housands of',
  'हज़ारों',
  'six batches',
  'Delhi',
  'दिल्ली',
];

/** Names, numbers and claims of the demo organisation, which only the demo seed may contain. */
const WORDS = [
  ...CLAIMS,
  ...[DEMO_SITE, ...Object.values(DEMO_SITE.translations)].flatMap(
    ({ founder_name, founder_quote, press, figures, copyright }) => [
      founder_name,
      founder_name.split(' ')[0] ?? founder_name,
      founder_quote,
      copyright,
      ...press.split('\n'),
      ...figures.split('\n').map((line) => line.split('|')[1]?.trim() ?? line),
    ],
  ),
  ...DEMO_TESTIMONIALS.flatMap(({ name, quote, translations }) => [
    name,
    quote,
    ...Object.values(translations).map((translated) => translated.name),
  ]),
  ...Object.values(DEMO_CONTACT).flatMap((text) => text.split('\n')),
];

/** The name of the product, which a site uses until its staff have saved another name. */
const PRODUCT = /\bSangha\b|संघ(?![\u0900-\u097f])/;

/**
 * Files in which the name of the product is allowed: the default name, technical identifiers, and
 * comments for developers.
 */
const NAMES_PRODUCT = ['app/i18n/languages.ts', 'app/lib/ics.ts', 'app/styles/tokens.css'];

const files = execFileSync('git', ['ls-files', 'app', 'public'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|css|svg|html|js)$/.test(file) && !/\.test\.tsx?$/.test(file) && fs.existsSync(file));

test('no name, number or claim of the demo is in the code: it belongs to prisma/seed', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return WORDS.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test("no text of the code contains the product's name instead of the organisation's", () => {
  const found = files.filter((file) => {
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    return lines.some((line) => PRODUCT.test(line) && !/^\s*(?:\*|\/\*\*?|\/\/)/.test(line));
  });
  expect(found.filter((file) => !NAMES_PRODUCT.includes(file))).toEqual([]);
});
