import { beforeEach, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { Member } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { readBooks, reportEvent } from '../../../tests/factories/payments';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import { catchUpWithProvider, codeEvent, endTrouble, pay, playCode } from '../../../tests/setup/razorpay';
import { recordDonation } from '../tax/record-donation.server';
import { recordDonationSchema } from '../tax/record-donation-schema';
import { updateTaxSettings } from '../tax/tax-settings.server';
import { recheckOpenOrders } from './recheck-open-orders.server';
import { acceptForeignPayment } from './accept-foreign-payment.server';
import { findCitizenDeclaration, getGivingRule } from './citizenship.server';
import { createPaymentCode, getOwnPaymentCode } from './create-payment-code.server';
import { placeOnlineOrder } from './place-online-order.server';
import { recheckAllPayments } from './recheck-payments.server';
import { refundUnmatchedPayment } from './unmatched-payments.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext({ environment: { RAZORPAY_QR: '1' } });

let member: Member;
let asMember: Context;

beforeEach(async () => {
  ctx.clock.set(new Date());
  await endTrouble(ctx);
  await ctx.db.taxSettings.deleteMany();
  member = await createMember(ctx);
  asMember = ctx.as(member);
});

let americans = 0;

/** Gives a new member an American phone. */
async function createAmericanContext(): Promise<Context> {
  const { id } = await createMember(ctx);
  await ctx.db.member.update({ where: { id }, data: { phone: `+1415555${String(2000 + (americans += 1))}` } });
  return ctx.as({ id });
}

const catchError = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
const listHeldPayments = () => ctx.db.unmatchedPayment.findMany({ where: { member_id: member.id } });
const TOLD_TO_WAIT = expect.stringContaining('Please do not pay again');

async function payWithForeignCard(
  citizen = false,
  more: object = {},
): Promise<{ paymentId: string; verify: () => Promise<unknown> }> {
  const { order } = await placeOnlineOrder(asMember, { amount: 501, citizen });
  const proof = await pay(ctx, { order_id: order.id, international: true, ...more });
  return { paymentId: proof.razorpay_payment_id, verify: () => verifyPayment(asMember, proof) };
}

test('a member with an Indian phone gives without the declaration, which is stored once it is made', async () => {
  await submitDonation(asMember);
  expect(await getGivingRule(ctx, member.id)).toEqual({ asksCitizenship: true, needsCitizenship: false });
  await placeOnlineOrder(asMember, { amount: 101, citizen: true });
  expect(await getGivingRule(ctx, member.id)).toEqual({ asksCitizenship: false, needsCitizenship: false });
  await submitDonation(asMember, { amount: 101 });
  expect(await ctx.db.donation.findMany({ where: { member_id: member.id }, orderBy: { id: 'asc' } })).toMatchObject([
    { citizen_declared_at: null },
    { citizen_declared_at: expect.any(Date) },
  ]);
});

test('a foreign phone needs the declaration or the registration of the trust', async () => {
  const [guest, other] = [await createAmericanContext(), await createAmericanContext()];
  const atItsField = { code: 'invalid', fieldErrors: { citizen: [expect.stringContaining('citizen of India')] } };
  expect(await catchError(placeOnlineOrder(guest, { amount: 101 }))).toMatchObject(atItsField);
  expect(await catchError(submitDonation(guest))).toMatchObject(atItsField);
  await placeOnlineOrder(guest, { amount: 101, citizen: true });
  await placeOnlineOrder(guest, { amount: 101 });
  await updateTaxSettings(await asAdmin(ctx), { ...TRUST, fcra_number: '231650001', version: 0 });
  await placeOnlineOrder(other, { amount: 101 });
});

test('a foreign card without the declaration waits for staff, who accept it or refund it', async () => {
  const admin = await asAdmin(ctx);
  const [one, two] = [await payWithForeignCard(), await payWithForeignCard(false, { authorize_only: true })];
  for (const { verify } of [one, two]) expect(await catchError(verify())).toMatchObject({ message: TOLD_TO_WAIT });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  const rows = await listHeldPayments();
  expect(rows).toMatchObject([one, two].map((p) => ({ reason: 'foreign_card', provider_payment_id: p.paymentId })));
  const [first, second] = rows.map(({ id }) => Number(id));
  await refundUnmatchedPayment(admin, second ?? 0);
  expect(await readBooks(ctx, member)).toMatchObject({ donations: [], karma_points: 0 });
  await acceptForeignPayment(admin, first ?? 0, { note: 'Saw the passport' });
  await recheckAllPayments(ctx);
  expect(await readBooks(ctx, member)).toMatchObject({ donations: ['501 approved'], karma: [501], messages: 1 });
  expect(await listHeldPayments()).toMatchObject([{ provider_payment_id: two.paymentId, status: 'refunded' }]);
});

test('a foreign card of a citizen, and of anybody if the trust is registered, is a donation', async () => {
  const { verify } = await payWithForeignCard(true);
  await verify();
  expect(await readBooks(ctx, member)).toMatchObject({ donations: ['501 approved'] });
  member = await createMember(ctx);
  asMember = ctx.as(member);
  await updateTaxSettings(await asAdmin(ctx), { ...TRUST, fcra_number: '231650001', version: 0 });
  await (await payWithForeignCard()).verify();
  expect(await readBooks(ctx, member)).toMatchObject({ donations: ['501 approved'] });
});

test('staff cannot accept a payment that the provider does not know', async () => {
  const { verify } = await payWithForeignCard();
  expect(await catchError(verify())).toMatchObject({ message: TOLD_TO_WAIT });
  const [held] = await listHeldPayments();
  await ctx.db.unmatchedPayment.update({ where: { id: held?.id ?? 0n }, data: { provider_payment_id: 'pay_unknown' } });
  const accepted = acceptForeignPayment(await asAdmin(ctx), Number(held?.id), { note: 'Saw the passport' });
  expect(await catchError(accepted)).toMatchObject({ code: 'conflict' });
  expect(await findCitizenDeclaration(ctx.db, member.id)).toBeNull();
});

test('staff cannot accept a payment that cannot be a donation', async () => {
  const { verify } = await payWithForeignCard();
  await ctx.db.paymentOrder.updateMany({ where: { member_id: member.id }, data: { amount_paise: 99_900 } });
  expect(await catchError(verify())).toMatchObject({ message: TOLD_TO_WAIT });
  const [held] = await listHeldPayments();
  expect(held).toMatchObject({ reason: 'foreign_card' });
  const accepted = acceptForeignPayment(await asAdmin(ctx), Number(held?.id), { note: 'Saw the passport' });
  expect(await catchError(accepted)).toMatchObject({ code: 'conflict' });
  expect(await readBooks(ctx, member)).toMatchObject({ donations: [] });
});

test('a foreign card without an order waits too', async () => {
  const notes = { member_id: String(member.id) };
  const foreign = { amount: 50_100, contact: member.phone, notes, international: true };
  const proof = await pay(ctx, foreign);
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await listHeldPayments()).toMatchObject([{ reason: 'foreign_card' }]);
  expect(await catchError(verifyPayment(asMember, proof))).toMatchObject({ message: TOLD_TO_WAIT });
  const authorized = await pay(ctx, { ...foreign, authorize_only: true });
  expect(await catchError(verifyPayment(asMember, authorized))).toMatchObject({ message: TOLD_TO_WAIT });
  expect(await readBooks(ctx, member)).toMatchObject({ donations: [] });
});

