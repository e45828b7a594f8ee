import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPicture, uploaded } from '../factories/picture';
import { parseEnvironment } from '~/config/env.server';
import { createContext, openApp, createSystemContext } from '~/context.server';
import { updateTrends } from '~/domain/analytics/update-trends.server';
import { updateBoardReport } from '~/domain/board-report/update-board-report.server';
import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { updateMonthlyLeaderboard } from '~/domain/attendance/update-monthly-leaderboard.server';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import type { Context } from '~/domain/context';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { updateReminderStats } from '~/domain/reminders/reminder-stats.server';
import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { deleteExpiredRows } from '~/domain/retention/delete-expired-rows.server';
import { logIn } from '~/domain/sessions/log-in.server';
import { startStreakPause, endStreakPause } from '~/domain/streaks/pause.server';
import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';
import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import type { Community } from './community';
import { readToday, openClasses } from './marks';
import { formatTable } from './measurements';
import { ADMIN_SCREENS, getFirstCallerHeaders, MEMBER_CALLS, PAGES } from './screens';

/**
 * Minimum row count for reporting a sequential scan. In smaller tables PostgreSQL prefers a scan,
 * because it is faster than an index.
 */
const LARGE_ROWS = 10_000;

const NEW_DEVICE = { country: undefined, device_token: undefined };

/**
 * Number of runs before measuring. After five runs of a prepared statement, PostgreSQL may use a
 * generic plan, as it does in production.
 */
const WARM_UPS = 6;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

interface Statement {
  ms: number;
  plan: Plan;
}

/**
 * Lists the query plans of the most frequent requests by members, staff and the worker, as logged
 * by PostgreSQL's auto_explain: statements, duration, scanned rows and used indexes.
 */
export async function measurePlans(community: Community): Promise<string> {
  const { db, platform } = community;
  const log = path.join(platform.env.DATA_DIR ?? '', 'postgres', 'cluster', 'server.log');
  await explainEverything(community, true);
  const app = openApp(parseEnvironment({ ...process.env, ...platform.env, DATABASE_POOL: '1' }));
  try {
    const large = await listTables(community);
    const rows: string[][] = [];
    const measureStatements = async (what: string, work: () => Promise<unknown>, warmUps = 0) => {
      for (let round = 0; round < warmUps; round += 1) await work();
      const from = fs.statSync(log).size;
      await work();
      await delay(300);
      const statements = parseStatements(fs.readFileSync(log).subarray(from).toString());
      if (statements.length === 0) throw new Error(`${log} tells of no statement of ${what}`);
      const row = buildRow(what, statements, large);
      process.stdout.write(`${row.join(' | ')}\n`);
      rows.push(row);
    };
    for (const screen of [...MEMBER_CALLS, ...PAGES, ...ADMIN_SCREENS]) {
      if (screen.as === 'visitor') continue;
      await measureStatements(`\`${screen.path}\`, ${screen.as}`, () => requestScreen(community, screen), WARM_UPS);
    }
    const member = createContext(
      app,
      { kind: 'member', memberId: community.newcomer.id, sessionId: 0 },
      { address: '127.0.0.1', requestId: 'bench' },
    );
    for (const [what, work] of await listWrites(community, member)) await measureStatements(what, work);
    const system = {
      ...createSystemContext(app),
      enqueue: () => Promise.resolve(),
      enqueueAll: () => Promise.resolve(),
    };
    for (const [what, work] of JOBS) await measureStatements(`worker: ${what}`, () => work(system));
    const head = ['Work', 'Statements', 'In the database, ms', 'Rows looked at', 'Along', 'Large tables read whole'];
    return formatTable(head, rows);
  } finally {
    await app.close();
    await explainEverything(community, false);
    await db.query("DELETE FROM donations WHERE amount_paise = 7700 AND status = 'pending'");
  }
}

