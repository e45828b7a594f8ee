import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnvironment } from '~/config/env.server';
import { contextOf, openApp } from '~/context.server';
import { migrate } from '~/db/migrate.server';
import { oweMessage, oweMessages } from '~/domain/notifications/owe-message.server';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { keepPartitions } from '~/domain/partitions/keep-partitions.server';
import { createMember } from '../tests/factories/member';
import { oweNotice } from '../tests/factories/message';
import { testContext } from '../tests/setup/context';
import { testEnvironment } from '../tests/setup/environment';
import { messagesTo } from '../tests/setup/messaging';
import { databaseBefore } from '../tests/setup/migrations';

const ctx = await testContext();

const FIRST = '20261125040000_messages_bounded';
const MEMBERS = 3000;

const COLUMNS = 'event_key, member_id, otp_id, phone, template, variables, due_at, created_at, updated_at';

/** What a process of the release before sends, with a member for its value. */
const STATEMENTS: readonly { name: string; text: string }[] = [
  {
    name: 'owe',
    text: `INSERT INTO messages (${COLUMNS})
      SELECT 'old:' || id, id, NULL, phone, 'password_changed', jsonb_build_object('1', name), now() - interval '1 s', now(), now() FROM members WHERE id = $1
      ON CONFLICT (event_key) DO NOTHING RETURNING id`,
  },
  {
    name: 'owe a code',
    text: `WITH code AS (
        INSERT INTO otp_codes (purpose, phone, member_id, salt, code_hash, created_at, expires_at)
        SELECT 'password_reset', phone, id, '', '', now(), now() FROM members WHERE id = $1 RETURNING *
      )
      INSERT INTO messages (${COLUMNS}) SELECT 'otp:' || id, member_id, id, phone, 'otp', '{}', now() - interval '1 s', now(), now() FROM code
      ON CONFLICT (event_key) DO NOTHING RETURNING id`,
  },
  {
    name: 'claim',
    text: `UPDATE messages SET status = 'sending', attempts = attempts + 1, handed_over_at = now(), updated_at = now()
      WHERE member_id = $1 AND template = 'otp' AND status IN ('pending', 'sending') AND due_at <= now()
      RETURNING id, (SELECT salt FROM otp_codes WHERE otp_codes.id = otp_id), (SELECT notices_stopped_at FROM members WHERE members.id = messages.member_id)`,
  },
  {
    name: 'settle',
    text: `UPDATE messages SET status = 'sent', provider_message_id = 'SM' || id WHERE member_id = $1 AND status = 'sending'`,
  },
  {
    name: 'sweep',
    text: `SELECT id, template FROM messages WHERE due_at <= now() AND status IN ('pending', 'sending') AND id > $1 ORDER BY id LIMIT 50`,
  },
];

test('a filled database takes the migrations while the release before owes, claims and settles; afterwards each message is there once', async () => {
  const { url, connect } = await databaseBefore(FIRST);
  const db = await connect();
  const ids = await fill(db);
  let isDone = false;
  const written = new Set<number | undefined>();
  const asBefore = async (client: pg.Client, first: number, step: number) => {
    let rounds = 0;
    for (let at = first; !isDone || rounds < 50; at += step) {
      const id = ids[at % ids.length];
      for (const { name, text } of STATEMENTS) await client.query({ name, text, values: [id] });
      written.add(id);
      rounds += 1;
    }
    return rounds;
  };
  const others = await Promise.all([connect(), connect(), connect()]);
  const working = Promise.all(others.map((client, at) => asBefore(client, at, others.length)));
  await migrate(url).finally(() => (isDone = true));
  const rounds = (await working).reduce((sum, one) => sum + one);

  const owed = written.size;
  const { rows } = await db.query(`
    SELECT count(*) FILTER (WHERE event_key LIKE 'past:%')::int AS past, count(*) FILTER (WHERE event_key LIKE 'old:%')::int AS owed,
      count(*) FILTER (WHERE template = 'otp' AND status = 'sent' AND attempts = 1)::int AS codes,
      count(DISTINCT event_key)::int AS events, (SELECT count(*)::int FROM messages) AS first_part FROM outbox`);
  const events = MEMBERS + owed + rounds;
  expect(rows).toEqual([{ past: MEMBERS, owed, codes: rounds, events, first_part: events }]);
  const indexes = await db.query<{ names: string[] }>(
    "SELECT array_agg(indexrelid::regclass::text) AS names FROM pg_index WHERE indrelid = 'messages'::regclass",
  );
  expect(indexes.rows[0]?.names.toSorted()).toEqual([
    ...['messages_created_at_idx', 'messages_event_key_key', 'messages_event_key_owed_on_key'],
    ...['messages_member_id_created_at_idx', 'messages_otp_id_idx', 'messages_owed_idx', 'messages_pkey'],
    'messages_provider_message_id_key',
  ]);

  const app = openApp(parseEnvironment(testEnvironment(url, ctx.sandboxUrl, {})));
  onTestFinished(() => app.close());
  const after = contextOf(app, { kind: 'system' }, ctx.origin);
  const [message] = await after.db.message.findMany({ where: { event_key: { startsWith: 'old:' } }, take: 1 });
  if (!message) throw new Error('nothing was owed');
  await sendMessage(after, message.id);
  expect(await messagesTo(ctx, message.phone)).toMatchObject([{ template: 'password_changed' }]);
  const again = { phone: message.phone, template: 'password_changed', variables: {} } as const;
  expect(await oweMessage(after, after.db, { ...again, event_key: message.event_key })).toBeNull();
  const fresh = await oweMessage(after, after.db, { ...again, event_key: 'new' });
  expect((await db.query("SELECT id FROM messages WHERE event_key = 'new'")).rows).toEqual([{ id: fresh }]);
  expect(await keepPartitions(after)).toBe(0);
});

