import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';

export interface Account {
  phone: string;
  password: string;
}

/** The demo member who has data on every screen, such as attendances, donations and referrals. */
export const ASHA: Account = { phone: '9876543210', password: 'namaste108' };

/** The new demo member, who has no data yet. */
export const RAVI: Account = { phone: '9876543211', password: 'namaste108' };

/** The demo member who agreed to an earlier version of the policies. */
export const MARY: Account = { phone: '9000001007', password: 'namaste108' };

export function createMemberInput(): Account & { name: string } {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return { name: `Newcomer ${number}`, phone: `70${number}`, password: 'surya-namaskar-12' };
}

/** Fills in and submits the registration form. `link` can be an invitation from a member. */
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

/**
 * Waits until the login page is rendered. Checking the URL is not enough, because the URL may
 * change while the fields of the previous page are still visible.
 */
export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Click to join for free' })).toBeVisible();
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await submitLogin(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function submitLogin(page: Page, { phone, password }: Account): Promise<void> {
  await expectLogin(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
}

/** Logs out with the button in the header, which asks first. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await question.getByRole('button', { name: 'Log out' }).click();
}

/** Logs in with the button that the login page shows to members who have just registered. */
export async function logInAfterRegistration(page: Page): Promise<void> {
  await expectLogin(page);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Registers a new member and marks attendance of the practice that is open to all. */
export async function registerPractisedMember(page: Page): Promise<Account & { name: string }> {
  const person = await registerMember(page);
  const answer = await page.request.get('/api/classes/upcoming');
  const { days } = (await answer.json()) as {
    days: { date: string; classes: { id: number; title: string; is_ongoing: boolean }[] }[];
  };
  const [today] = days;
  // The batch class of six o'clock has only 30 places.
  const open = today?.classes.find(({ title, is_ongoing }) => is_ongoing && title === 'Open practice');
  await send(page, '/dashboard', { class_id: String(open?.id), attendance_date: today?.date ?? '' });
  await page.goto('/dashboard');
  return person;
}

/** Waits until the class has opened in a new tab, three seconds after the tap. */
export async function expectOpened(context: BrowserContext): Promise<void> {
  await expect.poll(() => context.pages().length, { message: 'pages' }).toBeGreaterThan(1);
}

/**
 * Logs in a member with a single request, because the login form has its own tests, and opens the
 * dashboard.
 */
export async function openDashboard(page: Page, { phone, password }: Account): Promise<void> {
  await send(page, '/login', { phonenumber: phone, password });
  await page.goto('/dashboard');
}

export async function registerMember(page: Page): Promise<Account & { name: string }> {
  const person = await registerUnverifiedMember(page);
  await verifyPhone(page, person.phone);
  await page.goto('/dashboard');
  return person;
}

export async function registerUnverifiedMember(page: Page): Promise<Account & { name: string }> {
  const person = createMemberInput();
  const { name, phone, password } = person;
  await send(page, '/register', { name, phonenumber: phone, password, consent: 'on' });
  await send(page, '/login', { phonenumber: phone, password });
  return person;
}

/**
 * Sends the WhatsApp message that the page fills in, which verifies the number of the logged-in
 * member. Notices are sent only to verified numbers.
 */
export async function verifyPhone(page: Page, phone: string): Promise<void> {
  const html = await (await page.request.get('/confirm-phone')).text();
  const link = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URL(link).searchParams.get('text');
  const sent = await page.request.post(`${process.env.E2E_SANDBOX_URL}/inbound`, {
    data: { from: `+91${phone}`, body },
  });
  expect(sent.ok()).toBe(true);
}

export async function readMemberId(page: Page): Promise<number> {
  await page.goto('/profile-edit');
  const label = await page.locator('main b[translate="no"]').first().innerText();
  return Number(/\d+$/.exec(label)?.[0]);
}

/** Logs in with a demo staff account and opens a screen of the back office. */
export async function openAsStaff(
  page: Page,
  path: string,
  account: Readonly<Record<'username' | 'password', string>> = DEMO_STAFF_ACCOUNTS.admin,
): Promise<void> {
  await send(page, '/admin/login', { ...account });
  await page.goto(path);
}

/**
 * Query string that shows only the classes of one teacher, so that few rows are rendered behind the
 * form. A separate test covers the complete week.
 */
export const createTeacherQuery = (teacher: string) => new URLSearchParams({ view: 'list', teacher }).toString();

/**
 * Submits a form as a browser without JavaScript does. After a login, the page's context has the
 * session cookie, but the toast is discarded.
 */
async function send(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  await page.context().clearCookies({ name: /toast$/ });
}
