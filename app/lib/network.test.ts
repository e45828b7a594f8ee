import { expect, test } from 'vitest';
import { getRateLimitNetworks, parseAddress } from './network';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:40001', '198.51.100.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:40001', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['unknown', null],
  ['198.51.100', null],
  ['[198.51.100.7', null],
  ['', null],
])('%s is the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test('an IPv4 address is its own network, an IPv6 address has a /64 and a /48', () => {
  expect(getRateLimitNetworks('198.51.100.7')).toEqual(['198.51.100.7']);
  const network = ['2001:db8:1:2::/64', '2001:db8:1::/48'];
  expect(getRateLimitNetworks('2001:db8:1:2::7')).toEqual(network);
  expect(getRateLimitNetworks('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toEqual(network);
  expect(getRateLimitNetworks('2001:db8:1:3::7')).toEqual(['2001:db8:1:3::/64', '2001:db8:1::/48']);
  expect(getRateLimitNetworks('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48']);
});
