import os from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { formatTable, formatVerdict, writeMeasurements } from '../bench/measurements';
import { REMINDER_SETTINGS } from '../bench/reminders';
import { createPeople, type People } from '../faults/people';
import { startFaultPlatform, type FaultPlatform } from '../faults/platform';
import { findInconsistencies } from '../faults/inconsistencies';
import { type JoinResults, runJoiners, getPercentile, findPeakRate, findLongestSilence } from './joiners';
import { preparePulse } from './pulse';

// Simulates a class at six o'clock in real time, at a scale of 1:100. All members get a reminder,
// and three quarters of them join the same class within ten minutes, half of these in the first two
// minutes. During the run, a web process, a worker and the database are killed and restarted.

const ALL = 12_400_000;
const JOINING = 0.75;
const MINUTES = 10;
/**
 * Minutes between the first reminder and the first tap. The worker stops sending reminders five
 * minutes before a class.
 */
const REMINDING_MINUTES = 5;
const LOOK_ON_MS = 30_000;
const GOAL_SECONDS = 30;

const { values } = parseArgs({ options: { members: { type: 'string' }, minutes: { type: 'string' } } });
const members = Number(values.members ?? ALL / 100);
const minutes = Number(values.minutes ?? MINUTES);

const print = (line: string) => process.stdout.write(`${line}\n`);
const formatCount = (count: number) => Math.round(count).toLocaleString('en');

/**
 * Uses a single statement, so that the worker sees either all of the class, its batch and the
 * reminder settings, or none of them.
 */
async function prepareClass({ rows }: People): Promise<{ class_id: number; attendance_date: string }> {
  const [found] = await rows<{ class_id: number; attendance_date: string }>(
    `WITH soon AS (
      SELECT date_trunc('minute', now()) + make_interval(mins => $1) AS at, (SELECT min(id) FROM batches) AS batch
    ), moved AS (
      UPDATE classes SET starts_at = at, start_time = (at AT TIME ZONE 'Asia/Kolkata')::time(0),
        class_date = (at AT TIME ZONE 'Asia/Kolkata')::date
      FROM soon WHERE title = 'Six o''clock' RETURNING id AS class_id, class_date::text AS attendance_date, start_time
    ), timed AS (
      UPDATE batches SET start_time = moved.start_time FROM moved, soon WHERE id = batch
    ), asked AS (
      UPDATE members SET reminders_wanted_at = now(), reminder_minutes = 20, batch_id = batch FROM soon WHERE name = 'Drilled'
    )
    SELECT class_id, attendance_date FROM moved`,
    REMINDING_MINUTES + 6,
  );
  if (!found) throw new Error('There is no class');
  await rows('ANALYZE members, sessions');
  return found;
}

/**
 * Kills a web process, a worker and the database, with a pause before each, and restarts each
 * immediately. Returns what was killed and when.
 */
async function injectFaults(platform: FaultPlatform): Promise<{ what: string; at: number }[]> {
  const killed: { what: string; at: number }[] = [];
  const pause = (minutes * 60_000) / 6;
  for (const [what, part] of [
    ['a web process', platform.webs[0]],
    ['a worker', platform.workers[0]],
    ['the database', platform.postgres],
  ] as const) {
    await delay(pause);
    killed.push({ what, at: performance.now() });
    await part.kill();
    await part.start();
  }
  return killed;
}

async function countReminders(
  { rows }: People,
  class_id: number,
): Promise<{ scheduled: number; sent: number; twice: number }> {
  const [found] = await rows<{ scheduled: number; sent: number }>(
    `SELECT count(*)::int AS scheduled, count(*) FILTER (WHERE handed_over_at IS NOT NULL)::int AS sent FROM reminders WHERE class_id = $1`,
    class_id,
  );
  const [several] = await rows<{ twice: number }>(
    `SELECT count(*)::int AS twice FROM (SELECT FROM reminders WHERE class_id = $1 GROUP BY member_id HAVING count(*) > 1) AS owed_again`,
    class_id,
  );
  return { ...(found ?? { scheduled: 0, sent: 0 }), ...(several ?? { twice: 0 }) };
}

