import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ImportProgress, openImportClient } from '../setup/import-client';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';

/** Number of rows. The workers need several spans for them. */
const ROWS = 12_000;

export function testKilledImports(on: PreparedPlatform): void {
  test('the workers killed in the middle of an import and an undo: nothing is lost or doubled', async () => {
    const read = async () => {
      const [one] = await on.people.rows<ImportProgress>('SELECT * FROM imports ORDER BY id DESC LIMIT 1');
      return one;
    };
    const client = await openImportClient(on.platform.url, read);
    // Each attempt needs other phones, because the members of the first attempt remain.
    const first = randomInt(9_300_000_000, 9_399_000_000);
    const phones = Array.from({ length: ROWS }, (_, at) => String(first + at));
    const csv = ['Name,Phone,Karma', ...phones.map((phone) => `Asha,${phone},5`)].join('\n');
    const path = await client.check(csv, ['name', 'phone', 'karma']);
    await client.confirm(path);
    await client.until(({ imported_rows: imported }) => imported > 0);
    await on.platform.worker.kill();
    const before = await read();
    expect(before).toMatchObject({ state: 'importing' });
    await on.platform.worker.start();
    await on.platform.waitUntilReady();
    expect(await client.until(({ state }) => state === 'done')).toMatchObject({ new_rows: ROWS, imported_rows: ROWS });
    const [counted] = await on.people.rows(
      `SELECT count(*)::int AS members, count(DISTINCT phone)::int AS phones, sum(karma_points)::int AS karma,
        (SELECT sum(delta)::int FROM karma_entries WHERE reason = 'opening') AS ledger
       FROM members WHERE import_id = $1`,
      before?.id,
    );
    expect(counted).toEqual({ members: ROWS, phones: ROWS, karma: 5 * ROWS, ledger: 5 * ROWS });
    await expectNothingLost(on.platform, on.people);

    const attendances = ['Phone,Date,Class', ...phones.map((phone) => `${phone},01/06/2024,Sunrise`)].join('\n');
    const other = await client.check(attendances, ['phone', 'date', 'title'], 'attendances');
    await client.confirm(other);
    await client.until(({ state }) => state === 'done');
    await client.undo(other);
    await client.until(({ undone_rows: undone }) => undone > 0);
    await on.platform.worker.kill();
    expect(await read()).toMatchObject({ state: 'undoing' });
    await on.platform.worker.start();
    await on.platform.waitUntilReady();
    expect(await client.until(({ state }) => state === 'undone')).toMatchObject({ undone_rows: ROWS });
    const left = await on.people.rows(
      "SELECT (SELECT count(*)::int FROM classes WHERE title = 'Sunrise') AS classes, (SELECT count(*)::int FROM imported_attendances) AS records",
    );
    expect(left).toEqual([{ classes: 0, records: 0 }]);
    await expectNothingLost(on.platform, on.people);
  });
}
