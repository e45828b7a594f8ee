import type { Page } from 'playwright';
import { Secret, TOTP } from 'otpauth';
import { platformNow } from './clock';
import { openAsStaff } from './journeys';
import { expect } from './test';

const PASSWORD = 'chandra-namaskar-9';

/** Logs in as the first admin, creates another admin, and opens the login page again. */
export async function createNewAdmin(
  page: Page,
  name = 'staff',
  permissions: readonly string[] = [],
): Promise<{ username: string }> {
  const username = `${name}-${Math.random().toString(36).slice(2, 10)}`;
  await openAsStaff(page, '/admin/staff/new');
  const dialog = page.getByRole('dialog', { name: 'Add an admin' });
  await dialog.getByLabel('Name', { exact: true }).fill('Kavita Joshi');
  await dialog.getByLabel('Email').fill(`${username}@sangha.example`);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('First password').fill(PASSWORD);
  for (const permission of permissions) await dialog.getByLabel(permission).check();
  await dialog.getByRole('button', { name: 'Add admin' }).click();
  await expect(page.getByText('Kavita Joshi can log in now.').first()).toBeVisible();
  await logOut(page);
  return { username };
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

export async function submitPassword(page: Page, { username }: { username: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/**
 * Sets up an authenticator app for the logged-in admin, up to the recovery codes. Returns the
 * secret of the app.
 */
export async function setUpApp(page: Page): Promise<string> {
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await page.locator('main code').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret));
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page).toHaveURL(/\/admin\/security\/recovery-codes$/);
  return secret;
}

/** Returns the code that an authenticator app with this secret shows `steps` periods from now. */
export function generateCode(secret: string, steps = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return app.generate({ timestamp: platformNow().getTime() + steps * 30_000 });
}
