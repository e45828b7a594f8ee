import type { Page } from 'playwright';
import { expectLogin, newMember, register } from '../setup/journeys';
import { expect, test } from '../setup/test';

/** Returns the number of milliseconds between the message and the next page. */
async function delayTo(url: RegExp, message: string, page: Page): Promise<number> {
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  const seen = Date.now();
  await page.waitForURL(url);
  return Date.now() - seen;
}

test('messages stand for the specification’s time before the next page', async ({ page, latestMessage }) => {
  const member = newMember();
  await register(page, member);
  const signUp = await delayTo(/\/login$/, 'Registration successful! Please login.', page);

  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(member.phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const forgot = await delayTo(/\/reset-password$/, 'OTP sent successfully to your phone number!', page);

  const { variables } = await latestMessage(`+91${member.phone}`);
  await page.getByLabel('OTP', { exact: true }).fill(variables['1'] ?? '');
  await page.getByLabel('New password').fill('new-morning-7');
  await page.getByLabel('Confirm password').fill('new-morning-7');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const reset = await delayTo(/\/login$/, 'Password reset successfully! You can now login', page);

  await expectLogin(page);
  await page.getByLabel('Phone number').fill(member.phone);
  await page.getByLabel('Password', { exact: true }).fill('new-morning-7');
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  const login = await delayTo(/\/dashboard$/, 'Login successful!', page);

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
});

test('what was wrong is gone once the form is accepted, and what was typed stays', async ({ page }) => {
  const member = newMember();
  await register(page, { ...member, password: 'short' });
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Registration successful!' })).toBeVisible();
  await expect(page.getByText('thing to fix')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue(member.name);
});

test('a second tap, which meets the link that comes under the finger, stops no login', async ({ page }) => {
  await register(page, newMember());
  await expectLogin(page);
  await page.route('**/login.data*', async (route) => {
    await page.getByRole('link', { name: 'Log in with a phone number' }).click();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a notice is over once another form is sent, though it is being read', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(newMember().phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const sent = page.getByText('OTP sent successfully to your phone number!');
  // A toast under the pointer does not disappear automatically.
  await sent.hover();
  await page.getByRole('button', { name: 'Resend' }).press('Enter');
  await expect(sent).toHaveCount(0);
});

test('how long it is until another code may be asked for is counted down, and said in the page itself', async ({
  page,
  browser,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone number').fill(newMember().phone);
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
  await page.getByLabel('Phone number').fill(newMember().phone);
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

test('the country picker finds countries and says when it does not', async ({ page }) => {
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

test('a button is busy while its form is under way', async ({ page }) => {
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
