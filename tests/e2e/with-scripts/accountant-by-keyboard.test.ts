import fs from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Download, Page } from 'playwright';
import { PERMISSIONS } from '~/domain/admins/policy';
import { saveOwnDonorRecord } from '~/domain/tax/donor-record.server';
import { recordDonation } from '~/domain/tax/record-donation.server';
import { formatFinancialYear, getFinancialYear, getFinancialYearRange } from '~/lib/financial-year';
import { createAdmin } from '../../factories/admin';
import { submitDonation } from '../../factories/donation';
import { createMember, PASSWORD } from '../../factories/member';
import { TRUST } from '../../factories/trust';
import { type Books, enterOn, expect, tabTo, test as base, typeInto } from '../setup/books';
import { openDashboard } from '../setup/journeys';

const UTR = '612345678901';
const PAYOUT = 'HDFCN52026112012';

interface Year {
  username: string;
  /** A donor without details for a certificate. */
  nameless: { name: string; phone: string; donationId: number };
  qrId: number;
  memberId: number;
}

/** A year with donations online, by QR and by hand, with refunds, and a donor without an ID. */
const test = base.extend<object, { year: Year }>({
  year: [async ({ books }, use) => use(await createYear(books)), { scope: 'worker', timeout: 240_000 }],
});

async function createYear({ ctx, as }: Books): Promise<Year> {
  const { id: adminId, username } = await createAdmin(ctx);
  const admin = as({ kind: 'admin', adminId, sessionId: 0, permissions: [...PERMISSIONS], recentlyVerified: true });
  const [named, nameless] = [
    await createMember(ctx, { name: 'Meera Iyer' }),
    await createMember(ctx, { name: 'Kabir Das' }),
  ];
  const donor = as({ kind: 'member', memberId: named.id, sessionId: 0 });
  const now = ctx.clock.now();
  const online = {
    category: 'Samarpan',
    payment_method: 'razorpay',
    status: 'approved',
    decided_at: now,
    created_at: now,
    donated_on: new Date(ctx.clock.today()),
  } as const;
  await ctx.db.donation.createMany({
    data: [
      { ...online, member_id: named.id, amount_paise: 110_000, provider_payment_id: 'pay_Accountant0001' },
      {
        ...online,
        member_id: named.id,
        amount_paise: 210_000,
        refunded_paise: 10_025,
        provider_payment_id: 'pay_Accountant0002',
      },
      {
        ...online,
        member_id: named.id,
        amount_paise: 50_100,
        status: 'refunded',
        refunded_at: now,
        provider_payment_id: 'pay_Accountant0003',
      },
    ],
  });
  const without = await ctx.db.donation.create({
    data: { ...online, member_id: nameless.id, amount_paise: 70_000, provider_payment_id: 'pay_Accountant0004' },
  });
  await recordDonation(admin, {
    amount: 300,
    method: 'cash',
    received_on: ctx.clock.today(),
    reference: 'R-1',
    member: named.phone,
    donor_name: undefined,
    taxDetails: null,
    donation_type: 'corpus',
    citizen: false,
  });
  const { id: qrId } = await submitDonation(donor, { amount: 501, utr: UTR });
  const details = {
    legal_name: 'Meera Iyer',
    address: '4 MG Road, Pune',
    id_kind: 'pan',
    id_number: 'ABCPS1234F',
  } as const;
  await saveOwnDonorRecord(donor, details);
  const { name, phone } = nameless;
  return { username, nameless: { name, phone, donationId: without.id }, qrId, memberId: named.id };
}

const toPaise = (rupees: string | number) => Math.round(Number(rupees) * 100);

const FAR = { most: 80 };

/** Follows a link of the page with Tab and Enter. */
const follow = (page: Page, name: string | RegExp) => enterOn(page.getByRole('link', { name }).first(), FAR);

async function pressForDownload(page: Page, press: Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press]);
  return download;
}

/** Chooses and imports a file. A browser test cannot operate the file dialog of the system. */
async function importFile(page: Page, lines: readonly string[]): Promise<void> {
  const file = page.getByLabel('CSV file');
  await tabTo(file, FAR);
  await file.setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await enterOn(page.getByRole('button', { name: 'Import statement' }), FAR);
  await expect(page.getByText(/lines? imported\./).first()).toBeVisible();
}

