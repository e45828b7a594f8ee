import os from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { tableOf, verdict, writeMeasurements } from '../bench/measurements';
import { REMINDER_SETTINGS } from '../bench/reminders';
import { peopleOn, type People } from '../faults/people';
import { startFaultPlatform, type FaultPlatform } from '../faults/platform';
import { WRONG } from '../faults/wrong';
import { type Joined, letJoin, percentile, peakOf, silenceOf } from './joiners';
import { preparePulse } from './pulse';

// Simulates a class at six o'clock in real time, at a scale of 1:100. All members get a reminder,
// and three quarters of them join the same class within ten minutes, half of these in the first two
// minutes. During the run, a web process, a worker and the database are killed and restarted.

const ALL = 12_400_000;
const JOINING = 0.75;
const MINUTES = 10;
/**
 * Minutes between the first reminder and the first tap. The worker sends no more reminders later
 * than five minutes before a class.
 */
const REMINDING_MINUTES = 5;
const LOOK_ON_MS = 30_000;
const GOAL_SECONDS = 30;

const { values } = parseArgs({ options: { members: { type: 'string' }, minutes: { type: 'string' } } });
const members = Number(values.members ?? ALL / 100);
const minutes = Number(values.minutes ?? MINUTES);

const say = (line: string) => process.stdout.write(`${line}\n`);
const round = (count: number) => Math.round(count).toLocaleString('en');

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
async function harm(platform: FaultPlatform): Promise<{ what: string; at: number }[]> {
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

async function wrongOn({ rows, since }: People): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, sql] of Object.entries(WRONG))
    if ((await rows(sql, ...(sql.includes('$1') ? [since] : []))).length > 0) wrong.push(what);
  return wrong;
}

async function remindedOf(
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

function reportOf(joined: Joined, killed: { what: string; at: number }[], reminded: number): string[][] {
  const scale = ALL / members;
  const peak = peakOf(joined.marks);
  return [
    ['Reminders handed over before the first tap', round(reminded), round(reminded * scale), ''],
    ['Marks acknowledged', round(joined.marks.length), round(joined.marks.length * scale), ''],
    ['Led to the meeting', round(joined.led), round(joined.led * scale), ''],
    ['Marks a second at the peak', round(peak), round((peak * scale * minutes) / MINUTES), ''],
    [
      'Half of them, and 99 of 100, answered within, ms',
      `${round(percentile(joined.marks, 50))}; ${round(percentile(joined.marks, 99))}`,
      '',
      '',
    ],
    ['Requests made again', round(joined.again), round(joined.again * scale), ''],
    ...killed.map(({ what, at }) => {
      const seconds = silenceOf(joined.marks, at, at + LOOK_ON_MS);
      return [`${what} killed: no mark for, s`, seconds.toFixed(1), '', verdict(seconds <= GOAL_SECONDS)];
    }),
  ];
}

const platform = await startFaultPlatform('postgres', {
  env: { ...REMINDER_SETTINGS, CLASS_EARLY_JOIN_MINUTES: '15' },
});
try {
  const people = await peopleOn(platform);
  await people.trouble('twilio', { fail: 10_000_000, silent: true });
  const all = await preparePulse(people.rows, members);
  const { class_id, attendance_date } = await prepareClass(people);
  say(`${round(members)} members are there, and the worker schedules their reminders`);
  await delay(REMINDING_MINUTES * 60_000);
  const reminded = await remindedOf(people, class_id);
  say(
    `${round(reminded.scheduled)} reminders scheduled, ${round(reminded.sent)} handed over, ${reminded.twice} members scheduled two`,
  );
  const joining = all.slice(0, Math.round(members * JOINING));
  const [joined, killed] = await Promise.all([
    letJoin(joining, { url: platform.url, class_id, attendance_date, minutes }),
    harm(platform),
  ]);
  await platform.untilReady();
  const [count] = await people.rows<{ counted: number; marks: number }>(
    `SELECT count_class_attendances(classes) AS counted, (SELECT count(*)::int FROM attendances WHERE class_id = classes.id) AS marks FROM classes WHERE id = $1`,
    class_id,
  );
  const wrong = await wrongOn(people);
  const [counted, marks] = [count?.counted ?? 0, count?.marks ?? 0];
  const isExact = counted === marks && marks === joined.marks.length && wrong.length === 0;
  const rows = reportOf(joined, killed, reminded.sent);
  for (const row of rows) say(row.join(' | '));
  const kept = `${round(joined.marks.length)} marks were acknowledged, ${round(marks)} are there, the class counts ${round(counted)}; ${joined.inVain} members tapped in vain, ${reminded.twice} were scheduled two reminders.`;
  say(kept);
  for (const what of wrong) say(`Wrong: ${what}`);
  const table = tableOf(['Six o’clock', `${round(members)} members`, '12.4 million', `≤ ${GOAL_SECONDS} s`], rows);
  const load = `at a load of ${os.loadavg()[1]?.toFixed(0)} on ${os.cpus().length} cores`;
  const how = `Played with ${round(members)} members in ${minutes} minutes, ${load}.`;
  await writeMeasurements(
    'rehearsal',
    `${how}

${table}

${kept}`,
  );
  if (!isExact || joined.inVain > 0 || reminded.twice > 0) process.exitCode = 1;
  await people.leave();
} finally {
  await platform.remove();
}
