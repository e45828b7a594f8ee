import { expect, test } from 'vitest';
import { addManyToOutbox } from '~/domain/notifications/outbox.server';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { createMember } from '../tests/factories/member';
import { addNotice } from '../tests/factories/message';
import { testContext } from '../tests/setup/context';

const ctx = await testContext();

test('a new database has the partitions of this week and of the next two', async () => {
  const rows = await ctx.db.$queryRaw<{ part: string | null }[]>`
    SELECT to_regclass('partitions.outbox_messages_' || to_char(current_date + 7 * week, 'IYYYIW'))::text AS part
    FROM generate_series(0, 2) AS week`;
  expect(rows.filter(({ part }) => part)).toHaveLength(3);
});

test('the nightly job waits for no message while its partitions exist', async () => {
  await maintainPartitions(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox_messages IN ROW EXCLUSIVE MODE`;
    await maintainPartitions(ctx);
  });
});

test('weeks are made two ahead and dropped once they began 90 days ago, with what they hold', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2031-03-02T06:05:00+05:30');
  await maintainPartitions(ctx);
  expect(await parts()).toEqual([
    'outbox_messages_203109',
    'outbox_messages_203110',
    'outbox_messages_203111',
    'outbox_messages_other',
  ]);
  const sunday = await addNotice(ctx, member);
  ctx.clock.set('2031-03-03T06:05:00+05:30');
  const monday = await addNotice(ctx, member);
  expect(await partOf(sunday)).toBe('outbox_messages_203109');
  expect(await partOf(monday)).toBe('outbox_messages_203110');
  const left = async (day: string) => {
    ctx.clock.set(`${day}T03:25:00+05:30`);
    await maintainPartitions(ctx);
    return [await partOf(sunday), await partOf(monday)];
  };
  expect(await left('2031-05-24')).toEqual(['outbox_messages_203109', 'outbox_messages_203110']);
  expect(await left('2031-05-25')).toEqual([undefined, 'outbox_messages_203110']);
  expect(await left('2031-05-31')).toEqual([undefined, 'outbox_messages_203110']);
  expect(await left('2031-06-01')).toEqual([undefined, undefined]);
  expect(await parts()).toEqual(expect.arrayContaining(['outbox_messages_other', 'outbox_messages_203122']));
});

test('a message of a week that nobody made stands in the rest, is sent, and does not stop the weeks from being made', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2032-03-03T06:05:00+05:30');
  const id = await addNotice(ctx, member);
  ctx.clock.set('2032-03-10T06:05:00+05:30');
  await maintainPartitions(ctx);
  await sendMessage(ctx, id);
  expect(await ctx.db.outboxMessage.findFirst({ where: { id } })).toMatchObject({ status: 'queued' });
  expect(await partOf(id)).toBe('outbox_messages_other');
  expect(await partOf(await addNotice(ctx, member))).toBe('outbox_messages_203211');
});

test('a message that is added again on a later day is stored once', async () => {
  const { id, name } = await createMember(ctx);
  ctx.clock.set('2033-03-06T23:59:00+05:30');
  await maintainPartitions(ctx);
  const notice = {
    event: 'late',
    event_date: ctx.clock.today(),
    template: 'class_cancelled',
    memberIds: [id],
  } as const;
  const add = () => addManyToOutbox(ctx, ctx.db, { ...notice, variablesIn: () => ({ 1: name }) });
  expect(await add()).toBe(1);
  ctx.clock.advance(120);
  expect(await add()).toBe(0);
});

async function parts(): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = 'outbox_messages'::regclass AND relnamespace = 'partitions'::regnamespace ORDER BY 1`;
  return rows.map(({ name }) => name);
}

async function partOf(id: number): Promise<string | undefined> {
  const [row] = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM outbox_messages JOIN pg_class ON pg_class.oid = outbox_messages.tableoid WHERE outbox_messages.id = ${id}`;
  return row?.name;
}
