import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { DEMO_STAFF } from '~/domain/admins/policy';

export interface Account {
  phone: string;
  password: string;
}

/** The demo's member with a history of every kind. */
export const ASHA: Account = { phone: '9876543210', password: 'namaste108' };

/** The demo's member who is new, with nothing yet. */
export const RAVI: Account = { phone: '9876543211', password: 'namaste108' };

/** The demo's member who agreed to an earlier version of the policies. */
export const MARY: Account = { phone: '9000001007', password: 'namaste108' };

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
  await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await page.getByRole('button', { name: 'Register free' }).click();
}

/** Waits until the login page is drawn; its address may come first, over the last page's fields. */
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

/** Goes in by the one button that whoever has just registered finds at the login. */
export async function enter(page: Page): Promise<void> {
  await expectLogin(page);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Somebody new who has joined the class that is going on. */
export async function practised(page: Page): Promise<Account & { name: string }> {
  const person = await newcomer(page);
  const answer = await page.request.get('/api/classes/upcoming');
  const { days } = (await answer.json()) as {
    days: { date: string; classes: { id: number; is_ongoing: boolean }[] }[];
  };
  const [today] = days;
  const ongoing = today?.classes.findLast(({ is_ongoing }) => is_ongoing);
  await send(page, '/dashboard', { class_id: String(ongoing?.id), attendance_date: today?.date ?? '' });
  await page.goto('/dashboard');
  return person;
}

/** Waits until a class has opened in a page of its own, three seconds after it was joined. */
export async function expectOpened(context: BrowserContext): Promise<void> {
  await expect.poll(() => context.pages().length, { message: 'pages' }).toBeGreaterThan(1);
}

/** The dashboard of a member who is logged in; the form itself is tested where it matters. */
export async function dashboardOf(page: Page, { phone, password }: Account): Promise<void> {
  await send(page, '/login', { phonenumber: phone, password });
  await page.goto('/dashboard');
}

/** A new member with a proved phone, on their dashboard. */
export async function newcomer(page: Page): Promise<Account & { name: string }> {
  const person = await unprovedNewcomer(page);
  await provePhone(page, person.phone);
  await page.goto('/dashboard');
  return person;
}

/** Registers a member, whose phone is not proved yet, and logs them in. */
export async function unprovedNewcomer(page: Page): Promise<Account & { name: string }> {
  const person = newMember();
  const { name, phone, password } = person;
  await send(page, '/register', { name, phonenumber: phone, password, consent: 'on' });
  await send(page, '/login', { phonenumber: phone, password });
  return person;
}

/** Notices go to proved phones only: a WhatsApp message from the phone proves it. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  const sent = await page.request.post(`${process.env.E2E_SANDBOX_URL}/inbound`, {
    data: { from: `+91${phone}`, body: 'Namaste' },
  });
  expect(sent.ok()).toBe(true);
}

/** The id of whoever is logged in. */
export async function memberIdOf(page: Page): Promise<number> {
  await page.goto('/profile-edit');
  const label = await page.locator('main b[translate="no"]').first().innerText();
  return Number(/\d+$/.exec(label)?.[0]);
}

/** A screen of the back office for one of its demo accounts, logged in. */
export async function staffAt(
  page: Page,
  path: string,
  account: Readonly<Record<'username' | 'password', string>> = DEMO_STAFF.admin,
): Promise<void> {
  await send(page, '/admin/login', { ...account });
  await page.goto(path);
}

/** Keeps few classes behind a form about them; the whole week is looked at on its own screen. */
export const taughtBy = (teacher: string) => new URLSearchParams({ teacher }).toString();

/** Sends a form as a browser without scripts; who is let in is logged in here, without a notice. */
async function send(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  await page.context().clearCookies({ name: /toast$/ });
}
