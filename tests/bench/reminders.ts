import { setTimeout as delay } from 'node:timers/promises';
import type { Community } from './community';
import { readProcessorMs } from './load';
import { formatTable, formatVerdict } from './measurements';

export const REMINDED_MEMBERS = 1_000_000;

const SENDERS = 20;
const PER_SECOND = 80;
const SECONDS = 30;
const TIMES = 3;

export const REMINDER_SETTINGS = {
  REMINDER_SENDERS: Array.from({ length: SENDERS }, (_, nr) => `+1415523${String(nr).padStart(4, '0')}`).join(','),
  REMINDERS_PER_SECOND: String(PER_SECOND),
  REMINDER_BUDGET_RUPEES: '10000000',
  WORKER_CONCURRENCY: String(SENDERS + 1),
};

/**
 * Measures the time in which the worker adds a million reminders for one class, and the number of
 * reminders per second that it sends to the simulated provider.
 */
export async function measureReminders(community: Community): Promise<string> {
  const { platform } = community;
  const classId = await prepare(community);
  for (const part of ['sandbox', 'worker'] as const) {
    platform.start(part);
    await platform.waitUntilReady(part);
  }
  await silenceSandbox(community);
  const owing = await measureScheduling(community, classId);
  process.stdout.write(`${owing.scheduled} scheduled in ${owing.seconds.toFixed(1)} s\n`);
  const { rate, cpuMs } = await measureSendingRate(community, classId);
  process.stdout.write(`${Math.round(rate)} a second, ${cpuMs.toFixed(2)} ms of the worker's processor each\n`);
  return formatTable(
    ['Reminders', 'Measured', 'Goal', 'Reached'],
    [
      [
        `${owing.scheduled} of one class are scheduled`,
        `${owing.seconds.toFixed(1)} s`,
        '10 s',
        formatVerdict(owing.seconds <= 10),
      ],
      [
        `Handed over a second by one worker, ${SENDERS} senders of ${PER_SECOND}, over ${SECONDS} s, worst of ${TIMES}`,
        rate.toFixed(0),
        '1000',
        formatVerdict(rate >= 1000),
      ],
      ['Of which each takes of the worker’s processor', `${cpuMs.toFixed(2)} ms`, '1 ms', formatVerdict(cpuMs <= 1)],
    ],
  );
}

/**
 * Disables the webhooks of the simulated provider, because they would cause load on the web
 * process, which runs on the same machine.
 */
async function silenceSandbox({ sandboxUrl }: Community): Promise<void> {
  await fetch(`${sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider: 'twilio', fail: 1_000_000, silent: true }),
  });
}

/**
 * Creates a class that begins in 15 minutes. All members have chosen its batch and a reminder 20
 * minutes before it.
 */
async function prepare({ db }: Community): Promise<number> {
  await db.query("UPDATE classes SET deleted_at = now() WHERE starts_at > now() - interval '1 day'");
  await db.query(
    `UPDATE members SET reminders_wanted_at = now(), reminder_minutes = 20, batch_id = (SELECT min(id) FROM batches)
     WHERE reminders_wanted_at IS NULL OR reminder_minutes <> 20 OR batch_id IS DISTINCT FROM (SELECT min(id) FROM batches)`,
  );
  await db.query('ANALYZE members');
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, instructor, max_participants, created_at, updated_at)
     SELECT 'Measured', 'Measured', at::date, at::time(0), (at + interval '30 minutes')::time(0), at AT TIME ZONE 'Asia/Kolkata',
       (at + interval '30 minutes') AT TIME ZONE 'Asia/Kolkata', 'Meera', NULL, now(), now()
     FROM (SELECT date_trunc('second', now() AT TIME ZONE 'Asia/Kolkata') + interval '15 minutes' AS at) AS soon RETURNING id`,
  );
  const { id = 0 } = rows[0] ?? {};
  await db.query(
    'UPDATE batches SET start_time = (SELECT start_time FROM classes WHERE id = $1) WHERE id = (SELECT min(id) FROM batches)',
    [id],
  );
  return id;
}

/**
 * Returns the number of scheduled reminders and the duration, by the database clock, of the
 * transaction that inserted them.
 */
async function measureScheduling({ db }: Community, classId: number): Promise<{ scheduled: number; seconds: number }> {
  for (let from = 0; ; await delay(20)) {
    const { rows } = await db.query<{ scheduled: number; at: number; running: number | null }>(
      `SELECT coalesce((SELECT scheduled FROM reminder_slots WHERE class_id = $1), 0) AS scheduled, extract(epoch FROM clock_timestamp())::float8 AS at,
        (SELECT extract(epoch FROM min(xact_start))::float8 FROM pg_stat_activity WHERE query LIKE '%INSERT INTO reminder%' AND pid <> pg_backend_pid()) AS running`,
      [classId],
    );
    const [now] = rows;
    if (now?.running && from === 0) from = now.running;
    if (now && now.scheduled > 0) return { scheduled: now.scheduled, seconds: now.at - from };
  }
}

/**
 * Measures the sending of reminders in several consecutive intervals. Returns the lowest rate per
 * second, and the CPU time per reminder in that interval.
 */
async function measureSendingRate(
  { db, platform }: Community,
  classId: number,
): Promise<{ rate: number; cpuMs: number }> {
  const countSent = async () => {
    const { rows } = await db.query<{ done: number }>(
      "SELECT count(*)::int AS done FROM reminders WHERE class_id = $1 AND channel = 'whatsapp'",
      [classId],
    );
    return rows[0]?.done ?? 0;
  };
  while ((await countSent()) === 0) await delay(100);
  const worker = platform.programs.get('worker')?.pid ?? 0;
  const stretches = [];
  for (let nr = 0; nr < TIMES; nr++) {
    const [before, from, cpuFrom] = [await countSent(), performance.now(), readProcessorMs(worker)];
    await delay(SECONDS * 1000);
    const cpu = readProcessorMs(worker) - cpuFrom;
    const seconds = (performance.now() - from) / 1000;
    const count = (await countSent()) - before;
    process.stdout.write(`${Math.round(count / seconds)} a second\n`);
    stretches.push({ rate: count / seconds, cpuMs: cpu / count });
  }
  return stretches.reduce((worst, one) => (one.rate < worst.rate ? one : worst));
}
