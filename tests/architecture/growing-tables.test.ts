import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../setup/database';

const STAFF = 'written by staff';
const SELDOM = 'a few a member in a lifetime';

/**
 * Tables that may have 32-bit ids, each with the reason why 32 bits are enough. Tables with a
 * version column, which staff edit, may have them as well. All remaining tables must have 64-bit
 * ids, because they may grow daily.
 */
const SMALL: Readonly<Record<string, string>> = {
  batches: STAFF,
  class_series: STAFF,
  donation_refunds: 'fewer than donations',
  donations: SELDOM,
  donor_files: STAFF,
  imports: STAFF,
  karma_entries: SELDOM,
  member_filters: STAFF,
  members: 'fewer than there are people',
  payment_disputes: 'fewer than donations',
  payment_orders: SELDOM,
  phone_moves: SELDOM,
  provider_refunds: 'fewer than donations',
  ratings: SELDOM,
  referrals: 'one a member',
  reminder_stops: STAFF,
  statements: STAFF,
  webhook_events: SELDOM,
};

/**
 * Tables whose 32-bit id sequence cycles, so that ids are reused. The value is the maximum age of a
 * row: rows must be deleted before their ids are reused.
 */
const TURNING: Readonly<Record<string, string>> = {
  otp_codes: 'two days',
  outbox_messages: '90 days',
  sessions: 'as long as the session',
};

interface Key {
  name: string;
  type: string;
  turns: boolean;
}

test('tables that grow daily have 64-bit ids', async () => {
  const keys = await listSequenceColumns(await openTestDatabase());
  const listNames = (found: Key[]) => found.map(({ name }) => name);
  const short = keys.filter(({ type }) => type !== 'bigint');
  expect(listNames(keys)).toEqual(expect.arrayContaining(['audit_entries', 'members', 'push_subscriptions']));
  expect(listNames(short.filter(({ turns }) => !turns))).toEqual(Object.keys(SMALL));
  expect(listNames(short.filter(({ turns }) => turns))).toEqual(Object.keys(TURNING));
});

test('a sequence that reaches its end restarts', async () => {
  const db = await openTestDatabase();
  for (const name of Object.keys(TURNING)) {
    const { rows } = await db.query<{ next: string }>(`SELECT setval($1, 2147483647), nextval($1) AS next`, [
      `${name}_id_seq`,
    ]);
    expect(rows[0]?.next).toBe('1');
  }
});

test('no index of members contains a column that a mark changes', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.query(`
    SELECT DISTINCT indexrelid::regclass::text AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = 'members'::regclass AND attname IN ('total_classes_attended', 'total_days_attended', 'current_streak', 'longest_streak',
      'rests_left', 'rested_on', 'last_attended_on', 'title', 'updated_at')`);
  expect(rows).toEqual([]);
});

async function openTestDatabase(): Promise<pg.Client> {
  const { url, drop } = await createTestDatabase();
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  onTestFinished(async () => {
    await db.end();
    await drop();
  });
  return db;
}

/**
 * Returns the columns that get their values from a sequence, except in tables with a version
 * column.
 */
async function listSequenceColumns(db: pg.Client): Promise<Key[]> {
  const { rows } = await db.query<Key>(`
    SELECT tables.relname AS name, format_type(columns.atttypid, NULL) AS type, seqcycle AS turns
    FROM pg_class AS tables
    JOIN pg_attribute AS columns ON columns.attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
    JOIN pg_sequence ON seqrelid = pg_get_serial_sequence(tables.oid::regclass::text, attname)::regclass
    WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind IN ('r', 'p') AND NOT EXISTS (
      SELECT FROM pg_attribute WHERE attrelid = tables.oid AND attname = 'version')
    ORDER BY tables.relname COLLATE "C"`);
  return rows;
}
