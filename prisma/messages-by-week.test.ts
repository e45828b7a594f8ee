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

test('the nightly job does not lock messages if its partitions exist', async () => {
  await maintainPartitions(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox_messages IN ROW EXCLUSIVE MODE`;
    await maintainPartitions(ctx);
  });
});

test('partitions are created two weeks ahead and dropped 90 days after their start', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2031-03-02T06:05:00+05:30');
  await maintainPartitions(ctx);
  expect(await listPartitions()).toEqual([
    'outbox_messages_203109',
    'outbox_messages_203110',
    'outbox_messages_203111',
    'outbox_messages_other',
  ]);
  const sunday = await addNotice(ctx, member);
  ctx.clock.set('2031-03-03T06:05:00+05:30');
  const monday = await addNotice(ctx, member);
  expect(await findPartition(sunday)).toBe('outbox_messages_203109');
  expect(await findPartition(monday)).toBe('outbox_messages_203110');
  const listRemainingPartitions = async (day: string) => {
    ctx.clock.set(`${day}T03:25:00+05:30`);
    await maintainPartitions(ctx);
    return [await findPartition(sunday), await findPartition(monday)];
  };
  expect(await listRemainingPartitions('2031-05-24')).toEqual(['outbox_messages_203109', 'outbox_messages_203110']);
  expect(await listRemainingPartitions('2031-05-25')).toEqual([undefined, 'outbox_messages_203110']);
  expect(await listRemainingPartitions('2031-05-31')).toEqual([undefined, 'outbox_messages_203110']);
  expect(await listRemainingPartitions('2031-06-01')).toEqual([undefined, undefined]);
  expect(await listPartitions()).toEqual(expect.arrayContaining(['outbox_messages_other', 'outbox_messages_203122']));
});

test('a message in a week without a partition is stored in the default partition', async () => {
  const member = await createMember(ctx);
  ctx.clock.set('2032-03-03T06:05:00+05:30');
  const id = await addNotice(ctx, member);
  ctx.clock.set('2032-03-10T06:05:00+05:30');
  await maintainPartitions(ctx);
  await sendMessage(ctx, id);
  expect(await ctx.db.outboxMessage.findFirst({ where: { id } })).toMatchObject({ status: 'queued' });
  expect(await findPartition(id)).toBe('outbox_messages_other');
  expect(await findPartition(await addNotice(ctx, member))).toBe('outbox_messages_203211');
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

async function listPartitions(): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = 'outbox_messages'::regclass AND relnamespace = 'partitions'::regnamespace ORDER BY 1`;
  return rows.map(({ name }) => name);
}

async function findPartition(id: number): Promise<string | undefined> {
  const [row] = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM outbox_messages JOIN pg_class ON pg_class.oid = outbox_messages.tableoid WHERE outbox_messages.id = ${id}`;
  return row?.name;
}
