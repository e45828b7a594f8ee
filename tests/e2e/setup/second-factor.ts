import type { Page } from 'playwright';
import { Secret, TOTP } from 'otpauth';
import { staffAt } from './journeys';
import { expect } from './test';

const PASSWORD = 'chandra-namaskar-9';

/** Has the first admin add another one, who then is at the login. */
export async function newAdmin(page: Page): Promise<{ username: string }> {
  const username = `staff-${Math.random().toString(36).slice(2, 10)}`;
  await staffAt(page, '/admin/staff/new');
  const dialog = page.getByRole('dialog', { name: 'Add an admin' });
  await dialog.getByLabel('Name', { exact: true }).fill('Kavita Joshi');
  await dialog.getByLabel('Email').fill(`${username}@sangha.example`);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('First password').fill(PASSWORD);
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

/** The first step of the login. */
export async function passPassword(page: Page, { username }: { username: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** What an authenticator app with this secret shows, so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return app.generate({ timestamp: Date.now() + steps * 30_000 });
}
