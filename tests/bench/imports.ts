import { setTimeout as delay } from 'node:timers/promises';
import { type ImportProgress, openImportClient } from '../setup/import-client';
import { type Community, deleteBenchmarkClasses } from './community';
import { readToday, logInAll, openClasses } from './marks';
import { formatTable, formatVerdict } from './measurements';

/** Number of rows in the file. Set IMPORT_ROWS to a smaller number for a quick run. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 400_000);

/** One row in twenty cannot be read, or repeats another row. */
const ONE_DIRTY_IN = 20;

const MARKS_PER_SECOND = 50;
const MARKING_MEMBERS = 6_000;
const CLASSES = 20;
const MAX_MINUTES = 15;
const MAX_MARK_MS = 250;

const COLUMNS = ['name', 'phone', 'city', 'joined_on', 'classes_before', 'karma', 'notices'];

/**
 * Measures the check, the import and the undo of a file while members mark attendance, and the
 * response times of the marks.
 */
export async function measureImport(community: Community): Promise<string> {
  const { db, platform, url } = community;
  for (const part of ['sandbox', 'worker'] as const) {
    platform.start(part);
    await platform.waitUntilReady(part);
  }
  const read = async () => (await db.query<ImportProgress>('SELECT * FROM imports ORDER BY id DESC LIMIT 1')).rows[0];
  const client = await openImportClient(url, read);
  const marking = await startMarking(community);
  try {
    const from = performance.now();
    const path = await client.check(createFile(), COLUMNS);
    const checked = performance.now();
    await client.confirm(path);
    const { new_rows, imported_rows } = await client.until(({ state }) => state === 'done');
    const imported = performance.now();
    const p99 = marking.stop();
    await client.undo(path);
    const { undone_rows } = await client.until(({ state }) => state === 'undone');
    const undone = performance.now();
    const minutes = (imported - from) / 60_000;
    const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
    const isExact = new_rows === imported_rows && imported_rows === undone_rows;
    const rows = [
      [`Upload and check of ${ROWS} rows`, formatSeconds(checked - from), '', ''],
      [`Import of ${imported_rows} new members`, formatSeconds(imported - checked), '', ''],
      ['Both together', `${minutes.toFixed(1)} minutes`, `≤ ${MAX_MINUTES}`, formatVerdict(minutes <= MAX_MINUTES)],
      [
        `99 of 100 marks meanwhile, ${MARKS_PER_SECOND} a second`,
        `${p99.toFixed(0)} ms`,
        `≤ ${MAX_MARK_MS}`,
        formatVerdict(p99 <= MAX_MARK_MS),
      ],
      ['Imported members as the check said', String(imported_rows), String(new_rows), formatVerdict(isExact)],
      ['Undo of the import', formatSeconds(undone - imported), '', ''],
    ];
    for (const row of rows) process.stdout.write(`${row.join(' | ')}\n`);
    return formatTable(['Import', 'Measured', 'Goal', 'Reached'], rows);
  } finally {
    marking.stop();
    await deleteBenchmarkClasses(db);
  }
}

function createFile(): string {
  const lines = ['Full Name,Mobile,City,DOJ,Classes,Karma,WA ok'];
  for (let at = 0; at < ROWS; at += 1) {
    const phone = at % ONE_DIRTY_IN === 0 ? buildDirtyPhone(at) : buildPhone(at);
    lines.push(`Asha Sharma,${phone},Pune,14/02/2024,${at % 300},${at % 50},${at % 3 ? 'yes' : 'no'}`);
  }
  return lines.join('\r\n');
}

function buildPhone(at: number): string {
  return `8${String(at).padStart(9, '0')}`;
}

function buildDirtyPhone(at: number): string {
  const kinds = ['9.88E+09', '98765 4321', '', buildPhone(Math.max(1, at - 1)), 'on request'];
  return kinds[(at / ONE_DIRTY_IN) % kinds.length] ?? '';
}

/** Marks attendance several times per second, each time for a different member or class. */
async function startMarking(community: Community) {
  const tokens = await logInAll(community.db, MARKING_MEMBERS);
  const classIds = await openClasses(community, CLASSES, { unlimited: true });
  const attendance_date = await readToday(community);
  const times: number[] = [];
  let isOn = true;
  const mark = async (token: string, class_id: number) => {
    const from = performance.now();
    const { status } = await fetch(`${community.url}/api/user/attendance/mark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ class_id, attendance_date }),
    });
    if (status !== 200) throw new Error(`A mark was refused with ${status}`);
    times.push(performance.now() - from);
  };
  const run = async () => {
    for (const class_id of classIds) {
      for (const token of tokens) {
        if (!isOn) return;
        void mark(token, class_id);
        await delay(1000 / MARKS_PER_SECOND);
      }
    }
  };
  void run();
  return {
    /** Returns the response time in milliseconds within which 99 of 100 marks were answered. */
    stop: (): number => {
      isOn = false;
      return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
    },
  };
}
