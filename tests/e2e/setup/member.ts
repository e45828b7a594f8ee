import { randomInt } from 'node:crypto';
import { expect, type Page } from 'playwright/test';

/** A member as the tests in a browser know them. */
export interface Person {
  name: string;
  /** Ten digits. */
  phone: string;
  password: string;
}

/** Ten digits that nobody has yet. */
export function freshPhone(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Registers somebody new through the page, with a friend's link where one is given. */
export async function register(page: Page, link = '/register'): Promise<Person> {
  const person = { name: 'Leela Menon', phone: freshPhone(), password: 'surya-namaskar-12' };
  await page.goto(link);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Register free' }).click();
  await expect(page).toHaveURL(/\/login/);
  return person;
}

/** Logs in through the page and ends on the dashboard. */
export async function logIn(page: Page, { phone, password }: Pick<Person, 'phone' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Asha of the demo, who has a history. */
export const ASHA = { phone: '9876543210', password: 'namaste108' };