test('a foreign phone without the declaration waits too, with an Indian card and without an order', async () => {
  const admin = await asAdmin(ctx);
  asMember = await createAmericanContext();
  const { memberId } = asMember.actor as { memberId: number };
  member = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId } });
  const notes = { member_id: String(memberId) };
  // The first payment is reported by the provider alone, and the second one by its donor alone.
  await pay(ctx, { amount: 50_100, contact: '+919811111111', notes });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  const proof = await pay(ctx, { amount: 110_000, contact: member.phone });
  expect(await catchError(verifyPayment(asMember, proof))).toMatchObject({ message: TOLD_TO_WAIT });
  const rows = await listHeldPayments();
  expect(rows.map(({ reason, amount_paise }) => [reason, Number(amount_paise)]).toSorted()).toEqual([
    ['foreign_card', 110_000],
    ['foreign_card', 50_100],
  ]);
  expect(await readBooks(ctx, member)).toMatchObject({ donations: [] });
  for (const { id } of rows) await acceptForeignPayment(admin, Number(id), { note: 'Saw the passport' });
  expect((await readBooks(ctx, member)).donations.toSorted()).toEqual(['1100 approved', '501 approved']);
});

test('a payment of somebody else is not held for a member with a foreign phone', async () => {
  const payer = member;
  asMember = await createAmericanContext();
  const { memberId } = asMember.actor as { memberId: number };
  member = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId } });
  const proof = await pay(ctx, { amount: 50_100, contact: payer.phone, notes: { member_id: String(payer.id) } });
  expect(await catchError(verifyPayment(asMember, proof))).toMatchObject({ message: TOLD_TO_WAIT });
  expect(
    await ctx.db.unmatchedPayment.findMany({ where: { provider_payment_id: proof.razorpay_payment_id } }),
  ).toMatchObject([{ reason: 'no_order' }]);
});

