import { expect, test } from 'vitest';
import { createTextOutliner } from './text-outlines.server';

const outline = await createTextOutliner();

/** Returns the x positions of the letters of a text, from left to right. */
const listPositions = (text: string) =>
  (outline(text, 'display', 100)?.paths ?? []).map(({ transform }) =>
    Number(/translate\(([-.\d]+)/.exec(transform)?.[1]),
  );

test('draws letters one after the other, in both scripts and mixed', () => {
  for (const text of ['Sangha', 'सुबह', '14 सुबहें']) {
    const found = listPositions(text);
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.at(-1)).toBeGreaterThan(50);
  }
});

test('joins a conjunct into one shape', () => {
  expect(listPositions('क्ष')).toHaveLength(1);
});

test('has the requested size', () => {
  const [small = 0, large = 0] = [40, 120].map((size) => {
    const last = outline('mornings', 'text', size)?.paths.at(-1)?.transform ?? '';
    return Number(/scale\(([.\d]+)/.exec(last)?.[1]);
  });
  expect(large / small).toBeCloseTo(3);
});

test('reports the width of a text', () => {
  const [one = 0, three = 0] = ['म', 'ममम'].map((text) => outline(text, 'text', 40)?.width);
  expect(three).toBeCloseTo(3 * one);
});

const NAMES = {
  Bengali: ['আশা সেন', 'শ্রেয়া চক্রবর্তী', 'র\u200d্যাচেল'],
  Devanagari: ['मीनाक्षी सुंदरम'],
  Gujarati: ['કૃષ્ણા પટેલ'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਕੌਰ'],
  Kannada: ['ಲಕ್ಷ್ಮೀ ನಾರಾಯಣ'],
  Latin: ['Mary D’Souza-Pinto', 'Zoë Peña', 'Kṛṣṇa Śāstrī'],
  Malayalam: ['മീനാക്ഷി നായർ', 'പ്രവീണ്\u200d'],
  'Meetei Mayek': ['ꯂꯩꯃꯥ ꯗꯦꯕꯤ'],
  Odia: ['ଜଗନ୍ନାଥ ମହାପାତ୍ର'],
  'Ol Chiki': ['ᱥᱚᱱᱟᱛ ᱢᱩᱨᱢᱩ'],
  Tamil: ['மீனாட்சி சுந்தரம்'],
  Telugu: ['శ్రీనివాస రావు'],
  Urdu: ['فاطمہ بیگم', 'محمد علی خان'],
  mixed: ['மீனா Kumar', 'Dr. গৌরী সেন', 'आशा മേനോൻ'],
};

test.each(Object.entries(NAMES))('draws names in %s with our own fonts', (_script, names) => {
  for (const name of names) {
    for (const face of ['display', 'text'] as const) {
      expect(outline(name, face, 40)?.paths.length, name).toBeGreaterThanOrEqual(3);
    }
  }
});

test('draws Urdu from right to left, also across words', () => {
  const [first, both] = ['علی', 'علی خان'].map((text) => outline(text, 'text', 100));
  const left = both?.paths.slice(-(first?.paths.length ?? 0)).map(({ path }) => path);
  expect(left).toEqual(first?.paths.map(({ path }) => path));
});

test.each(['علی-خان', 'علی. خان'])('draws the words of %j from right to left', (name) => {
  const [last, both] = ['خان', name].map((text) => outline(text, 'text', 100));
  const left = both?.paths.slice(0, last?.paths.length).map(({ path }) => path);
  expect(left).toEqual(last?.paths.map(({ path }) => path));
});

test('draws Latin letters before and after Urdu from left to right', () => {
  const [latin, urdu, both] = ['Dr. ', 'علی خان', 'Dr. علی خان'].map((text) => outline(text, 'text', 100));
  const expected = [...(latin?.paths ?? []), ...(urdu?.paths ?? [])].map(({ path }) => path);
  expect(both?.paths.map(({ path }) => path)).toEqual(expected);
});

test('draws nothing of a name in a script without a bundled font', () => {
  expect(outline('ಆಶಾ Անի', 'text', 40)).toBeNull();
});
