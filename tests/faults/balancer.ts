import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_MS = 100;
const CHECK_LIMIT_MS = 5_000;
/**
 * Keep-alive timeout. It is longer than that of any client, so that the balancer does not close a
 * connection while a client sends a new request.
 */
const KEEP_ALIVE_MS = 120_000;

/**
 * Load balancer. It polls /healthz of each web process and distributes requests round-robin to
 * those that are ready. It never retries a request.
 */
export interface Balancer {
  url: string;
  ready(): number;
  close(): Promise<void>;
}

interface Upstream {
  url: string;
  isReady: boolean;
  agent: http.Agent;
}

export async function startBalancer(port: number, urls: readonly string[]): Promise<Balancer> {
  const upstreams = urls.map((url): Upstream => ({ url, isReady: false, agent: new http.Agent({ keepAlive: true }) }));
  const closing = new AbortController();
  for (const upstream of upstreams) void watch(upstream, closing.signal);
  let turn = 0;
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[(turn += 1) % ready.length];
    if (upstream) forward(request, response, upstream);
    else response.writeHead(503).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => upstreams.filter(({ isReady }) => isReady).length,
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const { agent } of upstreams) agent.destroy();
    },
  };
}

async function watch(upstream: Upstream, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const check = fetch(`${upstream.url}/healthz`, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) });
    upstream.isReady = await check.then(
      ({ ok }) => ok,
      () => false,
    );
    await delay(CHECK_MS);
  }
}

function forward(request: http.IncomingMessage, response: http.ServerResponse, { url, agent }: Upstream): void {
  const { method, headers } = request;
  const call = http.request(new URL(request.url ?? '/', url), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response).once('error', () => answer.destroy());
    answer.once('error', () => response.destroy());
  });
  call.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(call);
}
