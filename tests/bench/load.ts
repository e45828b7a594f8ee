import fs from 'node:fs';
import autocannon from 'autocannon';

/** A web server on this machine, one process. */
export interface Server {
  url: string;
  pid: number;
}

/** What is asked of a server again and again, by those who ask in turns, a connection each. */
export interface Asked {
  path: string;
  askers: readonly Headers[];
}

/** By which somebody asks. */
export type Headers = Readonly<Record<string, string>>;

export interface Throughput {
  perSecond: number;
  /** Processor time of the server's own process a request, and of those that it started. */
  cpuMs: number;
}

export interface Latency {
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;
const SECONDS = 3;

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What a server answers when it is always asked for more. */
export async function throughputOf(server: Server, asked: Asked): Promise<Throughput> {
  const from = processorMs(server.pid);
  const { requests, duration } = await load(server, asked, {});
  return { perSecond: requests.total / duration, cpuMs: (processorMs(server.pid) - from) / requests.total };
}

/** How long answers take when so many requests arrive a second, whether or not it keeps up. */
export async function latencyOf(server: Server, asked: Asked, arrivals: number): Promise<Latency> {
  const { latency } = await load(server, asked, { overallRate: arrivals });
  return { p50: latency.p50, p99: latency.p99 };
}

/** The processor time that a process and those that it started have taken since they began. */
export function processorMs(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name, may have spaces; utime and stime are the 14th and 15th, and then
  // those of children that have ended.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ownMs = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children
    .filter((child) => fs.existsSync(`/proc/${child}`))
    .reduce((sum, child) => sum + processorMs(Number(child)), ownMs);
}

async function load({ url }: Server, { path, askers }: Asked, options: Partial<autocannon.Options>) {
  let connection = 0;
  const setupClient = (client: autocannon.Client) => client.setHeaders({ ...askers[connection++ % askers.length] });
  const target = { url: url + path, setupClient, connections: CONNECTIONS, duration: SECONDS };
  const result = await autocannon({ ...target, ...options });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}
