import type { Locator, Page } from 'playwright';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import { createDonor, createPendingListPath } from './setup/donors';
import { registerMember, openAsStaff } from './setup/journeys';
import { expect, test } from './setup/test';

async function logIn(
  page: Page,
  { username, password }: { username: string; password: string } = DEMO_STAFF_ACCOUNTS.admin,
) {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** Opens the filters that are hidden behind the search field. */
async function openFilters(form: Locator) {
  if (!(await form.getByLabel('From').isVisible())) await form.getByText('Filters', { exact: true }).click();
}

/** With JavaScript, filters apply when they change. Without JavaScript they have a button. */
async function applyFilters(form: Locator) {
  const show = form.getByRole('button', { name: 'Show' });
  if (await show.isVisible()) await show.click();
}

/**
 * Returns the dialog above the list. With JavaScript it is modal; without JavaScript it is the
 * first element of the page.
 */
const findDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('staff log in with the displayed credentials, find their screens in the menu, and log out', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('region', { name: 'Demo credentials' })).toContainText('sangha-admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');

  await logIn(page, DEMO_STAFF_ACCOUNTS.reviewer);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([/Analytics/, /Financials/]);
  await menu.getByRole('link', { name: 'Financials' }).click();
  await expect(page.getByRole('heading', { name: 'Donations review' })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
});

