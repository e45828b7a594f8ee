import { beforeEach, expect, test } from 'vitest';
import { createMember, verifyPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
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

test('STOP also ends decisions to an unverified phone', async () => {
  const member = await createMember(ctx, { phone_proved_at: null, notices_stopped_at: ctx.clock.now() });
  expect(await decide(member, 'donation_approved')).toMatchObject({ status: 'skipped', error_code: 'stopped' });
});
