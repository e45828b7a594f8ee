import { defineRoutes, type RouteManifest } from '@remix-run/dev/dist/config/routes.js';
import type { ServerBuild } from '@remix-run/node';
import { createRouteTable } from '../../app/server/route-table.server';
import remixConfig from '../../remix.config.js';
import { tableOf, verdict } from './measurements';

const MANY = 400;
const ROUNDS = 3;
const LOOKUPS = 20_000;

/**
 * Target in microseconds. A target of one hundredth of the time for `/healthz`, the cheapest
 * response, would be too short to measure.
 */
const GOAL = 2;

/**
 * Path with a parameter, which must be matched on every request. Paths without parameters are
 * looked up in a map.
 */
const PATH = '/donations/7/receipt';

/**
 * Compares the time for finding a route in our route table with the time in a table of `MANY`
 * routes. The result is the worst of three rounds.
 */
export async function measureRoutes(): Promise<string> {
  const ours = (await remixConfig.routes?.(defineRoutes)) ?? {};
  const tables = [ours, grown(ours)].map((routes) => ({
    count: Object.keys(routes).length,
    find: createRouteTable(routes as unknown as ServerBuild['routes']).find,
  }));
  for (const { find } of tables) microsecondsOf(find);
  const rounds = Array.from({ length: ROUNDS }, () => tables.map(({ find }) => microsecondsOf(find)));
  const moreOf = ([few = 0, many = 0]: number[]) => many - few;
  const worst = rounds.reduce((found, round) => (moreOf(round) > moreOf(found) ? round : found));
  const more = moreOf(worst);
  const [few, many] = worst.map((microseconds) => microseconds.toFixed(2));
  const [of, among] = tables.map(({ count }) => `Of ${count} routes, µs`);
  return tableOf(
    ['Finding a route', of ?? '', among ?? '', 'More, µs', 'Goal', 'Reached'],
    [[`\`${PATH}\``, few ?? '', many ?? '', more.toFixed(2), `≤ ${GOAL}`, verdict(more <= GOAL)]],
  );
}

/**
 * Returns our routes and as many copies with unique paths as are needed for a total of `MANY`
 * routes.
 */
function grown(routes: RouteManifest): RouteManifest {
  const more = Object.values(routes).find(({ id }) => id === 'routes/member/receipt');
  const others = Array.from({ length: MANY - Object.keys(routes).length }, (_none, at) => ({
    ...more,
    id: `more-${at}`,
    file: '',
    path: `more-${at}/:donationId/receipt`,
  }));
  return { ...routes, ...Object.fromEntries(others.map((route) => [route.id, route])) };
}

function microsecondsOf(find: (path: string) => unknown): number {
  const from = process.cpuUsage();
  for (let count = 0; count < LOOKUPS; count += 1) find(PATH);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / LOOKUPS;
}
