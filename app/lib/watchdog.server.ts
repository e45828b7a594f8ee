import { spawn } from 'node:child_process';
import type { Worker } from 'node:cluster';

const { WATCHDOG_USEC } = process.env;
/** WatchdogSec of the unit, or a minute if the process has no such unit. */
const PERIOD_MS = WATCHDOG_USEC ? Number(WATCHDOG_USEC) / 1000 : 60_000;
const REPORTS_PER_PERIOD = 3;
const INTERVAL_MS = PERIOD_MS / REPORTS_PER_PERIOD;

/**
 * Reports to systemd that this process still runs, if its unit has WatchdogSec. If the process
 * hangs, the reports stop, so systemd kills the process and starts it again.
 */
export function startWatchdog(): void {
  if (!WATCHDOG_USEC) return;
  const report = () =>
    spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' })
      // Without the program, systemd would only restart the process too early.
      .on('error', () => undefined)
      .unref();
  report();
  setInterval(report, INTERVAL_MS).unref();
}

/** Reports to the primary process of the cluster that this process still runs. */
export function reportToPrimary(): void {
  setInterval(() => process.send?.('running'), INTERVAL_MS).unref();
}

/**
 * Calls `onHang` if the process has not reported for a period. It counts missed reports, because
 * time also passes while the primary process itself is stopped.
 */
export function watchWorker(worker: Worker, onHang: () => void): void {
  let missed = 0;
  const timer = setInterval(() => {
    if (missed === REPORTS_PER_PERIOD) onHang();
    missed += 1;
  }, INTERVAL_MS).unref();
  worker.on('message', () => (missed = 0));
  worker.on('exit', () => clearInterval(timer));
}