const JOBS: readonly [string, (ctx: Context) => Promise<unknown>][] = [
  ['update-leaderboard', updateLeaderboard],
  ['update-monthly-leaderboard', updateMonthlyLeaderboard],
  ['update-trends', updateTrends],
  ['update-board-report', updateBoardReport],
  ['expire-streaks', expireStreaks],
  ['recalculate-streaks', recalculateStreaks],
  ['schedule-reminders', scheduleReminders],
  ['count-reminders', updateReminderStats],
  ['sweep-outbox', sweepOutbox],
  ['reconcile-karma', reconcileKarma],
  ['purge-expired', deleteExpiredRows],
];

async function listWrites(community: Community, ctx: Context): Promise<[string, () => Promise<unknown>][]> {
  const [limited = 0, open = 0] = [
    ...(await openClasses(community, 1)),
    ...(await openClasses(community, 1, { unlimited: true })),
  ];
  const attendance_date = await readToday(community);
  const phone = await getPhone(community);
  return [
    ['mark, a class with places', () => markAttendance(ctx, { class_id: limited, attendance_date })],
    ['mark, a class open to all', () => markAttendance(ctx, { class_id: open, attendance_date })],
    ['a rating', () => submitRating(ctx, { rating: 5, review: undefined })],
    ['a pause begun', () => startStreakPause(ctx, { days: 3 })],
    ['a pause ended', () => endStreakPause(ctx)],
    [
      'a donation with its screenshot',
      async () => submitQrDonation(ctx, { amount: 77 }, uploaded(await createPicture(), 'upi.png')),
    ],
    [
      'a login that fails',
      () =>
        logIn(ctx, { phonenumber: phone, phone, ...NEW_DEVICE, password: 'not-the-password' }).catch(() => undefined),
    ],
  ];
}

async function getPhone({ db, newcomer }: Community): Promise<string> {
  const { rows } = await db.query<{ phone: string }>('SELECT phone FROM members WHERE id = $1', [newcomer.id]);
  return rows[0]?.phone ?? '';
}

async function requestScreen(community: Community, screen: Parameters<typeof getFirstCallerHeaders>[0]): Promise<void> {
  const response = await fetch(community.url + screen.path, { headers: getFirstCallerHeaders(screen, community) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${screen.path} answered ${response.status}`);
}

/**
 * Changes the settings of auto_explain and ends open connections, because the settings apply only
 * to new connections.
 */
async function explainEverything({ db }: Community, isOn: boolean): Promise<void> {
  const { rows } = await db.query<{ name: string }>('SELECT current_database() AS name');
  const name = rows[0]?.name ?? '';
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
  };
  if (isOn) {
    await db.query("LOAD 'auto_explain'");
    for (const [setting, value] of Object.entries(settings))
      await db.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  } else for (const setting of Object.keys(settings)) await db.query(`ALTER DATABASE ${name} RESET ${setting}`);
  await db.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await delay(1_000);
}

async function listTables({ db }: Community): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>('SELECT relname AS name FROM pg_class WHERE reltuples > $1', [
    LARGE_ROWS,
  ]);
  return new Set(rows.map(({ name }) => name));
}

/** Parses the query plans in a section of PostgreSQL's log. Continuation lines begin with a tab. */
function parseStatements(text: string): Statement[] {
  return [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, ms, json = '']) => ({
    ms: Number(ms),
    plan: (JSON.parse(json) as { Plan: Plan }).Plan,
  }));
}

function listNodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}

function buildRow(what: string, statements: readonly Statement[], large: ReadonlySet<string>): string[] {
  const scans = statements.flatMap(({ plan }) => listNodes(plan)).filter((node) => node['Node Type'].includes('Scan'));
  const looked = scans.reduce(
    (sum, node) =>
      sum + ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
    0,
  );
  const listUnique = (names: (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))].sort();
  const whole = scans.filter((node) => node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 0) > 0);
  return [
    what,
    String(statements.length),
    statements.reduce((sum, { ms }) => sum + ms, 0).toFixed(1),
    looked.toLocaleString('en'),
    listUnique(scans.map((node) => node['Index Name'])).join(', ') || '–',
    listUnique(whole.map((node) => node['Relation Name']).filter((name) => large.has(name ?? ''))).join(', ') || '–',
  ];
}
