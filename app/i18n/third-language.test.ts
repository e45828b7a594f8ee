import fs from 'node:fs';
import { expect, test } from 'vitest';
import { TEMPLATE_LANGUAGES } from '../../sandbox/templates.mjs';
import { RANKS } from '~/domain/members/policy';
import { formatDate, formatMonth } from '~/lib/date-text';
import { translateCount } from './counts';
import type { LabelsForOtherLanguages } from './en/cross-language';
import type { InterfaceMessages } from './en/interface';
import { ENGLISH_LANGUAGE_NAMES, type Language, getPathLanguage, LANGUAGES, DEFAULT_BRAND_NAMES } from './languages';
import type { MessageKey } from './messages/message';
import { translateRankTitle } from './titles';
import { CATALOGUES, type Catalogue } from './catalogue';

/** A partly finished Nepali translation. It has the exports that a language folder must have. */
interface Folder {
  words: Catalogue;
  labelsForOtherLanguages: LabelsForOtherLanguages;
  messages: Record<MessageKey, string>;
}

test('another language does not compile while a text is missing', () => {
  const nepali: Folder = {
    // @ts-expect-error all other messages are missing
    words: { auth: { fields: { name: 'नाम', phone: 'फोन नम्बर', password: 'पासवर्ड' } } },
    // @ts-expect-error `units` and `titles` are missing
    labelsForOtherLanguages: { offer: { text: 'यो साइट नेपालीमा पनि छ।', go: 'नेपालीमा हेर्नुहोस्' } },
    // @ts-expect-error all other server messages are missing
    messages: { 'Login successful!': 'लगइन भयो!' },
  };
  expect(nepali.labelsForOtherLanguages.offer.go).toBe('नेपालीमा हेर्नुहोस्');
});

test('nor while a single nested text is missing', () => {
  const { notFoundText, ...notes } = CATALOGUES.hi.interface.notes;
  expect(notFoundText).not.toBe('');
  // @ts-expect-error `notFoundText` is missing
  const without: InterfaceMessages = { ...CATALOGUES.hi.interface, notes };
  expect(without.notes.goHome).toBe(CATALOGUES.hi.interface.notes.goHome);
});

test('a row without its folder does not compile', () => {
  // @ts-expect-error the catalogue of another language is missing
  const withAnother: Record<Language | 'xx', Catalogue> = CATALOGUES;
  // @ts-expect-error `xx` is not a supported language
  const code: Language = 'xx';
  expect(withAnother).toBe(CATALOGUES);
  expect(getPathLanguage(`/${code}`)).toBe('en');
});

test('a language is one folder and one row of the table', () => {
  const folders = fs.readdirSync('app/i18n', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES, 'messages', 'templates'].sort());
  const imports = fs
    .readdirSync('app/i18n', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .filter(({ name }) => /from '(?:\.|~\/i18n)\/hi\//.test(fs.readFileSync(`app/i18n/${name}`, 'utf8')));
  expect(imports.map(({ name }) => name).sort()).toEqual(['catalogue.ts', 'languages.ts']);
});

test('names of ranks and counts follow the table of languages', () => {
  for (const language of LANGUAGES) {
    expect([ENGLISH_LANGUAGE_NAMES[language], DEFAULT_BRAND_NAMES[language]].every(Boolean)).toBe(true);
    if (language === 'en') continue;
    expect(RANKS.map((rank) => translateRankTitle(language, rank)).filter((title) => /[a-z]/i.test(title))).toEqual([]);
    expect(translateCount(language, '2 Lakh, 1 crore and 3 Thousand').match(/[a-z]+/gi)).toEqual(['and']);
  }
});

test('dates need no month names of ours, and the WhatsApp simulator has templates in each language', () => {
  expect(formatDate('2026-09-07', 'mr-IN')).toBe('7 सप्टेंबर 2026');
  expect(formatMonth('2026-11-01', 'mr-IN', 'long')).toBe('नोव्हेंबर 2026');
  expect(TEMPLATE_LANGUAGES).toEqual(LANGUAGES);
});

/** File that may mention Hindi: the demo class is created with a Hindi translation. */
const ALLOWED = ['domain/classes/create-open-practice.server.ts'];

test('only the catalogues compare a language by its name', () => {
  const files = fs.readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = files.filter((file) => !/^(?:i18n|db)\/|\.test\./.test(file)).map((file) => `app/${file}`);
  const asking = [...code, 'remix.config.js'].filter((file) =>
    /[=(,[] ?'hi\b|\bhi\??:|\.hi\b/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(code.length).toBeGreaterThan(300);
  expect(asking.map((file) => file.replace('app/', ''))).toEqual(ALLOWED);
});

test('typography for Devanagari applies to each language in that script', () => {
  const styles = fs.readdirSync('app/styles').filter((file) => file.endsWith('.css'));
  const rules = styles.flatMap((file) => fs.readFileSync(`app/styles/${file}`, 'utf8').match(/:lang\(.*?\)/g) ?? []);
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules)).toEqual(new Set([':lang(hi, mr, ne)']));
});