test('a database that nobody uses yet begins without what the release before needed', async () => {
  expect(await parts()).toEqual(['outbox_before', 'outbox_other']);
});

test('making weeks waits for no message where the first part reaches', async () => {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox IN ROW EXCLUSIVE MODE`;
    await keepPartitions(ctx);
  });
  expect(await parts()).toEqual(['outbox_before', 'outbox_other']);
});

test('weeks are made two ahead and dropped once they began 90 days ago, with what they hold', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2031-03-02T06:05:00+05:30');
  await keepPartitions(ctx);
  expect(await parts()).toEqual([
    ...['outbox_203109', 'outbox_203110', 'outbox_203111'],
    ...['outbox_before', 'outbox_other'],
  ]);
  const sunday = await oweNotice(ctx, member);
  ctx.clock.set('2031-03-03T06:05:00+05:30');
  const monday = await oweNotice(ctx, member);
  expect(await partOf(sunday)).toBe('outbox_203109');
  expect(await partOf(monday)).toBe('outbox_203110');
  const left = async (day: string) => {
    ctx.clock.set(`${day}T03:25:00+05:30`);
    await keepPartitions(ctx);
    return [await partOf(sunday), await partOf(monday)];
  };
  expect(await left('2031-05-24')).toEqual(['outbox_203109', 'outbox_203110']);
  expect(await left('2031-05-25')).toEqual([undefined, 'outbox_203110']);
  expect(await left('2031-05-31')).toEqual([undefined, 'outbox_203110']);
  expect(await left('2031-06-01')).toEqual([undefined, undefined]);
  expect(await parts()).toEqual(expect.arrayContaining(['outbox_before', 'outbox_other', 'outbox_203122']));
});

test('a message of a week that nobody made stands in the rest, is sent, and does not stop the weeks from being made', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2032-03-03T06:05:00+05:30');
  const id = await oweNotice(ctx, member);
  ctx.clock.set('2032-03-10T06:05:00+05:30');
  await keepPartitions(ctx);
  await sendMessage(ctx, id);
  expect(await ctx.db.message.findFirst({ where: { id } })).toMatchObject({ status: 'queued' });
  expect(await partOf(id)).toBe('outbox_other');
  expect(await partOf(await oweNotice(ctx, member))).toBe('outbox_203211');
});

test('what is owed again on a later day, for an event of its own day, is owed once', async () => {
  const { id, name } = await createMember(ctx);
  ctx.clock.set('2033-03-06T23:59:00+05:30');
  await keepPartitions(ctx);
  const notice = { event: 'late', owed_on: ctx.clock.today(), template: 'class_cancelled', memberIds: [id] } as const;
  const owe = () => oweMessages(ctx, ctx.db, { ...notice, variablesIn: () => ({ 1: name }) });
  expect(await owe()).toBe(1);
  ctx.clock.advance(120);
  expect(await owe()).toBe(0);
});

async function parts(): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = 'outbox'::regclass AND relnamespace = 'partitions'::regnamespace ORDER BY 1`;
  return rows.map(({ name }) => name);
}

async function partOf(id: number): Promise<string | undefined> {
  const [row] = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM outbox JOIN pg_class ON pg_class.oid = outbox.tableoid WHERE outbox.id = ${id}`;
  return row?.name;
}

/** Members, each with a message that was sent long ago. */
async function fill(db: pg.Client): Promise<number[]> {
  await db.query(
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
      SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now()
      FROM generate_series(1, $1) AS n`,
    [MEMBERS],
  );
  await db.query(
    `INSERT INTO messages (${COLUMNS}, status)
      SELECT 'past:' || id, id, NULL, phone, 'class_cancelled', '{}', ago, ago, ago, 'sent'
      FROM members, (VALUES (now() - interval '40 days')) AS one (ago)`,
  );
  const { rows } = await db.query<{ id: number }>('SELECT id FROM members ORDER BY id');
  return rows.map(({ id }) => id);
}
