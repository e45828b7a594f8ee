import { expect, test } from 'vitest';
import { AT_THE_END, type Screen, SCREENS } from '../e2e/setup/screen-list';
import { addressesOfScreens } from '../setup/routes';

/** Component gallery for developers. It is available only in demo mode. */
const FOR_BUILDERS = ['/gallery'];

const isAt = (route: string, address: string) => {
  const pattern = route.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern.replace('*', '.+')}$`).test(address);
};

/**
 * Returns the number of wildcards in a route. Of several routes that match a URL, the one with the
 * fewest wildcards is the right one.
 */
const openness = (route: string) => (route.match(/:/g)?.length ?? 0) + (route.includes('*') ? 100 : 0);

test('no screen of the route table is left out where all are looked at: axe, keyboard, large letters, every window', async () => {
  const routes = await addressesOfScreens();
  const listed: readonly Screen[] = Object.values(SCREENS).flat();
  const looked = listed.map((screen) => {
    const { pathname } = new URL(typeof screen === 'string' ? screen : screen.like, 'http://site');
    return routes.filter((route) => isAt(route, pathname)).toSorted((one, two) => openness(one) - openness(two))[0];
  });
  const held = new Set<string | undefined>([...looked, ...AT_THE_END, ...FOR_BUILDERS]);
  expect(routes.filter((route) => !held.has(route))).toEqual([]);
  expect(AT_THE_END.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(70);
});
