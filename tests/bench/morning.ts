import http from 'node:http';
import { type SendRequest, MorningVisit } from '../drill/morning-visit';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { BareServer } from './bare-server';
import { type Community, deleteBenchmarkClasses } from './community';
import { readProcessorMs, measureThroughput } from './load';
import { readToday, logInAll, openClasses } from './marks';
import { formatTable, formatVerdict } from './measurements';

const MEMBERS = 1500;
const ROUNDS = 3;
const AT_ONCE = 16;
const GOAL = 4;

interface Mornings {
  cpuMs: number;
  requests: number;
  bytes: number;
}

const KINDS = [
  { name: 'With JavaScript', withScripts: true, comesBack: false },
  { name: 'With JavaScript, and back after the class', withScripts: true, comesBack: true },
  { name: 'Without JavaScript', withScripts: false, comesBack: false },
];

type Kind = (typeof KINDS)[number];

/**
 * Measures the CPU time of the web process per member and morning: the home page, joining and the
 * redirect to the meeting. It is compared with one page of a minimal Remix application.
 */
export async function measureMorning(community: Community, bareServer: BareServer): Promise<string> {
  const tokens = await logInAll(community.db, KINDS.length * MEMBERS);
  const rows: string[][] = [];
  for (const [nr, kind] of KINDS.entries()) {
    const rounds: { ratio: number; ours: Mornings; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [class_id = 0] = await openClasses(community, 1, { unlimited: true });
      const { cpuMs: bare } = await measureThroughput(bareServer, { path: '/page', callers: [{}] });
      const members = tokens.slice(nr * MEMBERS, (nr + 1) * MEMBERS);
      const ours = await playMornings(community, members, class_id, kind);
      await deleteBenchmarkClasses(community.db);
      // Round 0 only warms up both processes.
      if (round > 0) rounds.push({ ratio: ours.cpuMs / bare, ours, bare });
    }
    const worst = rounds.reduce((found, round) => (round.ratio > found.ratio ? round : found));
    rows.push([
      kind.name,
      worst.ours.requests.toFixed(1),
      (worst.ours.bytes / 1000).toFixed(1),
      worst.ours.cpuMs.toFixed(2),
      worst.bare.toFixed(2),
      `${worst.ratio.toFixed(2)} ×`,
      `≤ ${GOAL} ×`,
      formatVerdict(worst.ratio <= GOAL),
    ]);
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
  const head = ['A morning', 'Requests', 'kB sent', 'CPU, ms', 'Bare page, ms', 'Ratio', 'Goal', 'Reached'];
  return formatTable(head, rows);
}

async function playMornings(
  community: Community,
  tokens: readonly string[],
  class_id: number,
  { withScripts, comesBack }: Kind,
): Promise<Mornings> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const sent = { requests: 0, bytes: 0 };
  const sendRequest: SendRequest = (path, { body, ...options }) =>
    new Promise((resolve, reject) => {
      sent.requests += 1;
      const request = http.request(community.url + path, { ...options, agent }, (response) => {
        response.on('data', (chunk: Buffer) => (sent.bytes += chunk.length));
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      request.once('error', reject).end(body);
    });
  const target = { url: community.url, class_id, attendance_date: await readToday(community) };
  const from = readProcessorMs(community.pid);
  await runConcurrently(tokens, AT_ONCE, async (token) => {
    const visit = new MorningVisit(sendRequest, target, token, withScripts);
    const statuses = [await visit.openHome(), await visit.join(), await visit.goToMeeting()];
    if (comesBack) statuses.push(await visit.comeBack());
    if (statuses.some((status) => status === 0 || status >= 400) || statuses[2] !== 302)
      throw new Error(`a morning was refused: ${statuses.join(', ')}`);
  });
  agent.destroy();
  const { length } = tokens;
  return {
    cpuMs: (readProcessorMs(community.pid) - from) / length,
    requests: sent.requests / length,
    bytes: sent.bytes / length,
  };
}
