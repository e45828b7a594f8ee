import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Community } from './community';
import { formatTable, formatVerdict } from './measurements';

const LINES = 1_000;
const GOAL_SECONDS = 5;

interface Import {
  seconds: number;
  cpuSeconds: number;
}

/**
 * Measures the import of a bank statement whose lines approve as many pending QR donations, and a
 * second import of the same file. The donations stay approved, because receipts cannot be deleted.
 */
export async function measureStatements({
  db,
  platform,
  admin,
}: Pick<Community, 'db' | 'platform' | 'admin'>): Promise<string> {
  const run = Date.now();
  const { rows } = await db.query<{ utr: string; amount: number; day: string }>(
    `INSERT INTO donations (member_id, amount_paise, category, payment_method, utr, donated_on, created_at)
     SELECT id, 10100, 'Custom', 'qr', lpad((($1::bigint / 1000 % 100000000) * 10000 + row_number() OVER ())::text, 12, '9'),
       current_date, now()
     FROM (
       SELECT id FROM members
       WHERE id NOT IN (SELECT member_id FROM admins WHERE member_id IS NOT NULL) ORDER BY id LIMIT $2
     ) AS donors
     RETURNING utr, amount_paise / 100 AS amount, to_char(donated_on, 'DD/MM/YYYY') AS day`,
    [run, LINES],
  );
  if (rows.length < LINES) throw new Error(`Only ${rows.length} members can donate`);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sangha-statement-'));
  try {
    const file = path.join(folder, 'statement.csv');
    const lines = rows.map(({ utr, amount, day }) => `${day},UPI,${utr},,${amount}`);
    await fs.writeFile(file, ['Txn Date,Narration,UTR,Debit,Credit', ...lines].join('\n'));
    const program = ['--import', 'tsx', 'tests/setup/import-bank-statement.ts', file, String(admin.id), `Bench ${run}`];
    const [load = 0] = os.loadavg();
    const { stdout } = await promisify(execFile)(process.execPath, program, {
      env: { ...process.env, ...platform.env },
    });
    const { first, repeated } = JSON.parse(stdout) as Record<'first' | 'repeated', Import>;
    const { rowCount } = await db.query(`SELECT FROM donations WHERE utr = ANY($1) AND status = 'approved'`, [
      rows.map(({ utr }) => utr),
    ]);
    if (rowCount !== LINES) throw new Error(`The import has approved only ${rowCount} donations`);
    const toRow = (label: string, { seconds, cpuSeconds }: Import) => [
      label,
      `${seconds.toFixed(1)} s`,
      `${cpuSeconds.toFixed(1)} s`,
      load.toFixed(1),
      `${GOAL_SECONDS} s`,
      formatVerdict(seconds <= GOAL_SECONDS),
    ];
    return formatTable(
      ['Import', 'Measured', 'CPU time of Node', 'System load', 'Goal', 'Reached'],
      [
        toRow('1,000 lines that approve 1,000 donations', first),
        toRow('The same file again, which changes nothing', repeated),
      ],
    );
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
