import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Page } from 'playwright';
import { createDonor, createPendingListPath } from '../setup/donors';
import { openAsStaff } from '../setup/journeys';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

const findAmount = (page: Page, amount: string) => page.getByRole('dialog').getByText(amount, { exact: true });

/** Waits until the dialog has moved the focus to its heading, after which it takes keys. */
async function waitForHeading(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
}

async function review(page: Page, donor: string): Promise<void> {
  await openAsStaff(page, createPendingListPath(donor));
  await page.getByRole('rowheader').getByRole('link', { name: donor }).first().click();
  await expect(page.getByRole('dialog', { name: `${donor}’s donation` })).toBeVisible();
  await waitForHeading(page);
}

/**
 * Opens the next donations of the queue until this one is shown. Donations by other tests may be in
 * between.
 */
async function goToDonation(page: Page, amount: string): Promise<void> {
  await expect(async () => {
    if (!(await findAmount(page, amount).isVisible())) await page.keyboard.press('n');
    await expect(findAmount(page, amount)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await waitForHeading(page);
}

test('the queue is worked by keys: next, previous, approve, reject; a single key decides nothing', async ({
  page,
  request,
}) => {
  const donor = await createDonor([311, 312, 313], request);
  await review(page, donor);
  await expect(findAmount(page, '₹311')).toBeVisible();
  await page.keyboard.press('n');
  await expect(findAmount(page, '₹311')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(findAmount(page, '₹311')).toBeVisible();
  await waitForHeading(page);

  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await expect(findAmount(page, '₹311')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`311 karma points awarded to ${donor}`)).toBeVisible();
  await expect(findAmount(page, '₹311')).toHaveCount(0);
  await goToDonation(page, '₹312');

  await page.keyboard.press('r');
  const reason = page.getByLabel('Reason for rejecting');
  await expect(reason).toBeFocused();
  await page.keyboard.type('A pan in a pan');
  await expect(reason).toHaveValue('A pan in a pan');
  await expect(findAmount(page, '₹312')).toBeVisible();
  await reason.press('Control+Enter');
  await expect(findAmount(page, '₹312')).toHaveCount(0);
  await goToDonation(page, '₹313');
  await page.goto('/admin/financials?status=rejected');
  await expect(page.getByRole('row').filter({ hasText: donor })).toContainText('A pan in a pan');
});

test('on a phone, a reviewer approves a donation on one screen: picture, amount and two buttons', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const donor = await createDonor([321], request);
  await review(page, donor);
  const dialog = page.getByRole('dialog');
  const approve = dialog.getByRole('button', { name: 'Approve', exact: true });
  const parts = [dialog.getByRole('img'), findAmount(page, '₹321'), approve, dialog.getByText('Reject…')];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await approve.click();
  await expect(page.getByText(`321 karma points awarded to ${donor}`)).toBeVisible();
});

test('a reader who has scrolled before the scripts arrive stays where they are', async ({ page }) => {
  await openAsStaff(page, '/admin/financials/reconciliation');
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'Screens about money' });
  await expect(tabs.getByRole('link', { name: 'Reconciliation' })).toBeInViewport({ ratio: 1 });

  let send = (): void => undefined;
  const isScrolled = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/entry.client-*', async (route) => {
    await isScrolled;
    await route.continue();
  });
  await page.goto('/admin/financials?figures=1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'How they gave' })).toBeAttached();
  await page.evaluate(async () => {
    // A font that arrives later would change the height of the content above.
    await document.fonts.ready;
    scrollTo(0, 600);
  });
  send();
  await waitForHydration(page);
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('viewing a screenshot in detail is audited for that one only', async ({ page, request }) => {
  const donor = await createDonor([411, 412], request);
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(sent.url()));
  await review(page, donor);
  const screenshot = page.getByRole('img', { name: `Payment screenshot of ${donor}` });
  const getWidth = async () => (await screenshot.boundingBox())?.width ?? 0;
  await expect.poll(getWidth).toBeGreaterThan(0);
  const fitted = await getWidth();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('group', { name: 'Screenshot, scrolls' })).toBeVisible();
  await expect.poll(getWidth).toBeGreaterThan(fitted * 1.5);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(getWidth).toBe(fitted);

  const looked = new Set(fetched.filter((url) => url.includes('/screenshot?')).map((url) => new URL(url).pathname));
  expect([...looked]).toEqual([new URL((await screenshot.getAttribute('src')) ?? '', page.url()).pathname]);
  await goToDonation(page, '₹412');
});

