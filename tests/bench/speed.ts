import type { BareServer } from './bare-server';
import type { Community } from './community';
import { type LoadTarget, type Latency, measureLatency, type Throughput, measureThroughput } from './load';
import { formatTable, formatVerdict } from './measurements';
import { listCallerHeaders, type Screen, SPEED_GROUPS, type SpeedGroup } from './screens';

const ROUNDS = 3;

/**
 * Compares each screen and call with a minimal Remix application. The measurements of both
 * alternate. The result is the round in which our routes are worst. `only` limits the measurement
 * to paths that contain it.
 */
export async function measureSpeed(community: Community, bare: BareServer, only = ''): Promise<string> {
  const rows: string[][] = [];
  for (const group of SPEED_GROUPS) {
    for (const screen of group.screens.filter(({ path }) => path.includes(only)))
      rows.push(await measureRow(screen, group, community, bare));
  }
  const head = ['Ours', 'As', '/s', 'Bare, /s', 'CPU ms', 'Bare, CPU ms', 'Ratio of /s', 'of CPU', 'Goal', 'Reached'];
  return formatTable([...head, 'Arrivals/s', 'p50, ms', 'p99, ms', 'Bare, p50', 'p99'], rows);
}

async function measureRow(
  screen: Screen,
  group: SpeedGroup,
  community: Community,
  bare: BareServer,
): Promise<string[]> {
  const ours: LoadTarget = { path: screen.path, callers: listCallerHeaders(screen, community) };
  const theirs: LoadTarget = {
    path: bare[group.beside],
    callers: listCallerHeaders({ ...screen, as: 'visitor' }, community),
  };
  // The first run of each server is not counted, because its code is not compiled yet.
  for (const [server, target] of [
    [bare, theirs],
    [community, ours],
  ] as const)
    await measureThroughput(server, target);
  const rounds: { ours: Throughput; bare: Throughput }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await measureThroughput(bare, theirs), ours: await measureThroughput(community, ours) });
  const getRatio = (round: (typeof rounds)[number]) => round.bare.cpuMs / round.ours.cpuMs;
  const worst = rounds.reduce((found, round) => (getRatio(round) < getRatio(found) ? round : found));
  const latencies = [
    await measureLatency(community, ours, group.arrivals),
    await measureLatency(bare, theirs, group.arrivals),
  ] as const;
  const [ratio, ofRates] = [getRatio(worst), worst.ours.perSecond / worst.bare.perSecond];
  const { goal } = group;
  const isReached = 'ratio' in goal ? ratio >= goal.ratio : worst.ours.cpuMs <= goal.cpuMs;
  const described = 'ratio' in goal ? `≥ ${goal.ratio} ×` : `≤ ${goal.cpuMs} ms`;
  process.stdout.write(
    `${screen.path} ${worst.ours.cpuMs.toFixed(2)} ms CPU, bare ${worst.bare.cpuMs.toFixed(2)}, × ${ratio.toFixed(2)}\n`,
  );
  return [
    `\`${screen.path}\``,
    screen.as,
    ...[worst.ours, worst.bare].map(({ perSecond }) => perSecond.toFixed(0)),
    ...[worst.ours, worst.bare].map(({ cpuMs }) => cpuMs.toFixed(2)),
    ofRates.toFixed(2),
    ratio.toFixed(2),
    described,
    formatVerdict(isReached),
    String(group.arrivals),
    ...latencies.flatMap(formatCells),
  ];
}

function formatCells({ p50, p99 }: Latency): string[] {
  return [p50, p99].map((ms) => ms.toFixed(0));
}
