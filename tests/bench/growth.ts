import type { Community } from './community';
import { tableOf, verdict } from './measurements';
import { ADMIN_SCREENS, getFirstCallerHeaders, MEMBER_CALLS, PAGES, PUBLIC_CALLS, type Screen } from './screens';

const ROUNDS = 31;
const LIMIT = 1.5;

/**
 * Measures how much the response time of each screen and call grows from the small to the large
 * community. The result is the median of sequential requests. Requests to both communities
 * alternate, so that additional load on the machine affects both equally.
 */
export async function measureGrowth(small: Community, large: Community): Promise<string> {
  const rows: string[][] = [];
  for (const screen of [...PUBLIC_CALLS, ...MEMBER_CALLS, ...PAGES, ...ADMIN_SCREENS]) {
    const times: [number[], number[]] = [[], []];
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const [at, community] of [small, large].entries()) {
        const took = await timeOf(screen, community);
        if (round >= 0) times[at]?.push(took);
      }
    }
    const [before, after] = times.map(median) as [number, number];
    const ratio = after / before;
    process.stdout.write(`${screen.path} ${before.toFixed(1)} ms → ${after.toFixed(1)} ms, × ${ratio.toFixed(2)}\n`);
    rows.push([
      `\`${screen.path}\``,
      screen.as,
      before.toFixed(1),
      after.toFixed(1),
      ratio.toFixed(2),
      verdict(ratio <= LIMIT),
    ]);
  }
  return tableOf(['Screen or call', 'As', 'Small, ms', 'Large, ms', 'Ratio', `≤ ${LIMIT}`], rows);
}

async function timeOf(screen: Screen, community: Community): Promise<number> {
  const from = performance.now();
  const response = await fetch(community.url + screen.path, {
    headers: getFirstCallerHeaders(screen, community),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${screen.path} answered ${response.status} in ${community.name}`);
  return performance.now() - from;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
