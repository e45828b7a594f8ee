import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectLogin, registerMember, openAsStaff } from './setup/journeys';
import { runSql } from './setup/past-mornings';
import { createNewAdmin, submitPassword } from './setup/second-factor';
import { expect, test } from './setup/test';

/** Fills the fields from the first one on and sends the form, by keyboard alone. */
async function typeAndSend(page: Page, first: string, texts: readonly string[]): Promise<void> {
  await page.getByLabel(first, { exact: true }).focus();
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

async function openByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('an hour at the help desk: a wrong name, a missing message, an absent member and a lost phone', async ({
  page,
  browser,
  baseUrl,
  latestMessage,
}) => {
  const member = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  const person = await registerMember(member);

  await openAsStaff(page, '/admin/dashboard');
  await page.getByRole('combobox', { name: 'Search members, donations, classes and screens' }).focus();
  await page.keyboard.type(person.phone);
  await page.keyboard.press('Enter');
  await openByKeyboard(page, person.name);
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();

  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  const memberPage = page.url();

  await openByKeyboard(page, 'Correct name');
  await typeAndSend(page, 'Name', ['Kamala Devi', 'Misspelt at sign-up']);
  await expect(page.getByRole('heading', { level: 1, name: 'Kamala Devi' })).toBeVisible();

  await openByKeyboard(page, 'Send code');
  await typeAndSend(page, 'Reason, for the audit log', ['No code arrived']);
  await expect(page.getByText('The code is on its way').first()).toBeVisible();
  await expect(page).toHaveURL(memberPage);
  await page.getByRole('link', { name: 'Messages', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/show=messages$/);
  await expect(page.getByText('One-time code')).toBeVisible();
  expect((await latestMessage(`+91${person.phone}`)).variables['1']).toMatch(/^\d{6}$/);

  await page.goto('/admin/users?absent_days=9');
  await expect(page.getByRole('link', { name: 'Kamala Devi' })).toHaveCount(0);
  await runSql(`UPDATE members SET created_at = created_at - interval '5 days' WHERE phone = $1`, [
    `+91${person.phone}`,
  ]);
  await page.goto(memberPage);
  await openByKeyboard(page, 'Excuse a day');
  await typeAndSend(page, 'Reason, for the audit log', ['In hospital']);
  await expect(page.getByText(/^\d+ \w+ \d{4} is excused$/).first()).toBeVisible();

  await page.goto(`${memberPage}/phone`);
  const phone = `9${person.phone.slice(1).split('').toReversed().join('')}`;
  await page.getByLabel('New phone', { exact: true }).fill(phone);
  await typeAndSend(page, 'Reason, for the audit log', ['Lost the phone']);
  await expect(page.getByText('Ask the member to read it to you')).toBeVisible();
  const { variables } = await latestMessage(`+91${phone}`);
  await typeAndSend(page, 'Code', [variables['1'] ?? '']);
  await expect(page.getByText('A second person must agree. Please ask a colleague.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree and move' })).toHaveCount(0);

  const colleague = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await submitPassword(colleague, await createNewAdmin(colleague, 'colleague', ['See and move phone numbers']));
  await expect(colleague).toHaveURL(/\/admin\/dashboard$/);
  await colleague.goto(`${memberPage}/phone`);
  await expect(colleague.getByText(/asked to move the member to/)).toContainText('“Lost the phone”');
  await colleague.getByRole('button', { name: 'Agree and move' }).press('Enter');
  await expect(colleague.getByText('Moved to the new phone. The old phone is told.').first()).toBeVisible();
  await expect(colleague.getByRole('link', { name: phone })).toBeVisible();
  await colleague.context().close();
  await latestMessage(`+91${person.phone}`, 'phone_changed');
  await member.goto('/dashboard');
  await expectLogin(member);
  await member.context().close();
});

test('staff reply on WhatsApp to a person without an account', async ({ page, sandboxUrl, latestMessage }) => {
  const phone = `+9171${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const question = `Is class ${phone} free?`;
  const sent = await page.request.post(`${sandboxUrl}/inbound`, { data: { from: phone, body: question } });
  expect(sent.ok()).toBe(true);

  await openAsStaff(page, `/admin/messages?show=inbound&q=${encodeURIComponent(phone)}`);
  const message = page.getByRole('listitem').filter({ hasText: question });
  await message.getByRole('link', { name: 'Reply' }).click();
  await message.getByLabel('Saved answer').selectOption('It is free');
  await message.getByRole('button', { name: 'Use this answer' }).click();
  await expect(message.getByLabel('Reply on WhatsApp')).toHaveValue(/All classes are free/);
  await message.getByLabel('Reply on WhatsApp').fill('Yes, for everybody.');
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way').first()).toBeVisible();
  await expect(message.getByText('Yes, for everybody.')).toBeVisible();
  await expect(message.getByText('Answered by')).toBeVisible();
  await expect(message.getByRole('button', { name: 'Mark as answered' })).toHaveCount(0);
  await expect.poll(async () => (await latestMessage(phone)).body).toBe('Yes, for everybody.');
});
