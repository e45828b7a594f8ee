import { spawn } from 'node:child_process';

const REPORTS_PER_PERIOD = 3;

/**
 * Reports to systemd that this process still runs, if its unit has WatchdogSec. If the process
 * hangs, the reports stop, so systemd kills the process and starts it again.
 */
export function startWatchdog({ WATCHDOG_USEC: periodMicroseconds } = process.env): void {
  if (!periodMicroseconds) return;
  const report = () =>
    spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' })
      // Without the program, systemd would only restart the process too early.
      .on('error', () => undefined)
      .unref();
  report();
  setInterval(report, Number(periodMicroseconds) / 1000 / REPORTS_PER_PERIOD).unref();
}
