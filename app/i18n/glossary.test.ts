import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hindi as demo } from '../../prisma/seed/content-hi';
import { TEMPLATES } from '../../sandbox/templates.mjs';
import { serverMessages } from './hi/messages';
import { LABELS_FOR_OTHER_LANGUAGES } from './languages';
import { CATALOGUES } from './catalogue';

/** All Hindi texts of the product and of the demo data. */
const HINDI_TEXTS = textsIn([CATALOGUES.hi, LABELS_FOR_OTHER_LANGUAGES.hi, serverMessages, TEMPLATES.hi, demo]).filter(
  (text) => /[\u0900-\u097f]/.test(text),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the texts that contain one of the given words as a whole word. */
function textsWith(words: readonly string[]): string[] {
  const some = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'u');
  return HINDI_TEXTS.filter((text) => some.test(text));
}

/**
 * Words that the glossary forbids. An entry with a note in brackets is forbidden only in one
 * meaning, so it is not checked.
 */
const avoided = fs
  .readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => line.split('|')[4]?.split(',') ?? [])
  .map((term) => term.trim())
  .filter((term) => /^[\u0900-\u097f ]+$/.test(term));

describe('the Hindi', () => {
  test('says none of what the glossary avoids', () => {
    expect(HINDI_TEXTS.length).toBeGreaterThan(800);
    expect(avoided.length).toBeGreaterThan(25);
    expect(textsWith(avoided)).toEqual([]);
  });

  test('says आप, in sentences of ours; a granddaughter may say otherwise', () => {
    const familiar = ['तू', 'तुम', 'तुम्हें', 'तुझे', 'तेर[ाीे]', 'तुम्हार[ाीे]', 'करो', 'आओ', 'जाओ', 'चलो', 'देखो', 'लिखो'];
    expect(textsWith(familiar)).toEqual([CATALOGUES.hi.site.testimonials.people[0].quote]);
  });

  test('keeps the dots of borrowed sounds, and writes numbers in one way', () => {
    const undotted = [
      'बाकी',
      'तरीक[ाे]',
      'कानून',
      'फोन',
      'गलत',
      'ज्यादा',
      'सिर्फ',
      'हफ्त[ाे]',
      'खाली',
      'साइज',
      'फाइल',
      'ताकत',
    ];
    expect(textsWith(undotted)).toEqual([]);
    expect(HINDI_TEXTS.filter((text) => /[\u0966-\u096f]/.test(text))).toEqual([]);
  });
});
