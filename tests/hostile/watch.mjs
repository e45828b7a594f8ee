// @ts-check
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Polls the health and the memory of a process. It runs as a separate process, because the work of
 * the attacker would distort the times. To each message it replies with the values since the
 * previous message.
 */
const [url = '', pid = ''] = process.argv.slice(2);
const PAUSE_MS = 50;
const TIMEOUT_MS = 10_000;
const seen = { slowestMs: 0, unhealthy: 0, residentMb: 0 };

process.on('disconnect', () => process.exit());
process.on('message', () => {
  process.send?.(seen);
  Object.assign(seen, { slowestMs: 0, unhealthy: 0, residentMb: 0 });
});

for (;;) {
  const from = performance.now();
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
  if (answer?.status !== 200) seen.unhealthy += 1;
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - from));
  seen.residentMb = Math.max(seen.residentMb, measureResidentMb());
  await delay(PAUSE_MS);
}

/** Returns the resident memory in MB, or 0 on systems without /proc. */
function measureResidentMb() {
  const status = `/proc/${pid}/status`;
  if (!fs.existsSync(status)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024);
}
