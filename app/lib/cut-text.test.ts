import { expect, test } from 'vitest';
import { cutText } from './cut-text';

test.each([
  ['Asha', 10, 'Asha'],
  ['Asha', 2, 'As'],
  ['n😀x', 2, 'n'],
  ['n😀x', 3, 'n😀'],
  ['😀', 1, ''],
])('%j is cut to %i units as %j', (text, length, cut) => expect(cutText(text, length)).toBe(cut));
