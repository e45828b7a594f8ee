import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember, newPhone } from '../../../tests/factories/member';
import { addNotice } from '../../../tests/factories/message';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { startReadingTasks } from './waiting-tasks.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30', environment: { UPI_ID: '' } });

async function readTasks(staff: Context) {
  const tasks = startReadingTasks(staff).map(async ({ kind, task }) => [kind, await task] as const);
  return Object.fromEntries(await Promise.all(tasks));
}

test('only work that the permissions allow is counted, and members see none', async () => {
  const getKinds = async (...permissions: Parameters<typeof asAdmin>[1] & object) =>
    Object.keys(await readTasks(await asAdmin(ctx, permissions)));
  expect(await getKinds()).toEqual([]);
  expect(await getKinds('view_all_donations')).toEqual(['donations']);
  expect(await getKinds('manage_users')).toEqual(['messages', 'rewards']);
  expect(await getKinds('answer_messages')).toEqual(['unanswered']);
  expect(await getKinds('manage_phones')).toEqual(['messages', 'phone_moves']);
  expect(() => startReadingTasks(ctx.as({ id: 1 }))).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('pending donations have a count, a sum and the age of the oldest', async () => {
  const donor = await createMember(ctx);
  ctx.clock.set('2026-11-18T06:30:00+05:30');
  const { id } = await submitDonation(ctx.as(donor), { amount: 101 });
  ctx.clock.set('2026-11-20T06:30:00+05:30');
  await submitDonation(ctx.as(donor), { amount: 200 });
  const { donations } = await readTasks(await asAdmin(ctx, ['view_all_donations']));
  expect(donations).toMatchObject({
    count: 2,
    amountPaise: 30_100,
    since: new Date('2026-11-18T06:30:00+05:30'),
    to: `/admin/financials/${id}?status=pending`,
  });
});

test('failed messages of the last 24 hours are counted by reason', async () => {
  const member = await createMember(ctx, { name: 'Asha' });
  const addFailedMessage = async (error_code: string, at: string) => {
    const id = await addNotice(ctx, member);
    await ctx.db.outboxMessage.updateMany({
      where: { id },
      data: { status: 'failed', error_code, created_at: new Date(at) },
    });
  };
  await addFailedMessage('63003', '2026-11-19T06:29:59+05:30');
  await addFailedMessage('63003', '2026-11-19T06:30:00+05:30');
  await addFailedMessage('63003', '2026-11-20T06:00:00+05:30');
  await addFailedMessage('63014', '2026-11-20T06:10:00+05:30');
  await addNotice(ctx, member);
  const staff = await asAdmin(ctx, ['view_members']);
  expect((await readTasks(staff)).messages).toMatchObject({
    count: 3,
    since: new Date('2026-11-19T06:30:00+05:30'),
    details: ['2 number not found on WhatsApp', '1 the recipient blocked this kind of message'],
  });
});

test('messages that nobody has answered are counted, with the age of the oldest', async () => {
  const staff = await asAdmin(ctx, ['answer_messages']);
  const add = (answered_at: Date | null, received_at: string) =>
    ctx.db.inboundMessage.create({
      data: {
        sid: `SM${getNextNumber()}`,
        phone: newPhone(),
        body: 'Hello',
        answered_at,
        received_at: new Date(received_at),
      },
    });
  expect((await readTasks(staff)).unanswered).toMatchObject({ count: 0, since: null });
  await add(ctx.clock.now(), '2026-11-17T06:30:00+05:30');
  await add(null, '2026-11-19T06:30:00+05:30');
  await add(null, '2026-11-18T06:30:00+05:30');
  expect((await readTasks(staff)).unanswered).toMatchObject({
    count: 2,
    since: new Date('2026-11-18T06:30:00+05:30'),
    to: '/admin/messages?show=inbound&unanswered=1',
  });
});

test('a phone move waits for a second person after its code was entered', async () => {
  const staff = await asAdmin(ctx, ['manage_phones']);
  const colleague = await asAdmin(ctx, ['manage_phones']);
  const asked_by_id = staff.actor.kind === 'admin' ? staff.actor.adminId : 0;
  const addPhoneMove = async (proved_at: Date | null, expires_at: string) => {
    const { id: member_id } = await createMember(ctx);
    const created_at = ctx.clock.now();
    const data = { member_id, phone: newPhone(), reason: 'Lost', asked_by_id, created_at, proved_at };
    await ctx.db.phoneMove.create({ data: { ...data, expires_at: new Date(expires_at) } });
    return member_id;
  };
  await addPhoneMove(null, '2026-11-27T06:30:00+05:30');
  await addPhoneMove(ctx.clock.now(), '2026-11-20T06:30:00+05:30');
  const waiting = await addPhoneMove(ctx.clock.now(), '2026-11-27T06:30:00+05:30');
  expect((await readTasks(staff)).phone_moves).toMatchObject({ count: 0 });
  expect((await readTasks(colleague)).phone_moves).toMatchObject({ count: 1, to: `/admin/users/${waiting}/phone` });
});

test('rewards to send are counted, and missing settings are named for the staff who can set them', async () => {
  const { id: member_id } = await createMember(ctx);
  const address = { size: 'M', address_line1: '1', address_line2: 'Pune', pincode: '411001' };
  const claim = { member_id, ...address, created_at: ctx.clock.now() };
  await ctx.db.rewardClaim.createMany({
    data: [
      { ...claim, level: 3 },
      { ...claim, level: 4, state: 'sent', sent_at: ctx.clock.now() },
    ],
  });
  const site = await readTasks(await asAdmin(ctx, ['manage_resources', 'manage_users']));
  expect(site.rewards).toMatchObject({ count: 1, since: ctx.clock.now(), to: '/admin/rewards' });
  expect(site.settings).toMatchObject({
    details: [
      'name and look of the site',
      'e-mail and WhatsApp for questions',
      'phone, address and grievance officer',
      'tax details for certificates',
    ],
    to: '/admin/setup',
  });
  const { settings } = await readTasks(await asAdmin(ctx, ['manage_admins']));
  expect(settings?.details).toEqual(expect.arrayContaining(['UPI_ID', 'test of WhatsApp']));
  expect(settings?.to).toBe('/admin/setup');
});
