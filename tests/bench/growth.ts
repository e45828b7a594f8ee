import { parseEnvironment } from '~/config/env.server';
import { createSystemContext, openApp } from '~/context.server';
import { updateTrends } from '~/domain/analytics/update-trends.server';
import type { Community } from './community';
import { formatTable, formatVerdict } from './measurements';
import { ADMIN_SCREENS, getFirstCallerHeaders, MEMBER_CALLS, PAGES, PUBLIC_CALLS, type Screen } from './screens';

const ROUNDS = 31;
const LIMIT = 1.5;

/**
 * Measures how much the response time of each screen and call grows from the small to the large
 * community. The result is the median of sequential requests. Requests to both communities
 * alternate, so that additional load on the machine affects both equally.
 */
export async function measureGrowth(small: Community, large: Community): Promise<string> {
  for (const community of [small, large]) await countTrends(community);
  const rows: string[][] = [];
  for (const screen of [...PUBLIC_CALLS, ...MEMBER_CALLS, ...PAGES, ...ADMIN_SCREENS]) {
    const times: [number[], number[]] = [[], []];
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const [at, community] of [small, large].entries()) {
        const took = await measureTime(screen, community);
        if (round >= 0) times[at]?.push(took);
      }
    }
    const [before, after] = times.map(getMedian) as [number, number];
    const ratio = after / before;
    process.stdout.write(`${screen.path} ${before.toFixed(1)} ms → ${after.toFixed(1)} ms, × ${ratio.toFixed(2)}\n`);
    rows.push([
      `\`${screen.path}\``,
      screen.as,
      before.toFixed(1),
      after.toFixed(1),
      ratio.toFixed(2),
      formatVerdict(ratio <= LIMIT),
    ]);
  }
  return formatTable(['Screen or call', 'As', 'Small, ms', 'Large, ms', 'Ratio', `≤ ${LIMIT}`], rows);
}

/** Counts the trends as the worker does every night, because no worker runs here. */
async function countTrends({ platform }: Community): Promise<void> {
  const app = openApp(parseEnvironment({ ...process.env, ...platform.env, DATABASE_POOL: '2' }));
  const doNothing = () => Promise.resolve();
  try {
    await updateTrends({ ...createSystemContext(app), enqueue: doNothing, enqueueAll: doNothing });
  } finally {
    await app.close();
  }
}

async function measureTime(screen: Screen, community: Community): Promise<number> {
  const from = performance.now();
  const response = await fetch(community.url + screen.path, {
    headers: getFirstCallerHeaders(screen, community),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${screen.path} answered ${response.status} in ${community.name}`);
  return performance.now() - from;
}

function getMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