test('an accountant closes a year by keyboard', { tag: '@deep' }, async ({ page, books, browser, year }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const { ctx } = books;
  const today = ctx.clock.today();
  const dayFirst = today.split('-').reverse().join('/');
  const financialYear = getFinancialYear(today);

  await page.goto('/admin/login');
  await typeInto(page.getByLabel('Username'), year.username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  // Enters the tax details of the trust.
  await follow(page, 'Site Settings');
  await follow(page, 'Edit tax details');
  const labels = { legal_name: 'Legal name', address: 'Address', pan: 'PAN of the trust' };
  await expect(page.getByRole('heading', { name: 'Edit tax details' })).toBeFocused();
  for (const [field, label] of Object.entries(labels))
    await typeInto(page.getByLabel(label), TRUST[field as keyof typeof labels]);
  await typeInto(page.getByLabel('Unique registration number'), TRUST.registration_number);
  await tabTo(page.getByLabel('Date of the registration'));
  // The first part of Chromium's date field is the month.
  const [registeredYear, ...monthAndDay] = TRUST.registered_on.split('-');
  await page.keyboard.type([...monthAndDay, registeredYear].join(''));
  await typeInto(page.getByLabel('Signed by'), TRUST.signatory_name);
  await typeInto(page.getByLabel('Role'), TRUST.signatory_role);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tax details saved.').first()).toBeVisible();

  // Imports the bank statement, whose columns cannot be guessed.
  await follow(page, /^Financials/);
  await follow(page, 'Statements');
  await expect(page.getByRole('heading', { name: 'Import a statement' })).toBeVisible();
  await typeInto(page.getByLabel('Name of the account'), 'HDFC 1234', FAR);
  await enterOn(page.locator('summary', { hasText: 'Names of the columns' }));
  await typeInto(page.getByLabel('Column of the date'), 'Day');
  await typeInto(page.getByLabel('Column of the credit or the amount'), 'Received');
  await typeInto(page.getByLabel('Column of the UTR or reference'), 'UTR');
  await tabTo(page.getByLabel('Name of the account'), { key: 'Shift+Tab' });
  await importFile(page, [
    'Day,Text,UTR,Received',
    `${dayFirst},UPI,${UTR},501`,
    `${dayFirst},NEFT RAZORPAY,${PAYOUT},974.04`,
  ]);
  await expect(page.getByText('Approved by this line')).toBeVisible();
  await follow(page, 'All statements');

  // Imports the settlement report of the payment provider.
  await follow(page, 'New Razorpay account');
  await typeInto(page.getByLabel('Name of the account'), 'Razorpay');
  await importFile(page, [
    'entity_id,type,debit,credit,amount,fee,tax,payment_id,settled_at,settlement_utr',
    `pay_Accountant0001,payment,0,1074.04,1100,25.96,3.96,,${dayFirst} 10:00:00,${PAYOUT}`,
    `rfnd_Accountant002,refund,100,0,100,0,0,pay_Accountant0002,${dayFirst} 10:00:00,${PAYOUT}`,
  ]);
  await follow(page, 'All statements');

  // The day has a difference, because two of the payments are in no settlement.
  await follow(page, 'Reconciliation');
  const day = page.getByRole('row').filter({ hasText: 'Difference' }).filter({ hasText: '₹974.04 at the bank' });
  await expect(day).toContainText('₹1,100 less ₹22 fees, ₹3.96 tax, ₹100 refunds');
  await enterOn(day.getByRole('link'), FAR);
  const missing = page.getByLabel('Donations that no statement shows');
  await expect(missing).toContainText(`of ${year.nameless.name}, ₹700`);
  await expect(page.getByRole('row').filter({ hasText: PAYOUT })).toContainText('₹974.04');

  // Requests the missing details from a donor, who then enters them.
  await follow(page, `Donation ${year.nameless.donationId}`);
  await follow(page, 'Receipt and tax details of the donor');
  await expect(page.getByText('There are no tax details for this donation')).toBeVisible();
  const member = await (await browser.newContext({ baseURL: books.url })).newPage();
  await openDashboard(member, { phone: year.nameless.phone.slice(-10), password: PASSWORD });
  await member.goto('/donations/tax-details');
  await typeInto(member.getByLabel('Address'), '8 Residency Road, Bengaluru', FAR);
  await typeInto(member.getByLabel(/number of/i).last(), 'ABCPD4321K');
  await member.keyboard.press('Enter');
  await expect(member.getByText('Your details are saved.').first()).toBeVisible();
  await member.context().close();
  await page.reload();
  await expect(page.getByText(/321K$/)).toBeVisible();

  // Downloads the donor file of the year, whose sums must be equal to those of the ledger.
  await follow(page, /^Financials/);
  await follow(page, 'Donor file');
  await expect(page.getByRole('heading', { name: formatFinancialYear(financialYear), level: 2 })).toBeVisible();
  const file = await pressForDownload(
    page,
    enterOn(page.getByRole('button', { name: 'Download the donor file' }), FAR),
  );
  const text = await fs.readFile(await file.path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  const inFile = rows.reduce((sum, row) => sum + toPaise(row['Amount of donation (Indian rupees)'] ?? ''), 0);
  const range = getFinancialYearRange(financialYear);
  const [ledger, unnamed] = await Promise.all(
    [{}, { donor_record_id: null }].map((more) =>
      ctx.db.donation.aggregate({
        where: { ...more, status: 'approved', donated_on: { gte: new Date(range.from), lt: new Date(range.until) } },
        _sum: { amount_paise: true, refunded_paise: true },
      }),
    ),
  );
  const getSum = (one: typeof ledger) => Number(one?._sum.amount_paise) - Number(one?._sum.refunded_paise);
  expect(inFile).toBe(110_000 + 199_975 + 70_000 + 30_000 + 50_100);
  expect(inFile + getSum(unnamed)).toBe(getSum(ledger));
  expect(rows.map((row) => row['Unique Identification Number'])).toContain('ABCPD4321K');

  // Downloads the yearly statement of a donor.
  await page.goto(`/admin/financials/${year.qrId}`);
  await follow(page, 'Receipt and tax details of the donor');
  const statement = await pressForDownload(page, follow(page, /^Statement of the year/));
  expect(statement.suggestedFilename()).toBe(`donations-${year.memberId}-${formatFinancialYear(financialYear)}.pdf`);
  expect((await fs.readFile(await statement.path())).subarray(0, 4).toString()).toBe('%PDF');
});
