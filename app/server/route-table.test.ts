import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { metricsRegistry } from '~/lib/metrics.server';
import { loadServerBuild } from '../../tests/setup/server-build';
import { createRequestTracker } from './request-tracking.server';
import { createRouteTable } from './route-table.server';

const { patternOf } = createRouteTable((await loadServerBuild()).routes);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/hi', '/hi'],
  ['/landing', '/landing'],
  ['/hi/landing', '/hi/landing'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/dashboard.data', '/dashboard'],
  ['/join/7', '/join/:classId'],
  ['/donations/return', '/donations/return'],
  ['/donations/7/receipt', '/donations/:donationId/receipt'],
  ['/admin', '/admin'],
  ['/admin/users/12/delete', '/admin/users/:userId/delete'],
  ['/admin/classes/new', '/admin/classes/new'],
  ['/admin/classes/12', '/admin/classes/:classId'],
  ['/api/admin/classes/12', '/api/admin/classes/:classId'],
  ['/api/nothing/here', '/api/*'],
  ['/assets/root-C0ffee.js', '/assets/*'],
  ['/wp-login.php', '/*'],
  ['/robotsXtxt', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

const track = createRequestTracker({ patternOf, trustProxy: false, secure: false });
const server = createServer((request, response) =>
  track(request, response, () => response.writeHead(request.method === 'POST' ? 404 : 200).end()),
);

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('requests are counted and timed by route, method and status, never by address', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const classId of [7, 8, 9]) await fetch(`${url}/join/${classId}?from=mail`);
  await fetch(`${url}/api/no/such/call`, { method: 'POST' });
  const getCount = async (labels: string) => {
    const line = (await metricsRegistry.metrics()).split('\n').find((one) => one.includes(`_seconds_count{${labels}}`));
    return Number(line?.split(' ').at(-1));
  };
  await expect.poll(() => getCount('method="GET",route="/join/:classId",status="200"')).toBe(3);
  await expect.poll(() => getCount('method="POST",route="/api/*",status="404"')).toBe(1);
  expect(await metricsRegistry.metrics()).not.toContain('/join/7');
});