test('several are approved in bulk, each with its own result', async ({ page, browser, baseUrl, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const donor = await createDonor([511, 512], request);
  await openAsStaff(page, createPendingListPath(donor));
  for (const amount of ['₹511', '₹512']) {
    await page.getByRole('checkbox', { name: `Donation of ${donor}, ${amount}` }).check();
  }
  await page.getByRole('button', { name: 'Approve chosen' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 2 donations?' });
  await expect(question).toContainText(`₹512 from ${donor}`);
  await expect(question).toContainText('Together ₹1,023, 1,023 karma points.');
  const colleague = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await review(colleague, donor);
  await colleague.getByText('Reject…').click();
  await colleague.getByRole('button', { name: 'Reject' }).click();
  const reason = colleague.getByLabel('Reason for rejecting');
  await expect(reason).toHaveAccessibleDescription(/Please provide a rejection reason/);
  // The form stays open although the error disappears with the first letter.
  await reason.pressSequentially('Not readable');
  await colleague.getByRole('button', { name: 'Reject' }).click();
  await expect(findAmount(colleague, '₹511')).toHaveCount(0);
  await colleague.context().close();

  await question.getByRole('button', { name: 'Approve 2 donations' }).click();
  const results = page.getByRole('dialog', { name: '1 of 2 approved' }).getByRole('listitem');
  await expect(results).toHaveCount(2);
  await expect(results.filter({ hasText: '₹512' })).toContainText(`Approved${donor}, ₹512, 512 karma points`);
  await expect(results.filter({ hasText: 'Not approved' })).toContainText('rejected');
  await page.goto(page.url());
  await expect(page.getByRole('dialog', { name: 'Approve donations' })).toContainText(
    'All that you chose are decided already.',
  );
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('rowheader').getByRole('link', { name: donor })).toHaveCount(0);
});

test('a bulk approval that could not be sent stays open, and succeeds once the network is back', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const donor = await createDonor([611, 612], request);
  await openAsStaff(page, createPendingListPath(donor));
  for (const amount of ['₹611', '₹612']) {
    await page.getByRole('checkbox', { name: `Donation of ${donor}, ${amount}` }).check();
  }
  await page.getByRole('button', { name: 'Approve chosen' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 2 donations?' });
  const approve = question.getByRole('button', { name: 'Approve 2 donations' });
  await expect(approve).toBeVisible();
  await context.setOffline(true);
  await approve.click();
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await expect(question).toContainText(`₹612 from ${donor}`);
  await context.setOffline(false);
  await approve.click();
  await expect(page.getByRole('dialog', { name: '2 of 2 approved' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 of 2 approved' })).toBeFocused();
});

test('R opens the oldest pending donation, and a copied screenshot is approved only after a comparison', async ({
  page,
  request,
}) => {
  const seed = randomInt(1e9);
  const donor = await createDonor([711], request, seed);
  const copier = await createDonor([712], request, seed);
  await openAsStaff(page, '/admin/financials');
  await waitForHydration(page);
  await page.keyboard.press('r');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('img', { name: /^Payment screenshot of/ })
      .first(),
  ).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(createPendingListPath(copier));
  const row = page.getByRole('row').filter({ hasText: copier });
  await expect(row).toContainText('Same screenshot as');
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await row.getByRole('link', { name: copier }).click();
  const dialog = page.getByRole('dialog', { name: `${copier}’s donation` });
  for (const name of [donor, copier])
    await expect(dialog.getByRole('img', { name: `Payment screenshot of ${name}` })).toBeVisible();
  const approve = dialog.getByRole('button', { name: 'Approve' });
  const compared = dialog.getByRole('checkbox', { name: 'I compared both: approve this one' });
  await compared.evaluate((box) => box.removeAttribute('required'));
  await approve.click();
  await expect(page.getByText('Please compare both, then tick “I compared both”.').first()).toBeVisible();
  await compared.check();
  await approve.click();
  await expect(page.getByText(`712 karma points awarded to ${copier}`)).toBeVisible();
});

test('a report that needs a new confirmation of the identity leads there and back, and is then downloaded', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/financials?status=approved');
  const next = '/admin/financials?status=approved&format=csv';
  const Location = `/admin/confirm?${new URLSearchParams({ next })}`;
  let mustSay = true;
  await page.route('**/admin/financials/export?*', (route) =>
    mustSay ? route.fulfill({ status: 302, headers: { Location } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(page).toHaveURL(next);
  mustSay = false;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/[.]csv$/);
});

test('the list is downloaded as JSON and as CSV, named by date', async ({ page }) => {
  await openAsStaff(page, '/admin/financials?status=approved');
  for (const [link, format] of [
    ['Export JSON report', 'json'],
    ['CSV', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: link }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^donations-\\d{4}-\\d{2}-\\d{2}[.]${format}$`));
    await expect(page.getByText('Report downloaded successfully').first()).toBeVisible();
    const text = await fs.readFile(await file.path(), 'utf8');
    if (format === 'csv') {
      expect(text).toMatch(/id,receipt_number,donor,email,amount,category/);
      expect(text).toContain('approved');
    } else {
      const report = JSON.parse(text) as { status: string; donations: { status: string }[] };
      expect(report.status).toBe('approved');
      expect(new Set(report.donations.map(({ status }) => status))).toEqual(new Set(['approved']));
    }
  }
});
