import { beforeEach, expect, test } from 'vitest';
import { createMember, verifyPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
import { toDatabaseDate } from '~/lib/calendar';
import { addToOutbox } from './outbox.server';
import { sendMessage } from './send-message.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

const DECISIONS = ['donation_approved', 'donation_rejected', 'donation_refunded'] as const;

async function decide(member: { id: number; phone: string }, template: (typeof DECISIONS)[number] | 'class_moved') {
  const event_key = `${template}:${getNextNumber()}`;
  const variables = { 1: 'Asha', 2: '₹500', 3: '10', 4: 'x', 5: 'y' };
  const { id: member_id, phone } = member;
  const id = await addToOutbox(ctx, ctx.db, { event_key, phone, member_id, template, variables });
  await sendMessage(ctx, id ?? 0);
  return ctx.db.outboxMessage.findFirstOrThrow({ where: { id: id ?? 0 } });
}

test('three decisions on donations per week reach an unverified phone, the others after its proof', async () => {
  const member = await createMember(ctx, { phone_proved_at: null });
  const statuses = [];
  for (const template of [...DECISIONS, 'donation_approved', 'class_moved'] as const)
    statuses.push((await decide(member, template)).status);
  expect(statuses).toEqual(['queued', 'queued', 'queued', 'skipped', 'skipped']);
  expect(await listMessagesTo(ctx, member.phone)).toHaveLength(3);
  await verifyPhone(ctx, member);
  const due = await ctx.db.outboxMessage.findMany({ where: { member_id: member.id, status: 'pending' } });
  expect(due.map(({ template, error_code }) => [template, error_code])).toEqual([['donation_approved', null]]);
  await sendMessage(ctx, due[0]?.id ?? 0);
  expect(await listMessagesTo(ctx, member.phone)).toHaveLength(4);
});

test('a proof releases at most ten decisions, of the last thirty days', async () => {
  const member = await createMember(ctx, { phone_proved_at: null });
  const insert = (days: number, count: number) =>
    ctx.db.outboxMessage.createMany({
      data: Array.from({ length: count }, () => ({
        event_key: `donation_rejected:${getNextNumber()}`,
        event_date: toDatabaseDate('2026-11-20'),
        phone: member.phone,
        member_id: member.id,
        template: 'donation_rejected' as const,
        language: 'en',
        variables: { 1: `${days}` },
        status: 'skipped' as const,
        error_code: 'unproved',
        due_at: ctx.clock.now(),
        created_at: new Date(ctx.clock.now().getTime() - days * 86_400_000),
        updated_at: ctx.clock.now(),
      })),
    });
  await insert(31, 2);
  await insert(3, 9);
  await insert(2, 5);
  await verifyPhone(ctx, member);
  const due = await ctx.db.outboxMessage.findMany({ where: { member_id: member.id, status: 'pending' } });
  const daysAgo = due.map(({ created_at }) => (ctx.clock.now().getTime() - created_at.getTime()) / 86_400_000);
  expect(daysAgo.sort()).toEqual([...Array<number>(5).fill(2), ...Array<number>(5).fill(3)]);
});

test('STOP also ends decisions to an unverified phone', async () => {
  const member = await createMember(ctx, { phone_proved_at: null, notices_stopped_at: ctx.clock.now() });
  expect(await decide(member, 'donation_approved')).toMatchObject({ status: 'skipped', error_code: 'stopped' });
});
