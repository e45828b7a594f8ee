import autocannon from 'autocannon';
import type { Community } from './community';
import { tableOf, verdict } from './measurements';
import { BARE_CALL, headersOf, MEMBER_CALLS, PUBLIC_CALLS, type Screen } from './screens';

const SECONDS = 5;
const CONNECTIONS = 16;

/** How many requests a second each read answers beside a bare resource route of the same server, measured right before it. */
export async function measureSpeed(community: Community): Promise<string> {
  const rows: string[][] = [];
  const reads = [
    ...[...PUBLIC_CALLS, { path: '/', as: 'visitor' } as const].map((screen) => ({ screen, goal: 0.8 })),
    ...MEMBER_CALLS.map((screen) => ({ screen, goal: 0.5 })),
  ];
  await rateOf(BARE_CALL, community);
  for (const { screen, goal } of reads) {
    const bare = await rateOf(BARE_CALL, community);
    const rate = await rateOf(screen, community);
    const ratio = rate / bare;
    process.stdout.write(`${screen.path} ${Math.round(rate)}/s, × ${ratio.toFixed(2)} of the bare route\n`);
    const figures = [Math.round(bare), Math.round(rate), ratio.toFixed(2), goal, verdict(ratio >= goal)];
    rows.push([`\`${screen.path}\``, ...figures.map(String)]);
  }
  return tableOf(['Read', 'Bare route, /s', 'Read, /s', 'Ratio', 'Goal', 'Reached'], rows);
}

/** Requests a second that one screen answers, all of them well. */
export async function rateOf(screen: Screen, community: Community): Promise<number> {
  const result = await autocannon({
    url: community.url + screen.path,
    headers: headersOf(screen, community),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx || result.errors)
    throw new Error(`${screen.path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
