import fs from 'node:fs';
import autocannon from 'autocannon';

export interface Server {
  url: string;
  pid: number;
}

/**
 * A request that is sent repeatedly. The callers take turns, and each has a separate connection.
 */
export interface LoadTarget {
  path: string;
  callers: readonly Headers[];
}

export type Headers = Readonly<Record<string, string>>;

export interface Throughput {
  perSecond: number;
  /** CPU time per request in milliseconds, including child processes of the server. */
  cpuMs: number;
}

export interface Latency {
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;
const SECONDS = 3;

/** The kernel measures CPU time in units of 10 ms. */
const TICK_MS = 10;

/** Measures the maximum number of requests per second under constant load. */
export async function measureThroughput(server: Server, loadTarget: LoadTarget): Promise<Throughput> {
  const from = readProcessorMs(server.pid);
  const { requests, duration } = await load(server, loadTarget, {});
  return { perSecond: requests.total / duration, cpuMs: (readProcessorMs(server.pid) - from) / requests.total };
}

/**
 * Measures response times while `arrivals` requests arrive per second, even if the server cannot
 * keep up.
 */
export async function measureLatency(server: Server, loadTarget: LoadTarget, arrivals: number): Promise<Latency> {
  const { latency } = await load(server, loadTarget, { overallRate: arrivals });
  return { p50: latency.p50, p99: latency.p99 };
}

/** Returns the total CPU time of a process and its child processes, in milliseconds. */
export function readProcessorMs(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the process name and may contain spaces, so the fields after it are used.
  // Fields 14 and 15 are utime and stime, and the next two are the times of child processes that
  // have ended.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ownMs = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children
    .filter((child) => fs.existsSync(`/proc/${child}`))
    .reduce((sum, child) => sum + readProcessorMs(Number(child)), ownMs);
}

async function load({ url }: Server, { path, callers }: LoadTarget, options: Partial<autocannon.Options>) {
  let connection = 0;
  const setupClient = (client: autocannon.Client) => client.setHeaders({ ...callers[connection++ % callers.length] });
  const target = { url: url + path, setupClient, connections: CONNECTIONS, duration: SECONDS };
  const result = await autocannon({ ...target, ...options });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}
