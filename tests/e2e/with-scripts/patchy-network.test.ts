import { holdRequests } from '../setup/held-requests';
import {
  ASHA,
  openAsStaff,
  openDashboard,
  logInAfterRegistration,
  createMemberInput,
  registerMember,
} from '../setup/journeys';
import { waitForHydration, waitForScripts } from '../setup/screens';
import { expect, test } from '../setup/test';

const NETWORK_ERROR = 'Network error. Please check your connection.';

test('a form that does not reach the server keeps the typed values, shows a message, and is sent again', async ({
  page,
  context,
}) => {
  const { name, phone, password } = createMemberInput();
  await page.goto('/register');
  await waitForHydration(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await waitForScripts(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NETWORK_ERROR })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Register free' }).click();
  await logInAfterRegistration(page);
});

test('joining a class without a network stores the tap, shows a message, and stays on the screen', async ({
  page,
  context,
}) => {
  await openDashboard(page, ASHA);
  // Before its scripts are loaded, the page would post the form as a document, which cannot be
  // stored offline.
  await waitForHydration(page);
  await waitForScripts(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Join/ }).first().click();
  await expect(page.getByText('You are offline. We will send your tap when you are back online.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /days? in a row/ })).toBeVisible();
});

test('a tab that cannot be loaded shows a message and a retry link', async ({ page, context }) => {
  const kept = page.waitForResponse(/scene-dawn-tall/);
  await openDashboard(page, ASHA);
  await (await kept).finished();
  await waitForHydration(page);
  await waitForScripts(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Referral' }).click();
  await expect(page.getByText(NETWORK_ERROR)).toBeVisible();
  const art = page.locator('header img');
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('Your referral code').first()).toBeVisible();
});

test('a filter that is typed while the list still loads is kept', async ({ page }) => {
  await openAsStaff(page, '/admin/financials?status=approved');
  await waitForHydration(page);
  const form = page.getByRole('search', { name: 'Donations' });
  const atLeast = form.getByLabel('At least, rupees');
  if (!(await atLeast.isVisible())) await form.getByText('Filters', { exact: true }).click();
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/method=qr&min_amount=&/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await form.getByLabel('Method').selectOption('QR');
  await atLeast.fill('501');
  await atLeast.blur();
  answer();
  await expect(page).toHaveURL(/method=qr&min_amount=501/);
  await expect(atLeast).toHaveValue('501');
});

test('the bar with the button of the class covers no link at the end of the page when it arrives late', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/join-bar*');
  await registerMember(page);
  const donate = page.getByRole('main').getByRole('link', { name: 'Donate', exact: true });
  await donate.focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  release();
  const bar = await page.getByRole('complementary', { name: 'Live now' }).elementHandle();
  const isAbove = await donate.evaluate(
    (link, bar) => link.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top,
    bar,
  );
  expect(isAbove).toBe(true);
});
