import { DEFAULT_BRAND_NAMES, type Language, LANGUAGES, WRITING_SYSTEMS } from './languages';
import { CATALOGUES } from './catalogue';

/**
 * Messages that are never displayed, only used by search engines, link previews and screen readers.
 * Therefore they need no font.
 */
const UNDRAWN = [
  'site',
  'preview',
  'metaTitle',
  'metaDescription',
  'event',
  'portrait',
  'siteTitle',
  'siteText',
  'notFoundPage',
  'failurePage',
];

/** Messages that are never bold. A test checks the pages. */
const PLAIN = ['text', 'answer', 'points', 'story', 'intro', 'subtitle', 'failedText'];

/** Languages that are written in Devanagari. */
export const DEVANAGARI_LANGUAGES = LANGUAGES.filter((language) => WRITING_SYSTEMS[language] === 'Devanagari');

/**
 * Lists the Devanagari words that public pages in a language show in the given font weight. For the
 * bold weight (600), only the headings of the policies are included.
 */
export function listPublicDevanagariWords(weight: 400 | 600, language: Language): string[] {
  const left = weight === 400 ? UNDRAWN : [...UNDRAWN, ...PLAIN];
  const { member, policies, site } = CATALOGUES[language];
  const { notes, controls } = CATALOGUES[language].interface;
  const documents = Object.values(policies);
  const read = weight === 400 ? documents : documents.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const values = [DEFAULT_BRAND_NAMES[language], site, notes, controls, member.resources, read];
  const drawn = JSON.stringify(values, (key, value: unknown) => (left.includes(key) ? undefined : value));
  return [...new Set(drawn.match(/[\u0900-\u097f\u200c\u200d]+/g))];
}