function buildReport(joined: JoinResults, killed: { what: string; at: number }[], reminded: number): string[][] {
  const scale = ALL / members;
  const peak = findPeakRate(joined.marks);
  return [
    ['Reminders handed over before the first tap', formatCount(reminded), formatCount(reminded * scale), ''],
    ['Marks acknowledged', formatCount(joined.marks.length), formatCount(joined.marks.length * scale), ''],
    ['Led to the meeting', formatCount(joined.led), formatCount(joined.led * scale), ''],
    ['Marks a second at the peak', formatCount(peak), formatCount((peak * scale * minutes) / MINUTES), ''],
    [
      'Half of them, and 99 of 100, answered within, ms',
      `${formatCount(getPercentile(joined.marks, 50))}; ${formatCount(getPercentile(joined.marks, 99))}`,
      '',
      '',
    ],
    ['Requests made again', formatCount(joined.again), formatCount(joined.again * scale), ''],
    ...killed.map(({ what, at }) => {
      const seconds = findLongestSilence(joined.marks, at, at + LOOK_ON_MS);
      return [`${what} killed: no mark for, s`, seconds.toFixed(1), '', formatVerdict(seconds <= GOAL_SECONDS)];
    }),
  ];
}

const platform = await startFaultPlatform('postgres', {
  env: { ...REMINDER_SETTINGS, CLASS_EARLY_JOIN_MINUTES: '15' },
});
try {
  const people = await createPeople(platform);
  await people.trouble('twilio', { fail: 10_000_000, silent: true });
  const all = await preparePulse(people.rows, members);
  const { class_id, attendance_date } = await prepareClass(people);
  print(`${formatCount(members)} members are there, and the worker schedules their reminders`);
  await delay(REMINDING_MINUTES * 60_000);
  const reminded = await countReminders(people, class_id);
  print(
    `${formatCount(reminded.scheduled)} reminders scheduled, ${formatCount(reminded.sent)} handed over, ${reminded.twice} members scheduled two`,
  );
  const joining = all.slice(0, Math.round(members * JOINING));
  const [joined, killed] = await Promise.all([
    runJoiners(joining, { url: platform.url, class_id, attendance_date, minutes }),
    injectFaults(platform),
  ]);
  await platform.waitUntilReady();
  const [count] = await people.rows<{ counted: number; marks: number }>(
    `SELECT count_class_attendances(classes) AS counted, (SELECT count(*)::int FROM attendances WHERE class_id = classes.id) AS marks FROM classes WHERE id = $1`,
    class_id,
  );
  const wrong = Object.keys(await findInconsistencies(people));
  const [counted, marks] = [count?.counted ?? 0, count?.marks ?? 0];
  const isExact = counted === marks && marks === joined.marks.length && wrong.length === 0;
  const rows = buildReport(joined, killed, reminded.sent);
  for (const row of rows) print(row.join(' | '));
  const kept = `${formatCount(joined.marks.length)} marks were acknowledged, ${formatCount(marks)} are there, the class counts ${formatCount(counted)}; ${joined.gaveUp} members tapped in vain, ${reminded.twice} were scheduled two reminders.`;
  print(kept);
  for (const what of wrong) print(`Wrong: ${what}`);
  const table = formatTable(
    ['Six o’clock', `${formatCount(members)} members`, '12.4 million', `≤ ${GOAL_SECONDS} s`],
    rows,
  );
  const load = `at a load of ${os.loadavg()[1]?.toFixed(0)} on ${os.cpus().length} cores`;
  const how = `Played with ${formatCount(members)} members in ${minutes} minutes, ${load}.`;
  await writeMeasurements(
    'rehearsal',
    `${how}

${table}

${kept}`,
  );
  if (!isExact || joined.gaveUp > 0 || reminded.twice > 0) process.exitCode = 1;
  await people.leave();
} finally {
  await platform.remove();
}
