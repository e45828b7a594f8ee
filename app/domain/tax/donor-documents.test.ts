import { beforeAll, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import { getDonationReceipt, getDonationReceiptForStaff } from '../donations/receipt.server';
import { requestRefundSchema } from '../donations/refund-schemas';
import { rejectDonation } from '../donations/reject-donation.server';
import { requestRefund } from '../donations/request-refund.server';
import { undoDecision } from '../donations/undo-decision.server';
import { saveOwnDonorRecord } from './donor-record.server';
import { recordDonation } from './record-donation.server';
import { recordDonationSchema } from './record-donation-schema';
import { getOwnTaxCertificate, getTaxCertificateForStaff } from './tax-certificate.server';
import { updateTaxSettings } from './tax-settings.server';
import { viewDonorRecord } from './view-donor-record.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

const taxDetails = {
  legal_name: 'Meera Nair',
  address: 'Pune 411001',
  id_kind: 'pan',
  id_number: 'ABCPS1234F',
} as const;

let admin: Context;
let references = 0;

beforeAll(async () => {
  admin = await asAdmin(ctx);
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
});

async function give(more: object): Promise<number> {
  references += 1;
  const typed = { amount: '1501', method: 'cheque', received_on: '2026-06-10', reference: `N${references}`, ...more };
  return (await recordDonation(admin, recordDonationSchema.parse(typed))).id;
}

const giveByGuest = (more: object = {}) => give({ donor_name: 'Meera Nair', ...taxDetails, ...more });

async function refund(id: number, amount: string): Promise<void> {
  const form = { form_key: `form-key-of-${id}-0001`, amount, reason: 'Given twice', mode: 'cash' };
  const paid = { paid_back_on: '2026-11-22', reference: 'C7' };
  await requestRefund(admin, id, requestRefundSchema.parse({ ...form, ...paid }));
}

/** Returns which documents staff get, and expects that the page offers the same ones. */
async function listDocuments(id: number): Promise<string[]> {
  const { hasReceipt, hasCertificate } = await viewDonorRecord(admin, id);
  const open = (document: Promise<object>) =>
    document.then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'not_found' });
        return false;
      },
    );
  const opens = [await open(getDonationReceiptForStaff(admin, id)), await open(getTaxCertificateForStaff(admin, id))];
  expect(opens).toEqual([hasReceipt, hasCertificate]);
  return ['receipt', 'certificate'].filter((_, at) => opens[at]);
}

test('staff download the receipt and the certificate of a donor without an account', async () => {
  const id = await giveByGuest();
  const number = expect.stringMatching(/^SNG-2026-27-\d{6}$/);
  expect(await getDonationReceiptForStaff(admin, id)).toMatchObject({ number, donor: 'Meera Nair', amount: 1501 });
  expect(await getTaxCertificateForStaff(admin, id)).toMatchObject({ number, amount: 1501, donor: taxDetails });
  const entries = await ctx.db.auditEntry.findMany({
    where: { subject_kind: 'donation', subject_id: String(id), action: { endsWith: '_downloaded' } },
    orderBy: { id: 'asc' },
    select: { action: true, actor_kind: true },
  });
  expect(entries).toEqual([
    { action: 'donation.receipt_downloaded', actor_kind: 'admin' },
    { action: 'donation.certificate_downloaded', actor_kind: 'admin' },
  ]);
});

test('a member’s documents are the same for staff as for the member', async () => {
  const member = await createMember(ctx);
  await saveOwnDonorRecord(ctx.as(member), { ...taxDetails, id_number: 'ABCPK4321L' });
  const id = await give({ member: `SNG-${member.id}` });
  expect(await getDonationReceiptForStaff(admin, id)).toEqual(await getDonationReceipt(ctx.as(member), id));
  const own = await getOwnTaxCertificate(ctx.as(member), id, 'hi');
  expect(await getTaxCertificateForStaff(admin, id, 'hi')).toEqual(own);
});

test('the certificate, with the whole ID, needs the permission and the confirmation that the ID needs', async () => {
  const id = await giveByGuest();
  const forbidden = { code: 'forbidden' };
  const clerk = await asAdmin(ctx, ['record_donations']);
  expect(await getDonationReceiptForStaff(clerk, id)).toMatchObject({ donor: 'Meera Nair' });
  await expect(getTaxCertificateForStaff(clerk, id)).rejects.toMatchObject(forbidden);
  const viewer = await asAdmin(ctx, ['view_all_donations', 'approve_donations']);
  await expect(getDonationReceiptForStaff(viewer, id)).rejects.toMatchObject(forbidden);
  const accountant = await asAdmin(ctx, ['export_donors']);
  expect(await getDonationReceiptForStaff(accountant, id)).toMatchObject({ donor: 'Meera Nair' });
  expect(await getTaxCertificateForStaff(accountant, id)).toMatchObject({ donor: taxDetails });
  const unconfirmed = { ...accountant, actor: { ...accountant.actor, recentlyVerified: false } } as Context;
  await expect(getTaxCertificateForStaff(unconfirmed, id)).rejects.toMatchObject({ code: 'proof_required' });
});

test('pending, rejected and refunded donations have no documents, and each document needs its details', async () => {
  const both = ['receipt', 'certificate'];
  const [guest, refunded, partly] = [await giveByGuest(), await giveByGuest(), await giveByGuest()];
  const rejected = await giveByGuest();
  await undoDecision(admin, rejected);
  await rejectDonation(admin, rejected, { rejection_reason: 'Entered with a wrong amount.' });
  const pending = await giveByGuest({ amount: '60000' });
  const nameless = await give({ donor_name: 'Arun Pillai' });
  const cash = await giveByGuest({ method: 'cash', amount: '2001' });
  const former = await giveByGuest();
  await ctx.db.donation.update({ where: { id: former }, data: { donor_name: null } });
  ctx.clock.set('2026-11-22T06:30:00+05:30');
  await refund(refunded, '1501');
  await refund(partly, '500.50');

  expect(await listDocuments(guest)).toEqual(both);
  expect(await listDocuments(partly)).toEqual(both);
  expect(await getDonationReceiptForStaff(admin, partly)).toMatchObject({ amount: 1501, refunded: 500.5 });
  expect(await getTaxCertificateForStaff(admin, partly)).toMatchObject({ amount: 1000.5 });
  for (const id of [pending, rejected, refunded]) expect(await listDocuments(id)).toEqual([]);
  expect(await listDocuments(nameless)).toEqual(['receipt']);
  expect(await listDocuments(cash)).toEqual(['receipt']);
  expect(await listDocuments(former)).toEqual(['certificate']);
  await expect(getDonationReceiptForStaff(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getTaxCertificateForStaff(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});