test('a payment stays held after its donor has deleted the account', async () => {
  const { order } = await placeOnlineOrder(asMember, { amount: 501 });
  await ctx.db.member.update({
    where: { id: member.id },
    data: { phone: `+1415555${String(2000 + (americans += 1))}` },
  });
  const proof = await pay(ctx, { order_id: order.id });
  expect(await catchError(verifyPayment(asMember, proof))).toMatchObject({ message: TOLD_TO_WAIT });
  await ctx.db.member.delete({ where: { id: member.id } });
  ctx.clock.set(new Date(Date.now() + 3_600_000));
  await recheckOpenOrders(ctx);
  const where = { provider_payment_id: proof.razorpay_payment_id };
  expect(await ctx.db.unmatchedPayment.findMany({ where })).toMatchObject([{ reason: 'foreign_card', status: 'open' }]);
  expect(await ctx.db.donation.count({ where })).toBe(0);
});

test('a QR code of a member whose phone became foreign waits too, and staff accept its payment', async () => {
  const { id } = await createPaymentCode(asMember, { amount: 501 });
  await ctx.db.member.update({
    where: { id: member.id },
    data: { phone: `+1415555${String(2000 + (americans += 1))}` },
  });
  const { payments } = await playCode(ctx, id, 'paid');
  const told = { id: payments[0] ?? '', amount: 50_100, code: id };
  await reportEvent(ctx, codeEvent('qr_code.credited', told));
  const [held] = await listHeldPayments();
  expect(held).toMatchObject({ reason: 'foreign_card', provider_payment_id: told.id });
  await acceptForeignPayment(await asAdmin(ctx), Number(held?.id), { note: 'Saw the passport' });
  expect(await readBooks(ctx, member)).toMatchObject({ donations: ['501 approved'], karma: [501] });
  expect((await getOwnPaymentCode(asMember, id)).state).toBe('paid');
});

test('a donation entered by hand for a foreign phone needs the declaration too, and stores its date', async () => {
  const admin = await asAdmin(ctx);
  const guest = await createAmericanContext();
  const { memberId } = guest.actor as { memberId: number };
  let references = 0;
  const enter = async (more: object) => {
    const reference = `CITIZEN-${(references += 1)}-${memberId}`;
    const typed = { amount: '501', method: 'cheque', received_on: ctx.clock.today(), reference, ...more };
    const { id } = await recordDonation(admin, recordDonationSchema.parse(typed));
    return (await ctx.db.donation.findUniqueOrThrow({ where: { id } })).citizen_declared_at;
  };
  const foreign = { member: `SNG-${memberId}` };
  expect(await catchError(enter(foreign))).toMatchObject({
    code: 'invalid',
    fieldErrors: { citizen: [expect.stringContaining('citizen of India')] },
  });
  const today = ctx.clock.now();
  const large = { amount: String(ctx.community.twoPeopleAboveRupees + 1) };
  expect(await enter({ ...foreign, ...large, citizen: 'on' })).toEqual(today);
  // One person alone cannot declare it for later donations.
  expect(await catchError(enter(foreign))).toMatchObject({ code: 'invalid' });
  expect(await enter({ ...foreign, citizen: 'on' })).toEqual(today);
  ctx.clock.set(new Date(today.getTime() + 60_000));
  expect(await enter(foreign)).toEqual(today);
  await placeOnlineOrder(guest, { amount: 101 });

  expect(await enter({ member: `SNG-${member.id}` })).toBeNull();
  expect(await enter({ donor_name: 'Meera Nair' })).toBeNull();
  expect(await enter({ donor_name: 'Meera Nair', citizen: 'on' })).toEqual(ctx.clock.now());
  await updateTaxSettings(admin, { ...TRUST, fcra_number: '231650001', version: 0 });
  const { actor } = await createAmericanContext();
  expect(await enter({ member: `SNG-${(actor as { memberId: number }).memberId}` })).toBeNull();
});
