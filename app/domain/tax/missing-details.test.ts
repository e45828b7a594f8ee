import { beforeAll, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { Member } from '~/db/generated/client';
import { PERMISSIONS } from '~/domain/admins/policy';
import { formatPhone } from '~/lib/phone';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from '../donations/approve-donation.server';
import { askDonorsForDetails, countDonorRequests } from './ask-donors.server';
import { saveOwnDonorRecord } from './donor-record.server';
import { exportDonorsWithoutDetails, listDonorsWithoutDetails, type MissingDetailsRow } from './missing-details.server';
import { recordDonation } from './record-donation.server';
import { recordDonationSchema } from './record-donation-schema';
import { updateTaxSettings } from './tax-settings.server';

const NOW = '2026-11-20T06:30:00+05:30';
const ctx = await testContext({ at: NOW });

let admin: Context;
let named: Member;
let asked: Member;
let quiet: Member;

async function give(member: Member, amount = 501): Promise<number> {
  const { id } = await submitDonation(ctx.as(member), { amount });
  await approveDonation(admin, id);
  return id;
}

const listAsked = () => ctx.db.outboxMessage.findMany({ where: { template: 'donor_details' } });

beforeAll(async () => {
  admin = await asAdmin(ctx, PERMISSIONS);
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
  [named, asked, quiet] = [await createMember(ctx), await createMember(ctx), await createMember(ctx)];
  const details = { legal_name: 'Asha', address: 'Pune', id_kind: 'pan', id_number: 'ABCPS1234F' } as const;
  await saveOwnDonorRecord(ctx.as(named), details);
  for (const member of [named, asked, quiet]) await give(member);
  const second = await give(asked, 1100);
  await ctx.db.donation.update({ where: { id: second }, data: { refunded_paise: 10_050 } });
  await ctx.db.member.update({ where: { id: quiet.id }, data: { notices_stopped_at: ctx.clock.now() } });
  const guest = { amount: '250', method: 'cheque', received_on: '2026-06-01', reference: '1', donor_name: 'A Guest' };
  await recordDonation(admin, recordDonationSchema.parse(guest));
});

test('the list has each donor without details with the sum, and phones only with the permission', async () => {
  const { donors, total } = await listDonorsWithoutDetails(admin, 2026);
  expect(total).toBe(3);
  expect(donors.map(({ name, donations, amountPaise }) => [name, donations, amountPaise])).toEqual([
    [asked.name, 2, 150_050],
    [quiet.name, 1, 50_100],
    ['A Guest', 1, 25_000],
  ]);
  expect(donors[0]?.phone).toBe(formatPhone(asked.phone));
  expect(donors[0]?.lastAskedAt).toBeNull();
  expect(await ctx.db.auditEntry.count({ where: { action: 'donor_details.listed' } })).toBe(1);
  const accountant = await asAdmin(ctx, ['export_donors']);
  const { donors: masked } = await listDonorsWithoutDetails(accountant, 2026);
  expect(masked.map(({ phone }) => phone)).toEqual([null, null, null]);
  expect((await listDonorsWithoutDetails(admin, 2025)).donors).toEqual([]);
  await expect(listDonorsWithoutDetails(await asAdmin(ctx, ['view_analytics']), 2026)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('the file has the same donors as the list', async () => {
  const rows: MissingDetailsRow[] = [];
  for await (const chunk of await exportDonorsWithoutDetails(admin, 2026)) rows.push(...chunk);
  const common = { last_donation: '2026-11-20', last_asked: '' };
  expect(rows).toEqual([
    expect.objectContaining({ ...common, name: asked.name, donations: 2, amount: 1500.5 }),
    expect.objectContaining({ ...common, name: quiet.name, donations: 1, amount: 501 }),
    { ...common, member_id: '', name: 'A Guest', phone: '', donations: 1, amount: 250, last_donation: '2026-06-01' },
  ]);
});

test('a donor is never asked twice within 14 days, also if two colleagues ask at the same moment', async () => {
  expect(await countDonorRequests(admin, 2026)).toEqual({ obstacle: null, donors: 1, hasMore: false });
  const both = await Promise.all([askDonorsForDetails(admin, 2026), askDonorsForDetails(admin, 2026)]);
  expect(both.map(({ donors }) => donors).sort()).toEqual([0, 1]);
  const messages = await listAsked();
  expect(messages.map(({ member_id }) => member_id)).toEqual([asked.id]);
  expect(messages[0]?.variables).toEqual({
    1: asked.name,
    2: '2026-27',
    3: `${ctx.publicUrl}/donations/tax-details`,
  });
  expect((await listDonorsWithoutDetails(admin, 2026)).donors[0]?.lastAskedAt).toEqual(ctx.clock.now());
  expect(await ctx.db.auditEntry.count({ where: { action: 'donor_details.asked' } })).toBe(1);

  ctx.clock.set('2026-12-04T06:29:00+05:30');
  expect(await askDonorsForDetails(admin, 2026)).toEqual({ donors: 0 });
  ctx.clock.set('2026-12-04T06:30:00+05:30');
  expect(await askDonorsForDetails(admin, 2026)).toEqual({ donors: 1 });
  expect(await listAsked()).toHaveLength(2);
  ctx.clock.set(NOW);
});

test('only members who may be sent notices are asked, and only while details still apply', async () => {
  const [suspended, unproved] = [await createMember(ctx), await createMember(ctx)];
  for (const member of [suspended, unproved]) await give(member);
  await ctx.db.member.update({ where: { id: suspended.id }, data: { suspended_at: ctx.clock.now() } });
  await ctx.db.member.update({ where: { id: unproved.id }, data: { phone_proved_at: null } });
  expect(await countDonorRequests(admin, 2026)).toMatchObject({ donors: 0 });
  expect(await countDonorRequests(admin, 2024)).toMatchObject({ obstacle: 'too_old' });
  await expect(askDonorsForDetails(admin, 2024)).rejects.toMatchObject({ code: 'conflict' });
  const withoutTemplate: Context = { ...admin, reminders: { ...admin.reminders, sendsDonorRequests: false } };
  await expect(askDonorsForDetails(withoutTemplate, 2026)).rejects.toMatchObject({ code: 'conflict' });
  await expect(askDonorsForDetails(await asAdmin(ctx, ['view_analytics']), 2026)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
