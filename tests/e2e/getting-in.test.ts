import { expect, test } from './setup/test';
import { logInAfterRegistration, submitLogin, logOut, createMemberInput, register } from './setup/journeys';

test('a visitor registers, logs in and logs out', async ({ page }) => {
  const member = createMemberInput();
  await register(page, member);
  const notice = page.getByRole('status').filter({ hasText: 'Registration successful! Please login.' });
  await expect(notice).toBeVisible();
  await logInAfterRegistration(page);
  await expect(page.getByText(member.name)).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a refused form shows each error at its field and keeps the typed values; the server returns no password', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Mira <b>Rao</b>');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await page.getByRole('button', { name: 'Register free' }).click();
  const summary = page.getByRole('region', { name: 'Three things to fix' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    "Please use letters, spaces and ' . - alone in your name",
    'Please enter a valid phone number',
    'Password must be at least 6 characters long!',
  ]);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await expect(page.getByLabel('Phone number')).toHaveValue('12345');
  await expect(page.getByLabel('Name')).toHaveValue('Mira <b>Rao</b>');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(javaScriptEnabled ? 'short' : '');
  await expect(page.getByRole('checkbox', { name: /agree to the Terms/ })).toBeChecked();
});

test('consent is an empty checkbox with links to the policies', async ({ page }) => {
  const { name, phone, password } = createMemberInput();
  await page.goto('/register');
  const box = page.getByRole('checkbox', { name: /agree to the Terms of Service and the Privacy Policy/ });
  await expect(box).not.toBeChecked();
  for (const [policy, address] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name: policy })).toHaveAttribute('href', address);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(box).toHaveAccessibleDescription('Please tick the box if you agree');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await box.check();
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('in the largest text on the narrowest phone the whole number is visible while typing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const number = page.getByLabel('Phone number');
    await number.fill('9876543210');
    expect(await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    await expect(
      page.getByRole('combobox', { name: 'Country code' }).or(page.getByRole('button', { name: /^Country code/ })),
    ).toBeInViewport();
  }
});

test('a referral link fills in its code', async ({ page }) => {
  await page.goto('/register?refcode=ASHAFX2Y');
  await expect(page.getByLabel('Referral code (optional)')).toHaveValue('ASHAFX2Y');
});

test('a forgotten password is set again with the code from WhatsApp', async ({ page, browser, latestMessage }) => {
  const member = createMemberInput();
  await register(page, member);
  await logInAfterRegistration(page);
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });

  const visitor = await elsewhere.newPage();
  await visitor.goto(new URL('/forgot-password', page.url()).href);
  await visitor.getByLabel('Phone number').fill(member.phone);
  await visitor.getByRole('button', { name: 'Send OTP' }).click();
  await expect(visitor).toHaveURL(/\/reset-password$/);
  await expect(visitor.getByRole('status')).toContainText('OTP sent successfully to your phone number!');
  const { variables } = await latestMessage(`+91${member.phone}`);
  const reset = async (otp: string, password: string, again = password) => {
    await visitor.getByLabel('OTP', { exact: true }).fill(otp);
    await visitor.getByLabel('New password').fill(password);
    await visitor.getByLabel('Confirm password').fill(again);
    await visitor.getByRole('button', { name: 'Reset Password' }).click();
  };
  await reset(variables['1'] ?? '', 'new-morning-7', 'new-morning-8');
  await expect(visitor.getByRole('link', { name: 'Passwords do not match!' })).toBeVisible();
  await reset(variables['1'] === '000000' ? '111111' : '000000', 'new-morning-7');
  await expect(visitor.getByLabel('OTP', { exact: true })).toHaveAccessibleDescription(
    /Failed to reset password. Please check your OTP and try again./,
  );
  await reset(variables['1'] ?? '', 'new-morning-7');
  await expect(visitor).toHaveURL(/\/login$/);
  await expect(visitor.getByRole('status')).toContainText(
    'Password reset successfully! You can now login with your new password.',
  );
  await elsewhere.close();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, { ...member, password: 'new-morning-7' });
  // The reset was the first proof of the phone, so the page asks for the name.
  await expect(page).toHaveURL(/\/confirm-phone$/);
  await page.getByLabel('Your name').fill('Devi Patil');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the reset page redirects visitors who did not request a code', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('status')).toContainText('Please go through forgot password process first.');
});
