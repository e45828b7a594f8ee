import { expect, test } from 'vitest';
import { chooseAcceptedLanguage } from './accepted-language';

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.4, HI;q=0.7', 'hi'],
  ['ta-IN,hi;q=0.5,en;q=0.4', 'hi'],
  ['hi;q=0,en', 'en'],
  ['hindi', null],
  ['*', null],
  ['', null],
])('%s prefers %s', (header, language) => {
  expect(chooseAcceptedLanguage(header, ['en', 'hi'])).toBe(language);
});
