import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import type { Community } from './community';
import { formatTable, formatVerdict } from './measurements';

const ROWS = 1_000_000;
const MEMORY_MB = 128;
const GOAL_SECONDS = 60;

/** Reference of the donations that this measurement creates and deletes. */
const REFERENCE = 'measured export';

/**
 * Measures the report of a million donations as CSV, in a process whose heap is limited to the
 * memory of the web server.
 */
export async function measureExport({ db, platform }: Community): Promise<string> {
  await db.query('ALTER TABLE donations DISABLE TRIGGER USER');
  try {
    await db.query(
      `INSERT INTO donations (amount_paise, category, payment_method, status, decided_at, reference, donated_on, created_at)
       SELECT 10100, 'Sewa', 'qr', 'approved', now(), $1, '2020-11-01', '2020-11-01'::timestamptz + n * interval '1 second'
       FROM generate_series(1, $2::int) AS n`,
      [REFERENCE, ROWS],
    );
    const program = [`--max-old-space-size=${MEMORY_MB}`, '--import', 'tsx', 'tests/setup/write-donation-report.ts'];
    const [load = 0] = os.loadavg();
    const start = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, program, {
      env: { ...process.env, ...platform.env },
    });
    const seconds = (performance.now() - start) / 1000;
    const { lines, cpuSeconds } = JSON.parse(stdout) as { lines: number; cpuSeconds: number };
    if (lines <= ROWS) throw new Error(`The report has only ${lines} lines`);
    process.stdout.write(`${ROWS} donations exported in ${seconds.toFixed(1)} s\n`);
    return formatTable(
      ['Report', 'Measured', 'CPU time of Node', 'System load', 'Goal', 'Reached'],
      [
        [
          `1,000,000 donations as CSV, heap of ${MEMORY_MB} MB`,
          `${seconds.toFixed(0)} s`,
          `${cpuSeconds.toFixed(0)} s`,
          load.toFixed(1),
          `${GOAL_SECONDS} s`,
          formatVerdict(seconds <= GOAL_SECONDS),
        ],
      ],
    );
  } finally {
    await db.query('DELETE FROM donations WHERE reference = $1', [REFERENCE]);
    await db.query('ALTER TABLE donations ENABLE TRIGGER USER');
  }
}
