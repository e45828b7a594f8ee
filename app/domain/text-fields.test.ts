import { describe, expect, test } from 'vitest';
import { createPersonNameField, createRequiredTextField } from './text-fields';

const name = createPersonNameField('Please enter your name', 100);

describe('a name', () => {
  test.each([
    ['Asha Sharma', 'Asha Sharma'],
    ['  Dr.  Mira\u00a0 Rao-Nair ', 'Dr. Mira Rao-Nair'],
    ['Siobhan O\u2019Neil', "Siobhan O'Neil"],
    ['लक्ष्मी राव', 'लक्ष्मी राव'],
    ['क्\u200dष', 'क्\u200dष'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['عائشة', 'عائشة'],
    ['Ravi 2', 'Ravi 2'],
    ['José', 'José'.normalize('NFC')],
  ])('%j is accepted', (typed, kept) => expect(name.parse(typed)).toBe(kept));

  test.each([
    ['\u200b', 'zero width'],
    ['As\u200bha', 'zero width within'],
    ['As\u200dha', 'a joiner between Latin letters'],
    ['\u3164', 'a Hangul filler'],
    ['As\u202eha', 'reversed within'],
    ['As\u2066ha', 'isolated within'],
    ['Asha\uffa0Rao', 'another filler'],
    ['Asha\nadmin', 'two lines'],
    ['Asha\tadmin', 'a tab'],
    ['A\u034fsha', 'a grapheme joiner'],
    ['A' + '\u0301'.repeat(9), 'a pile of marks'],
    ['<b>Asha</b>', 'markup'],
    ['Asha ✓', 'a sign'],
    ['12345', 'no letter'],
    ["'", 'no letter'],
    ['Ⓐsha', 'a letter in a circle'],
  ])('%j is refused: %s', (typed) => expect(name.safeParse(typed).success).toBe(false));
});

test.each(['', ' ', '\u200b', '\u2060 \u200d'])('the required text %j is missing', (typed) => {
  const { error } = createRequiredTextField('Enter a text', 100).safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter a text']);
});