test('the figures, the attendance of another day, and a saved banner', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Platform overview' })).toContainText('Total Attendances');
  await expect(page.getByRole('table', { name: 'Top rated classes' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(/\d+ donations?, ₹/);
  await expect(page.getByRole('region', { name: 'Classes of today' })).toBeVisible();
  await page.getByLabel('Date').fill('2030-01-01');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(page.getByText('No classes on Tuesday, 1 Jan 2030.')).toBeVisible();

  const words = `${Math.random().toString(36).slice(2)} mornings`;
  await page.getByText('Edit the hero section').click();
  await page.getByLabel('Subtitle', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Save hero section' }).click();
  await expect(page.getByText('Hero section updated successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue(words);
  await page.goto('/');
  await expect(page.getByText(words)).toBeVisible();
});

test('the trends of a chosen period, as tables and as files', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page.getByRole('table', { name: 'Who came again' }).getByRole('row')).toHaveCount(13);
  await page.getByRole('link', { name: '90 days' }).click();
  const days = page.getByRole('region', { name: 'Attendances by day' });
  await days.getByText('Figures as a table').click();
  await expect(days.getByRole('row')).toHaveCount(92);
  const download = page.waitForEvent('download');
  await days.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^days-.*\.csv$/);
});

test('the board report of a chosen month, as a page and as files', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Board report' }).click();
  await expect(page.getByRole('heading', { name: /so far$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Month before' }).click();
  await expect(page.getByRole('table', { name: 'Members and classes' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('table', { name: /^Donations by method/ })).toContainText('All donations');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
  const show = page.getByRole('button', { name: 'Show' });
  if (await show.isVisible()) await show.click();
  await expect(page.getByRole('heading', { name: /so far$/ })).toBeVisible();
  for (const [name, file] of [
    ['Download as PDF', /^board-report-\d{4}-\d\d\.pdf$/],
    ['Download as CSV', /^board-report-\d{4}-\d\d\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
});

test('a member is found, viewed and deleted after the word was typed', async ({ page, browser, baseUrl }) => {
  const visitor = await browser.newContext({ baseURL: baseUrl });
  const person = await registerMember(await visitor.newPage());
  await visitor.close();

  await openAsStaff(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(person.name);
  await applyFilters(page.getByRole('search', { name: 'Members' }));
  await expect(page.getByRole('status').filter({ hasText: '1 member' })).toBeVisible();
  await page.getByRole('link', { name: person.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const number = page.getByRole('link', { name: person.phone });
  await expect(number).toHaveAttribute('href', `tel:+91${person.phone}`);
  await page.getByRole('button', { name: 'Call' }).click();
  await expect(page.getByText('Call functionality is coming soon').first()).toBeVisible();
  await page.getByRole('link', { name: 'Delete member' }).click();

  const deletion = findDialog(page, 'Delete a member');
  await deletion.getByLabel('Type DELETE to confirm').fill('delete');
  await deletion.getByRole('button', { name: 'Delete member' }).click();
  await expect(page.getByText('Please type DELETE').first()).toBeVisible();
  await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
  await deletion.getByRole('button', { name: 'Delete member' }).click();
  await expect(page.getByText(/User deleted successfully, with 0 attendances/).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(person.name);
  await applyFilters(page.getByRole('search', { name: 'Members' }));
  await expect(page.getByText('No members found')).toBeVisible();
});

test('the members are sorted and paged by links', async ({ page }) => {
  await openAsStaff(page, '/admin/users?limit=10&order_by=name&order_dir=ASC');
  const listNames = () => page.getByRole('rowheader').getByRole('link').allInnerTexts();
  const first = await listNames();
  expect(first).toHaveLength(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of' })).toBeVisible();
  const second = await listNames();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Page 1 of' })).toBeVisible();
  expect(await listNames()).toEqual(first);
});

test('an admin is added, has only the granted permissions, and is in the audit log', async ({
  page,
  browser,
  baseUrl,
}) => {
  const username = `helper${Math.random().toString(36).slice(2, 8)}`;
  const password = 'surya-namaskar-12';
  await openAsStaff(page, '/admin/staff');
  await page.getByRole('link', { name: 'Add admin' }).click();
  const form = findDialog(page, 'Add an admin');
  await form.getByLabel('Name', { exact: true }).fill('Helper');
  await form.getByLabel('Email').fill('helper@example.in');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('First password').fill(password);
  await form.getByLabel('Manage members').check();
  await form.getByRole('button', { name: 'Add admin' }).click();
  await expect(page.getByText('Helper can log in now.').first()).toBeVisible();
  await page.goto('/admin/audit');
  await page.getByRole('link', { name: 'Staff and logins' }).click();
  await page.getByLabel('Action').selectOption('Added an admin');
  await applyFilters(page.getByRole('search', { name: 'Audit log' }));
  const added = page.getByRole('listitem').filter({ hasText: 'added Helper to the staff' }).first();
  await added.getByText('Details').click();
  await expect(added.locator('dl > div').filter({ hasText: /^Username/ })).toHaveText(`Usernameset to ${username}`);
  await expect(added.getByRole('link', { name: 'Helper' })).toHaveAttribute('href', /^\/admin\/staff\/\d+$/);

  const other = await browser.newContext({ baseURL: baseUrl });
  const helper = await other.newPage();
  await logIn(helper, { username, password });
  expect((await helper.goto('/admin/users'))?.status()).toBe(200);
  await helper.goto('/admin/staff');
  await expect(helper).toHaveURL(/\/admin\/dashboard$/);
  await other.close();
});

test('a refused form lists its errors at the top, with a link to each field', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  for (const [path, button, mistakes] of [
    ['dashboard', 'Save hero section', ['Please enter a title', 'Please enter the button text']],
    ['staff/new', 'Add admin', ['Please enter the name', 'Please enter a username']],
    ['staff/1', 'Save changes', ['Please enter the name', 'Please enter the email']],
    ['account', 'Change password', ['Please enter your password']],
  ] as const) {
    await page.goto(`/admin/${path}`);
    if (path === 'dashboard') await page.getByText('Edit the hero section').click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    for (const input of await form.locator('input[required]').all()) await input.fill('');
    await form.getByRole('button', { name: button }).click();
    const summary = page.getByRole('region', { name: /things? to fix$/ });
    for (const mistake of mistakes) await expect(summary.getByRole('link', { name: mistake }), path).toBeVisible();
  }
});

test('a donation is reviewed next to its screenshot, and the next one follows', async ({ page, request }) => {
  const donor = await createDonor([611, 612], request);
  await openAsStaff(page, createPendingListPath(donor), DEMO_STAFF_ACCOUNTS.reviewer);
  await page.getByRole('rowheader').getByRole('link', { name: donor }).first().click();
  const review = findDialog(page, /’s donation$/);
  await expect(review.getByRole('img', { name: /^Payment screenshot of/ })).toBeVisible();
  const reason = review.getByLabel('Reason for rejecting');
  await expect(reason).toBeHidden();
  await review.getByText('Reject…').click();
  await reason.evaluate((field) => field.removeAttribute('required'));
  await review.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Please provide a rejection reason').first()).toBeVisible();
  await expect(reason).toBeVisible();
  await review.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`611 karma points awarded to ${donor}`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/financials\/\d+\?status=pending&/);

  const decided = review.getByRole('list', { name: 'Decided just now' }).getByRole('listitem');
  await expect(decided).toContainText(`Approved: ${donor}, ₹611`);
  await decided.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`₹611 of ${donor} waits for a decision again.`).first()).toBeVisible();
  await expect(findDialog(page, `${donor}’s donation`).getByText('₹611', { exact: true })).toBeVisible();
  await review.getByText('Reject…').click();
  await reason.fill('Paid to somebody else');
  await review.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${donor} is told why`).first()).toBeVisible();
  await page.goto('/admin/financials?status=rejected');
  await page
    .getByRole('list', { name: 'Decided just now' })
    .getByRole('button', { name: `Undo the decision on the donation of ${donor}` })
    .click();
  await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('donations are filtered by donor and days within a status, and the report has the same days', async ({ page }) => {
  await openAsStaff(page, '/admin/financials?status=approved');
  const form = page.getByRole('search', { name: 'Donations' });
  await form.getByLabel('Search').fill('Asha');
  await openFilters(form);
  await form.getByLabel('From').fill('2020-01-01');
  await applyFilters(form);
  await expect(page).toHaveURL(/status=approved&search=Asha&from=2020-01-01&to=/);
  const donors = page.getByRole('table', { name: 'Donations' }).getByRole('rowheader');
  await expect(donors.first()).toContainText('Asha');
  for (const donor of await donors.allInnerTexts()) expect(donor).toContain('Asha');
  await expect(page.locator('form[action*="/financials/export"] input[name="from"]')).toHaveValue('2020-01-01');
  await page.getByRole('link', { name: 'Rejected' }).click();
  await expect(page).toHaveURL(/search=Asha/);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(form.getByLabel('Search')).toHaveValue('');
  await openFilters(form);
  await form.getByLabel('Method').selectOption('QR');
  await form.getByLabel('At least, rupees').fill('501');
  await form.getByLabel('Sort').selectOption('Largest first');
  await applyFilters(form);
  await expect(page).toHaveURL(/method=qr&min_amount=501&sort=amount/);
  const amounts = page.getByRole('table', { name: 'Donations' }).getByText(/^₹[\d,]+$/);
  await expect(async () => {
    const rupees = (await amounts.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
    expect(rupees.length).toBeGreaterThan(0);
    expect(rupees).toEqual(rupees.toSorted((a, b) => b - a).filter((one) => one >= 501));
  }).toPass();
});
