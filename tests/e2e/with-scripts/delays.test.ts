import type { Page } from 'playwright';
import { expectLogin, createMemberInput, register } from '../setup/journeys';
import { expect, test } from '../setup/test';

/** Returns the number of milliseconds between the message and the next page. */
async function measureDelay(url: RegExp, message: string, page: Page): Promise<number> {
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  const seen = Date.now();
  await page.waitForURL(url);
  return Date.now() - seen;
}

test(
  'messages are shown for the specified time before the next page',
  { tag: '@deep' },
  async ({ page, latestMessage }) => {
    const member = createMemberInput();
    await register(page, member);
    const signUp = await measureDelay(/\/login$/, 'Registration successful! Please login.', page);

    await page.goto('/forgot-password');
    await page.getByLabel('Phone number').fill(member.phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const forgot = await measureDelay(/\/reset-password$/, 'OTP sent successfully to your phone number!', page);

    const { variables } = await latestMessage(`+91${member.phone}`);
    await page.getByLabel('OTP', { exact: true }).fill(variables['1'] ?? '');
    await page.getByLabel('New password').fill('new-morning-7');
    await page.getByLabel('Confirm password').fill('new-morning-7');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const reset = await measureDelay(/\/login$/, 'Password reset successfully! You can now login', page);

    await expectLogin(page);
    await page.getByLabel('Phone number').fill(member.phone);
    await page.getByLabel('Password', { exact: true }).fill('new-morning-7');
    await page.getByRole('button', { name: 'Click to join for free' }).click();
    const login = await measureDelay(/\/dashboard$/, 'Login successful!', page);

    // Tolerance of 700 ms, because the message may have been visible for a while before the test
    // detected it.
    for (const [delay, wanted] of [
      [signUp, 1500],
      [forgot, 2000],
      [reset, 3000],
      [login, 1000],
    ] as const) {
      expect(delay).toBeGreaterThan(wanted - 700);
    }
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
  await page.route('**/login.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  await expect(page).toHaveURL(/\/dashboard$/);
});
