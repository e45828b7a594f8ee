import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { ADMIN_SCREENS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { recordDonation } from '../tax/record-donation.server';
import { recordDonationSchema } from '../tax/record-donation-schema';
import { searchEverything } from './search-everything.server';

const ctx = await testContext();
const admin = await asAdmin(ctx);

const findDonations = async (q: string) =>
  (await searchEverything(admin, { q })).find(({ label }) => label === 'Donations')?.hits ?? [];

test('a number that is too large for an amount finds nothing', async () => {
  for (const q of ['987654321', '21474837', '₹99,99,999']) expect(await findDonations(q)).toEqual([]);
});

test('a donation of a donor without an account is found by name, reference and receipt number', async () => {
  const entry = { amount: '777', method: 'cheque', received_on: '2026-05-02', reference: 'CH 0456' };
  const { id } = await recordDonation(admin, recordDonationSchema.parse({ ...entry, donor_name: 'Meera S. Nair' }));
  const { receipt_number } = await ctx.db.donation.findUniqueOrThrow({ where: { id } });
  const receipt = `SNG-2026-27-${String(receipt_number).padStart(6, '0')}`;
  for (const q of ['meera nair', 'Nair', 'ch 0456', receipt])
    expect(await findDonations(q)).toMatchObject([
      { to: `/admin/financials/${id}`, title: expect.stringContaining('Meera S. Nair') },
    ]);
  for (const q of ['Meera Rao', '0456', 'SNG-2025-26-000001', '%']) expect(await findDonations(q)).toEqual([]);
});

/** Ways in which staff type a name, which find members, donors and teachers alike. */
const SEARCHES: [string, string[]][] = [
  ['Zoë D’Souza', ['zoe', 'ZOË', 'zoe  souza', 'souza zoe', "zoe d'souza", 'Zo\u200be']],
  ['लक्ष्मी पाण्डेय', ['पांडेय', 'पाण्डेय', 'लक्ष्मी  पांडेय', 'पाण्\u200dडेय', 'पाण्']],
  ['ज़ाकिर हुसैन', ['जाकिर', 'ज़ाकिर', '\u095bाकिर', 'हुसैन जाकिर']],
];

test.each(SEARCHES)('a donor without an account named %j is found however the name is written', async (name, all) => {
  const entry = {
    amount: '778',
    method: 'cheque',
    received_on: '2026-05-02',
    reference: `CH ${name}`,
    donor_name: name,
  };
  const { id } = await recordDonation(admin, recordDonationSchema.parse(entry));
  for (const q of all) expect(await findDonations(q), q).toMatchObject([{ to: `/admin/financials/${id}` }]);
  for (const q of ['zob', 'पंडेय', 'जाकिर अली']) expect(await findDonations(q), q).toEqual([]);
});

test.each(SEARCHES)('the classes of a teacher named %j are found however the name is written', async (name, all) => {
  const { id } = await createClass(ctx, { instructor: name });
  const findClasses = async (q: string) =>
    (await searchEverything(admin, { q })).find(({ label }) => label === 'Classes')?.hits ?? [];
  for (const q of all) expect(await findClasses(q), q).toMatchObject([{ to: `/admin/classes/${id}` }]);
  for (const q of ['zob', 'पंडेय', '%', 'zo_']) expect(await findClasses(q), q).toEqual([]);
});

const findScreens = async (staff: Context, q: string) =>
  (await searchEverything(staff, { q })).find(({ label }) => label === 'Screens')?.hits.map(({ to }) => to) ?? [];

test.each([
  ['Settings', ['/admin/sections']],
  ['money', ['/admin/financials', '/admin/financials/unmatched', '/admin/financials/statements']],
  ['Refunds', ['/admin/financials', '/admin/financials/unmatched']],
  ['UPI', ['/admin/financials']],
  ['OTP', ['/admin/users', '/admin/security']],
  ['passw', ['/admin/users', '/admin/staff', '/admin/account']],
  ['teacher', ['/admin/teachers']],
  ['teacher photo', ['/admin/teachers']],
  ['export', ['/admin/exports', '/admin/financials', '/admin/donor-file']],
  ['holiday', ['/admin/classes/cancel-day', '/admin/classes/excused-day']],
  ['Hindi', ['/admin/translations']],
  ['logo', ['/admin/sections/brand']],
])('%j finds the screens %j', async (q, screens) => {
  expect(await findScreens(admin, q)).toEqual(expect.arrayContaining(screens));
});

test('a screen whose label was typed comes before screens with a synonym', async () => {
  expect((await findScreens(admin, 'exports'))[0]).toBe('/admin/exports');
  expect((await findScreens(admin, 'statement'))[0]).toBe('/admin/financials/statements');
});

test('signs and the end of a word find no screens, and an empty search lists the menu', async () => {
  for (const q of ['%', '₹', 'achers', 'holiday money']) expect(await findScreens(admin, q), q).toEqual([]);
  expect(await findScreens(admin, '')).toEqual(ADMIN_SCREENS.map(({ to }) => to));
});

test('staff find only the screens that they may open', async () => {
  const staff = await asAdmin(ctx, ['manage_classes']);
  expect(await findScreens(staff, 'money')).toEqual([]);
  expect(await findScreens(staff, 'teacher')).toEqual(['/admin/teachers']);
});

test('a search that found people is in the audit log once in ten minutes', async () => {
  const staff = await asAdmin(ctx);
  const { adminId } = requireAdmin(staff);
  const countEntries = () => ctx.db.auditEntry.count({ where: { action: 'members.searched', actor_id: adminId } });
  await searchEverything(staff, { q: 'Settings' });
  expect(await countEntries()).toBe(0);
  await createMember(ctx, { name: 'Ishwari Kale' });
  for (const q of ['Ishw', 'Ishwari']) await searchEverything(staff, { q });
  expect(await countEntries()).toBe(1);
  ctx.clock.advance(11 * 60);
  await searchEverything(staff, { q: 'Ishwari' });
  expect(await countEntries()).toBe(2);
});
