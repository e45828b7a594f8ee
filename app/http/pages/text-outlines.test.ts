import { expect, test } from 'vitest';
import { textOutlines } from './text-outlines.server';

const outline = await textOutlines();

/** The places of a text's letters, from left to right. */
const places = (text: string) =>
  (outline(text, 'display', 100)?.paths ?? []).map(({ transform }) =>
    Number(/translate\(([-.\d]+)/.exec(transform)?.[1]),
  );

test('draws a letter after the other, in either script and in both at once', () => {
  for (const text of ['Sangha', 'सुबह', '14 सुबहें']) {
    const found = places(text);
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.at(-1)).toBeGreaterThan(50);
  }
});

test('joins a conjunct into one shape', () => {
  expect(places('क्ष')).toHaveLength(1);
});

test('is as large as asked', () => {
  const [small = 0, large = 0] = [40, 120].map((size) => {
    const last = outline('mornings', 'text', size)?.paths.at(-1)?.transform ?? '';
    return Number(/scale\(([.\d]+)/.exec(last)?.[1]);
  });
  expect(large / small).toBeCloseTo(3);
});

test('says how wide a text is', () => {
  const [one = 0, three = 0] = ['म', 'ममम'].map((text) => outline(text, 'text', 40)?.width);
  expect(three).toBeCloseTo(3 * one);
});

test('leaves a name in another script to the fonts of the server', () => {
  expect(outline('আশা', 'text', 40)).toBeNull();
});
