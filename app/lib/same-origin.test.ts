import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin';

const HOST = 'sangha.test:8443';

test.each([
  ['https://sangha.test:8443', 'https://sangha.test', true],
  ['http://sangha.test:8443', 'https://sangha.test', false],
  ['http://sangha.test:8443', 'http://sangha.test', true],
  ['https://sangha.test', 'https://sangha.test', true],
  ['http://sangha.test', 'https://sangha.test', false],
  ['https://sangha.test.evil.example', 'https://sangha.test', false],
  ['https://evil.example', 'https://sangha.test', false],
  ['ftp://sangha.test:8443', 'http://sangha.test', false],
  ['null', 'https://sangha.test', false],
  ['', 'https://sangha.test', false],
])('%s, sent to a host of ours while the site is %s: %s', (origin, site, isOwn) => {
  expect(isSameOrigin(origin, HOST, new URL(site))).toBe(isOwn);
});

test('a request without a host is accepted only from the site itself', () => {
  expect(isSameOrigin('https://sangha.test', undefined, new URL('https://sangha.test'))).toBe(true);
  expect(isSameOrigin('https://evil.example', undefined, new URL('https://sangha.test'))).toBe(false);
});
