import type { Page, Request } from 'playwright';
import { expectLogin, createMemberInput, register } from '../setup/journeys';
import { holdRequests } from '../setup/held-requests';
import { expect, test } from '../setup/test';

/**
 * Expects a message for exactly `delayMs` milliseconds before the page with the given path. The
 * clock of the page must be paused.
 */
async function expectDelay(page: Page, delayMs: number, path: string, message: string): Promise<void> {
  const requested: string[] = [];
  const record = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    // A navigation first requests the route, if the page does not know it, and then its data.
    if (pathname === `${path}.data` || searchParams.getAll('p').includes(path)) requested.push(request.url());
  };
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  page.on('request', record);
  await page.clock.runFor(delayMs - 1);
  // The request for the next page would be sent before this one.
  await page.evaluate(() => fetch('/healthz'));
  expect(requested).toEqual([]);
  page.off('request', record);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(path);
}

test(
  'messages are shown for the specified time before the next page',
  { tag: '@deep' },
  async ({ page, latestMessage }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const member = createMemberInput();
    await register(page, member);
    await expectDelay(page, 1_500, '/login', 'Registration successful! Please login.');

    await page.goto('/forgot-password');
    await page.getByLabel('Phone number').fill(member.phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expectDelay(page, 2_000, '/reset-password', 'OTP sent successfully to your phone number!');

    const { variables } = await latestMessage(`+91${member.phone}`);
    await page.getByLabel('OTP', { exact: true }).fill(variables['1'] ?? '');
    await page.getByLabel('New password').fill('new-morning-7');
    await page.getByLabel('Confirm password').fill('new-morning-7');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expectDelay(page, 3_000, '/login', 'Password reset successfully! You can now login');

    await expectLogin(page);
    await page.getByLabel('Phone number').fill(member.phone);
    await page.getByLabel('Password', { exact: true }).fill('new-morning-7');
    await page.getByRole('button', { name: 'Click to join for free' }).click();
    // The reset was the first proof of the phone, so the dashboard asks for the name first.
    await expectDelay(page, 1_000, '/confirm-phone', 'Login successful!');
  },
);

test('errors disappear once the form is accepted, and typed values remain', async ({ page }) => {
  const member = createMemberInput();
  await register(page, { ...member, password: 'short' });
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Registration successful!' })).toBeVisible();
  await expect(page.getByText('thing to fix')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue(member.name);
});

test('a second tap that hits a link under the finger does not stop the login', async ({ page }) => {
  await register(page, createMemberInput());
  await expectLogin(page);
  await page.route('**/login.data*', async (route) => {
    await page.getByRole('link', { name: 'Log in with a phone number' }).click();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a notice ends with the next form, even while it is being read', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(createMemberInput().phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const sent = page.getByText('OTP sent successfully to your phone number!');
  // A toast under the pointer does not disappear automatically.
  await sent.hover();
  await page.getByRole('button', { name: 'Resend' }).press('Enter');
  await expect(sent).toHaveCount(0);
});

test('the wait for another code is counted down in the page', async ({ page, browser }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(createMemberInput().phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const wait = page.getByText(/^Another code can be sent in 0:\d\d\.$/);
  const first = await wait.innerText();
  await expect(wait).not.toHaveText(first);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const still = await plain.newPage();
  await still.goto(page.url());
  await expect(still.getByText(/^Another code can be sent in 0:\d\d\.$/)).toBeVisible();
  await plain.close();
});

test('a wrong code keeps the new password that was typed, and its notice covers no field', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(createMemberInput().phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('OTP').fill('000000');
  await page.getByLabel('New password').fill('sunrise-walk-9');
  await page.getByLabel('Confirm password').fill('sunrise-walk-9');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('region', { name: /thing.* to fix/ })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('sunrise-walk-9');
  await expect(page.getByLabel('Confirm password')).toHaveValue('sunrise-walk-9');
});

test('the country picker finds countries and shows a message if it finds none', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Country/ }).click();
  const search = page.getByRole('combobox', { name: 'Search countries' });
  await search.fill('zzzz');
  await expect(page.getByText('No countries found')).toBeVisible();
  await search.fill('nepal');
  await page.getByRole('option', { name: /Nepal/ }).click();
  await expect(page.getByRole('button', { name: /Nepal \+977/ })).toBeVisible();
  await page.getByRole('button', { name: /Country/ }).click();
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('a button is busy while its form is submitted', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543211');
  await page.getByLabel('Password', { exact: true }).fill('namaste108');
  const release = await holdRequests(page, '**/login.data*');
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});
