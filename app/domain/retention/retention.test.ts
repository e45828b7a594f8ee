import { expect, test } from 'vitest';
import { toDatabaseDate } from '~/lib/calendar';
import { createAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { paymentEvent } from '../../../tests/setup/razorpay';
import { receivePaymentEvent } from '../donations/receive-payment-event.server';
import { requestPasswordReset } from '../sessions/request-password-reset.server';
import { startSession } from '../sessions/start-session.server';
import { eraseMember } from '../sessions/delete-account.server';
import { deleteExpiredRows } from './delete-expired-rows.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const DAY = 24 * 3600;

test('sessions, codes, limits, messages and payloads are deleted after their retention, and nothing before', async () => {
  const member = await createMember(ctx);
  const admin = await createAdmin(ctx);
  await startSession(ctx, ctx.db, { kind: 'admin', adminId: admin.id });
  await startSession(ctx, ctx.db, { kind: 'member', memberId: member.id });
  await requestPasswordReset(ctx.as({ kind: 'visitor' }), { phone: member.phone });
  await ctx.db.outboxMessage.updateMany({ data: { status: 'sent' } });
  await ctx.db.otpGuessDay.create({ data: { phone: member.phone, day: new Date('2026-11-20'), guesses: 3 } });
  const event = paymentEvent('payment.captured', { id: 'pay_a', order_id: null, amount: 100, status: 'captured' });
  await receivePaymentEvent(ctx, { ...event, event_id: 'evt_a' });
  const order = { member_id: member.id, amount_paise: 100, created_at: ctx.clock.now() } as const;
  await ctx.db.paymentOrder.createMany({
    data: [
      { ...order, provider_order_id: 'order_failed', status: 'failed' },
      { ...order, provider_order_id: 'order_paid', status: 'paid' },
    ],
  });
  const { phone } = member;
  const inbound = { sid: 'SM-old', member_id: member.id, phone, body: 'Help', received_at: ctx.clock.now() };
  await ctx.db.inboundMessage.create({ data: inbound });
  const today = { day: new Date('2026-11-20'), created_at: ctx.clock.now() };
  const friend = await createMember(ctx);
  await ctx.db.cheer.create({ data: { ...today, to_id: member.id, from_id: friend.id } });
  await ctx.db.mood.create({ data: { ...today, member_id: member.id, mood: 'calm' } });
  const countRemainingRows = async () => ({
    inbound: await ctx.db.inboundMessage.count(),
    sessions: await ctx.db.session.count(),
    codes: await ctx.db.otpCode.count(),
    guesses: await ctx.db.otpGuessDay.count(),
    cheers: await ctx.db.cheer.count(),
    moods: await ctx.db.mood.count(),
    messages: await ctx.db.outboxMessage.count(),
    events: await ctx.db.webhookEvent.count(),
    orders: await ctx.db.paymentOrder.count(),
  });
  await deleteExpiredRows(ctx);
  const before = await countRemainingRows();
  expect(before).toMatchObject({ inbound: 1, sessions: 2, codes: 1, guesses: 1, messages: 1, events: 1, orders: 2 });
  expect(before).toMatchObject({ cheers: 1, moods: 1 });
  for (const [days, gone] of [
    [1, { sessions: 1, guesses: 0 }],
    [3, { codes: 0 }],
    [31, { sessions: 0 }],
    [60, { cheers: 1, moods: 1 }],
    [61, { cheers: 0, moods: 0 }],
    [91, { messages: 0, inbound: 0 }],
    [366, { orders: 1, events: 1 }],
  ] as const) {
    ctx.clock.set(new Date(Date.parse('2026-11-20T06:31:00+05:30') + days * DAY * 1000).toISOString());
    await deleteExpiredRows(ctx);
    expect({ days, ...(await countRemainingRows()) }).toMatchObject({ days, ...gone });
  }
  ctx.clock.set('2026-11-20T06:30:00+05:30');
});

test('settled messages of a phone without a member are deleted', async () => {
  await requestPasswordReset(ctx.as({ kind: 'visitor' }), { phone: '+919811111111' });
  await deleteExpiredRows(ctx);
  expect(await ctx.db.outboxMessage.count({ where: { phone: '+919811111111' } })).toBe(1);
  await ctx.db.outboxMessage.updateMany({ where: { phone: '+919811111111' }, data: { status: 'skipped' } });
  await deleteExpiredRows(ctx);
  expect(await ctx.db.outboxMessage.count({ where: { phone: '+919811111111' } })).toBe(0);
});

test('a deleted member is in no event, message or code, and payloads are kept for 30 days', async () => {
  const member = await createMember(ctx);
  const entity = { id: 'pay_b', order_id: null, amount: 100, status: 'captured', contact: member.phone } as const;
  await receivePaymentEvent(ctx, { ...paymentEvent('payment.captured', entity), event_id: 'evt_b' });
  const kept = await ctx.db.webhookEvent.findFirstOrThrow({ where: { event_id: 'evt_b' } });
  expect(JSON.stringify(kept.payload)).toContain('pay_b');
  expect(JSON.stringify(kept.payload)).not.toContain(member.phone.slice(-10));
  await requestPasswordReset(ctx.as({ kind: 'visitor' }), { phone: member.phone });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  const { phone } = member;
  expect([
    await ctx.db.outboxMessage.count({ where: { phone } }),
    await ctx.db.otpCode.count({ where: { phone } }),
  ]).toEqual([0, 0]);
  ctx.clock.advance(31 * DAY);
  await deleteExpiredRows(ctx);
  expect(await ctx.db.webhookEvent.findFirstOrThrow({ where: { event_id: 'evt_b' } })).toMatchObject({ payload: null });
});

test('chunks are repeated until everything is deleted', async () => {
  const row = {
    phone: '+919822222222',
    template: 'otp',
    variables: {},
    status: 'sent',
    event_date: toDatabaseDate(ctx.clock.today()),
    due_at: ctx.clock.now(),
  } as const;
  await ctx.db.outboxMessage.createMany({
    data: Array.from({ length: 2_345 }, (_, at) => ({ ...row, event_key: `old:${at}`, created_at: ctx.clock.now() })),
  });
  expect(await deleteExpiredRows(ctx)).toBeGreaterThanOrEqual(2_345);
  expect(await ctx.db.outboxMessage.count({ where: { phone: row.phone } })).toBe(0);
});
