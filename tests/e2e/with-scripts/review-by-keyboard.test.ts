import type { Page } from 'playwright';
import { createAdmin } from '../../factories/admin';
import { submitDonation } from '../../factories/donation';
import { createMember, PASSWORD } from '../../factories/member';
import { createPicture } from '../../factories/picture';
import { type Books, enterOn, expect, expectFocusKept, tabTo, test as base, typeInto } from '../setup/books';

const MEMBERS = 60;
const OF_EACH = 5;
const TOTAL = MEMBERS * OF_EACH;

/** Pairs of donations with the same screenshot. */
const COPIES = 4;

/** Amount above which two admins must approve. */
const LARGE_RUPEES = 6_000;

/** Donations that the test approves one by one. */
const ONE_BY_ONE = 20;

const ON_PAGE = 20;

/** Creates 300 pending QR donations of 60 members. */
const test = base.extend<object, { reviewers: string[] }>({
  reviewers: [
    async ({ books }, use) => {
      await createQueue(books);
      const admins = [await createAdmin(books.ctx), await createAdmin(books.ctx)];
      await use(admins.map(({ username }) => username));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function createQueue({ ctx, as }: Books): Promise<void> {
  await ctx.db.donation.deleteMany({ where: { status: 'pending' } });
  for (let at = 0; at < MEMBERS; at += 1) {
    const { id: memberId } = await createMember(ctx, { name: `Donor ${at}` });
    const donor = as({ kind: 'member', memberId, sessionId: 0 });
    const copied = at < COPIES * 2 ? await createPicture({ seed: 900_000 + Math.floor(at / 2) }) : undefined;
    for (let nth = 0; nth < OF_EACH; nth += 1) {
      const isLarge = at === MEMBERS - 1 && nth === 0;
      const isCopy = nth === OF_EACH - 1 && copied;
      const amount = isLarge ? LARGE_RUPEES : 101 + at + nth * 100;
      await submitDonation(donor, { amount, ...(isCopy ? { screenshot: copied } : {}) });
    }
  }
}

const findDialog = (page: Page) => page.getByRole('dialog');

/** Logs in on the login page, by keyboard. */
async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin/login');
  await typeInto(page.getByLabel('Username'), username);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

const getDonationId = (page: Page) => Number(/financials\/(\d+)/.exec(page.url())?.[1]);

/** Waits until the dialog shows another donation, whose heading has the focus. */
async function expectNext(page: Page, before: number): Promise<void> {
  await expect.poll(() => getDonationId(page)).not.toBe(before);
  const shown = page.getByRole('link', { name: 'Receipt and tax details of the donor' });
  await expect.poll(async () => (await shown.getAttribute('href'))?.endsWith(`/${getDonationId(page)}`)).toBe(true);
  await expect(findDialog(page).getByRole('heading').first()).toBeFocused();
}

/** Compares both screenshots, if there are two, and ticks that they were compared. */
async function compareIfCopied(page: Page): Promise<boolean> {
  const box = findDialog(page).getByRole('checkbox', { name: 'I compared both: approve this one' });
  if (!(await box.isVisible())) return false;
  await expect(findDialog(page).getByRole('img', { name: /^Payment screenshot of/ })).toHaveCount(2);
  await tabTo(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  return true;
}

async function approveThis(page: Page): Promise<number> {
  const id = getDonationId(page);
  await page.keyboard.press('a');
  await expect(page.locator('#approve')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNext(page, id);
  return id;
}

test('a reviewer clears 300 donations by keyboard', { tag: '@deep' }, async ({ page, books, browser, reviewers }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const [reviewer = '', colleague = ''] = reviewers;
  const { db } = books.ctx;
  await logIn(page, reviewer);
  await enterOn(page.getByRole('link', { name: /^Financials/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Review ${TOTAL}` })).toBeVisible();

  // The shortcut is displayed as soon as it works.
  await expect(page.getByRole('link', { name: /^Review/ }).locator('kbd')).toBeVisible();
  await page.keyboard.press('r');
  await expect(findDialog(page)).toBeVisible();
  await expect(findDialog(page).getByRole('heading').first()).toBeFocused();
  const first = getDonationId(page);
  await page.keyboard.press('n');
  await expectNext(page, first);
  const second = getDonationId(page);
  await page.keyboard.press('p');
  await expectNext(page, second);

  // Rejects one donation with a prepared reason and one with a typed reason.
  await page.keyboard.press('1');
  await expect(page.getByLabel('Reason for rejecting')).not.toHaveValue('');
  await expect(page.getByLabel('Reason for rejecting')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectNext(page, first);
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reason for rejecting')).toBeFocused();
  await page.keyboard.type('Another payment');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectNext(page, second);

  // Undoes an approval and approves the donation again.
  const undone = await approveThis(page);
  const next = getDonationId(page);
  await page.keyboard.press('u');
  await expect(findDialog(page).getByRole('button', { name: /^Undo the decision/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNext(page, next);
  expect(getDonationId(page)).toBe(undone);
  await approveThis(page);

  let compared = 0;
  for (let count = 1; count < ONE_BY_ONE; count += 1) {
    if (await compareIfCopied(page)) compared += 1;
    await approveThis(page);
  }
  expect(compared).toBeGreaterThan(1);

  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toHaveCount(0);
  await expectFocusKept(page);
  let left = TOTAL - 2 - ONE_BY_ONE;
  await expect(page.getByRole('link', { name: `Review ${left}` })).toBeVisible();

  // Approves the rest in bulk, page by page. Rows with a warning are never selected.
  let rounds = 0;
  for (;;) {
    await page.keyboard.press('c');
    const chosen = await page.locator('input[name="ids"]:checked').count();
    if (chosen === 0) break;
    await expect(page.getByText(`${chosen} chosen`)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Approve chosen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Approve ${chosen} donations?` })).toBeFocused();
    await enterOn(page.getByRole('button', { name: `Approve ${chosen} donation` }), { most: 5 });
    await expect(page.getByRole('heading', { name: `${chosen} of ${chosen} approved` })).toBeFocused();
    await enterOn(page.getByRole('link', { name: 'Back to the list' }), { most: 5 });
    await expect(findDialog(page)).toHaveCount(0);
    await expectFocusKept(page);
    left -= chosen;
    await expect(page.getByRole('link', { name: `Review ${left}` })).toBeVisible();
    rounds += 1;
  }
  expect(rounds).toBeGreaterThanOrEqual(Math.floor((TOTAL - ONE_BY_ONE) / ON_PAGE));
  expect(left).toBe(COPIES * 2 - compared + 1);
  await expect(page.getByText(/Same screenshot as/).first()).toBeVisible();

  // Compares the copies one by one and proposes the large donation.
  await page.keyboard.press('r');
  await expect(findDialog(page)).toBeVisible();
  for (let count = 1; count < left; count += 1) {
    expect(await compareIfCopied(page)).toBe(true);
    await approveThis(page);
  }
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Propose' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText('You have proposed this one')
      .or(page.getByText(/proposed/i))
      .first(),
  ).toBeVisible();

  const other = await (await browser.newContext({ baseURL: books.url })).newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await logIn(other, colleague);
  await enterOn(other.getByRole('link', { name: /^Financials/ }).first());
  await expect(other.getByRole('link', { name: /^Review/ }).locator('kbd')).toBeVisible();
  await other.keyboard.press('r');
  await expect(findDialog(other)).toContainText('two people approve');
  await other.keyboard.press('a');
  await expect(other.locator('#approve')).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(other.getByText('Nothing waits for review')).toBeVisible();
  await other.context().close();

  const members = { member: { name: { startsWith: 'Donor ' } } };
  const [byStatus, large, karma, series, receipts] = await Promise.all([
    db.donation.groupBy({ by: ['status'], where: members, _count: true, _sum: { decisions_undone: true } }),
    db.donation.findFirstOrThrow({ where: { ...members, amount_paise: LARGE_RUPEES * 100 } }),
    db.member.aggregate({ where: members.member, _sum: { karma_points: true } }),
    db.receiptSeries.findMany(),
    db.donation.groupBy({ by: ['receipt_year'], where: { receipt_year: { not: null } }, _count: true }),
  ]);
  expect(byStatus.toSorted((one, two) => one._count - two._count)).toEqual([
    { status: 'rejected', _count: 2, _sum: { decisions_undone: 0 } },
    { status: 'approved', _count: TOTAL - 2, _sum: { decisions_undone: 1 } },
  ]);
  expect(large.proposed_by_id).not.toBe(large.decided_by_id);
  const { _sum } = await db.donation.aggregate({
    where: { ...members, status: 'approved' },
    _sum: { amount_paise: true },
  });
  expect(karma._sum.karma_points).toBe(Number(_sum.amount_paise) / 100);
  for (const { year, last_number } of series)
    expect(receipts.find(({ receipt_year }) => receipt_year === year)?._count).toBe(last_number);
});
