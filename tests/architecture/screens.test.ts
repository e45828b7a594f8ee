import { expect, test } from 'vitest';
import { AT_THE_END, type Screen, SCREENS } from '../e2e/setup/screen-list';
import { listScreenAddresses } from '../setup/routes';

/**
 * Screen that exists only with RAZORPAY_QR=1. It is tested in
 * tests/e2e/with-scripts/payment-codes.test.ts.
 */
const REQUIRES_A_SETTING = ['/donations/codes/:codeId'];

const matchesRoute = (route: string, address: string) => {
  const pattern = route.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern.replace('*', '.+')}$`).test(address);
};

/**
 * Returns the number of wildcards in a route. Of several routes that match a URL, the one with the
 * fewest wildcards is the right one.
 */
const countWildcards = (route: string) => (route.match(/:/g)?.length ?? 0) + (route.includes('*') ? 100 : 0);

test('every screen of the route table is checked with axe, by keyboard, in large text and in every window size', async () => {
  const routes = await listScreenAddresses();
  const listed: readonly Screen[] = Object.values(SCREENS).flat();
  const looked = listed.map((screen) => {
    const { pathname } = new URL(typeof screen === 'string' ? screen : screen.like, 'http://site');
    return routes
      .filter((route) => matchesRoute(route, pathname))
      .toSorted((one, two) => countWildcards(one) - countWildcards(two))[0];
  });
  const held = new Set<string | undefined>([...looked, ...AT_THE_END, ...REQUIRES_A_SETTING]);
  expect(routes.filter((route) => !held.has(route))).toEqual([]);
  expect(AT_THE_END.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(70);
});
