import { randomInt } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export interface Account {
  phone: string;
  password: string;
}

/** The demo's member with a history of every kind. */
export const ASHA: Account = { phone: '9876543210', password: 'namaste108' };

/** Somebody who is not a member yet. */
export function newMember(): Account & { name: string } {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return { name: `Newcomer ${number}`, phone: `70${number}`, password: 'surya-namaskar-12' };
}

/** Fills in the registration and sends it; `link` may be a friend's. */
export async function register(
  page: Page,
  { name, phone, password }: Account & { name: string },
  link = '/register',
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register free' }).click();
}

/** Waits until the login page is drawn; its address may stand a moment before, over the fields of the page that led on. */
export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Click to join for free' })).toBeVisible();
}

/** Logs in on the login page, waiting for it first if need be, and waits for the dashboard. */
export async function logIn(page: Page, { phone, password }: Account): Promise<void> {
  await expectLogin(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The dashboard of a member, logged in from scratch. */
export async function dashboardOf(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await logIn(page, account);
}

/** A screen of the back office, its admin logged in from scratch. */
export async function staffAt(page: Page, path: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('sangha-admin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/dashboard$/);
  await page.goto(path);
}
