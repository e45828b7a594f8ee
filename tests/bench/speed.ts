import type { BareServer, BareServers } from './bare-servers';
import type { Community } from './community';
import { type Asked, type Latency, latencyOf, type Throughput, throughputOf } from './load';
import { tableOf, verdict } from './measurements';
import { measureRoutes } from './routes';
import { listCallerHeaders, type Screen, SPEED_GROUPS, type SpeedGroup } from './screens';

const ROUNDS = 3;

const KINDS = ['call', 'page'] as const;

/** Number of requests per second while the latency of the baseline routes is measured. */
const BARE_ARRIVALS = { call: 200, page: 100 };

/**
 * Compares each screen and call with a minimal Remix application. The measurements of both
 * alternate. The result is the round in which our routes are worst. `only` limits the measurement
 * to paths that contain it.
 */
export async function measureSpeed(community: Community, bare: BareServers, only = ''): Promise<string> {
  const rows: string[][] = [];
  for (const group of SPEED_GROUPS) {
    for (const screen of group.screens.filter(({ path }) => path.includes(only)))
      rows.push(await rowOf(screen, group, community, bare.servers.Remix));
  }
  const head = ['Ours', 'As', '/s', 'Bare, /s', 'CPU ms', 'Bare, CPU ms', 'Ratio of /s', 'of CPU', 'Goal', 'Reached'];
  const table = tableOf([...head, 'Arrivals/s', 'p50, ms', 'p99, ms', 'Bare, p50', 'p99'], rows);
  return only ? table : [await tableOfBare(bare), table, await measureRoutes()].join('\n\n');
}

async function rowOf(screen: Screen, group: SpeedGroup, community: Community, bare: BareServer): Promise<string[]> {
  const ours: Asked = { path: screen.path, askers: listCallerHeaders(screen, community) };
  const theirs: Asked = {
    path: bare[group.beside],
    askers: listCallerHeaders({ ...screen, as: 'visitor' }, community),
  };
  // The first run of each server is not counted, because its code is not compiled yet.
  for (const [server, asked] of [
    [bare, theirs],
    [community, ours],
  ] as const)
    await throughputOf(server, asked);
  const rounds: { ours: Throughput; bare: Throughput }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await throughputOf(bare, theirs), ours: await throughputOf(community, ours) });
  const ratioOf = (round: (typeof rounds)[number]) => round.bare.cpuMs / round.ours.cpuMs;
  const worst = rounds.reduce((found, round) => (ratioOf(round) < ratioOf(found) ? round : found));
  const latencies = [
    await latencyOf(community, ours, group.arrivals),
    await latencyOf(bare, theirs, group.arrivals),
  ] as const;
  const [ratio, ofRates] = [ratioOf(worst), worst.ours.perSecond / worst.bare.perSecond];
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
    verdict(isReached),
    String(group.arrivals),
    ...latencies.flatMap(cellsOf),
  ];
}

/** Compares the minimal Remix application with the remaining baseline servers. */
async function tableOfBare({ servers }: BareServers): Promise<string> {
  const rows: string[][] = [];
  for (const kind of KINDS) {
    for (const [name, server] of Object.entries(servers)) {
      const asked: Asked = { path: server[kind], askers: [{}] };
      await throughputOf(server, asked);
      const { perSecond, cpuMs } = await throughputOf(server, asked);
      const latency = await latencyOf(server, asked, BARE_ARRIVALS[kind]);
      rows.push([name, kind, perSecond.toFixed(0), cpuMs.toFixed(2), ...cellsOf(latency)]);
    }
  }
  return tableOf(['Bare', 'Answer', '/s', 'CPU ms', 'p50, ms', 'p99, ms'], rows);
}

function cellsOf({ p50, p99 }: Latency): string[] {
  return [p50, p99].map((ms) => ms.toFixed(0));
}
