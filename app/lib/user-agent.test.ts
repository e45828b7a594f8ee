import { expect, test } from 'vitest';
import { parseUserAgent } from './user-agent';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  ['curl/8.0', { browser: null, system: null }],
  [null, { browser: null, system: null }],
])('%s is %o', (userAgent, device) => {
  expect(parseUserAgent(userAgent)).toEqual(device);
});
