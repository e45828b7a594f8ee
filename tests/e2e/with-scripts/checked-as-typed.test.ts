import type { Page } from 'playwright';
import { ASHA, openDashboard, createMemberInput, register, openAsStaff } from '../setup/journeys';
import { waitForHydration, waitForScripts } from '../setup/screens';
import { expect, test } from '../setup/test';

test('an error disappears while its field is corrected, and returns if it is not; nothing is sent and the focus stays', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/classes/new');
  await waitForHydration(page);
  await page.getByLabel('Title', { exact: true }).fill('Evening stretch');
  await page.getByLabel('Description', { exact: true }).fill('Slow.');
  await page.getByLabel('Instructor').fill('Meera');
  await page.getByLabel('First date').fill('2030-01-01');
  await page.getByLabel('Starts at').fill('19:00');
  await page.getByLabel('Ends at').fill('20:00');
  await page.getByLabel('Live link').fill('meet');
  await page.getByRole('button', { name: 'Add class' }).last().click();
  const link = page.getByLabel('Live link');
  await expect(link).toHaveAccessibleDescription(/The live link must be a URL/);
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeFocused();
  await waitForScripts(page);
  const sent = recordPosts(page);
  await link.fill('https://meet.google.com/abc-defg-hij');
  await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: /to fix$/ })).toHaveCount(0);
  await link.fill('meet');
  await expect(link).toHaveAccessibleDescription(/The live link must be a URL/);
  await expect(link).toBeFocused();
  expect(sent).toEqual([]);
});

test('a code field drops separators, typed or pasted, and keeps six characters', async ({ page }) => {
  await page.goto('/login/code');
  await waitForHydration(page);
  await page.getByLabel('Phone number').fill(createMemberInput().phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/login\/verify$/);
  await waitForHydration(page);
  const code = page.getByLabel('OTP');
  await code.pressSequentially('967-90 0123');
  await expect(code).toHaveValue('967900');
  await code.fill('');
  await code.focus();
  await page.keyboard.insertText(' 123 456 7');
  await expect(code).toHaveValue('123456');
});

test('in Hindi a profile field is validated in Hindi', { tag: '@deep' }, async ({ page }) => {
  await openDashboard(page, ASHA);
  await page.goto('/profile-edit?lang=hi');
  await waitForHydration(page);
  const email = page.locator('input[name="email"]');
  await email.fill('nowhere');
  await page.locator('form#profile button[type="submit"]').click();
  await expect(email).toHaveAccessibleDescription(/\p{Script=Devanagari}/u);
  await email.fill('asha@example.in');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a changed switch and a changed text are both saved', { tag: '@deep' }, async ({ page }) => {
  await openAsStaff(page, '/admin/faqs/new');
  await waitForHydration(page);
  const question = `Is it ${Math.random().toString(36).slice(2)}?`;
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByLabel('Answer', { exact: true }).fill('Yes.');
  await page.getByLabel('Answer', { exact: true }).blur();
  await page.getByRole('switch').press('Space');
  await page
    .getByRole('dialog')
    .or(page.locator('form'))
    .getByRole('button', { name: /^(Add|Save)/ })
    .last()
    .click();
  const row = page.getByRole('listitem').filter({ hasText: question });
  await expect(row).toContainText('Inactive');
});

test('before submitting, a field shows its error once it loses the focus, until it is correct', async ({ page }) => {
  const sent = recordPosts(page);
  await page.goto('/register');
  await waitForHydration(page);
  const phone = page.getByLabel('Phone number');
  const password = page.getByLabel('Password', { exact: true });
  await phone.focus();
  await password.focus();
  await expect(phone, 'what was only passed is not told of').not.toHaveAttribute('aria-invalid', 'true');
  await password.pressSequentially('sur');
  await expect(password, 'what is still being typed is not told of').not.toHaveAttribute('aria-invalid', 'true');
  await phone.pressSequentially('12345');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long!');
  await page.getByLabel('Name').fill('Asha');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
  await phone.fill('9876543210');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await password.pressSequentially('ya-12');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: /to fix$/ })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the rules of the sign-up form get a tick while they are typed, and the ticks are announced in a pause', async ({
  page,
}) => {
  await page.goto('/register');
  await waitForHydration(page);
  const password = page.getByLabel('Password', { exact: true });
  const announced = page.getByRole('status').filter({ hasText: ': done' });
  await expect(password).toHaveAccessibleDescription(/6 characters or more.*Not your name.*An easy one like 123456/);
  await page.getByLabel('Name').fill('Asha Sharma');
  await password.pressSequentially('sharma');
  await expect(announced).toHaveText('6 characters or more: done');
  await password.fill('surya-namaskar');
  await expect(announced).toHaveText('6 characters or more: done, Not your name or phone number: done');
  await page.getByLabel('Phone number').fill('98765');
  await expect(announced).toHaveCount(1);
  await page.getByLabel('Phone number').fill('9876543210');
  await expect(announced.first()).toHaveText('Your WhatsApp number, 10 digits: done');
});

test(
  'a number that is wrong in one country is accepted as soon as the right country is chosen',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page);
    const phone = page.getByLabel('Phone number');
    await phone.fill('2025550143');
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('combobox', { name: /Search/ }).fill('united states');
    await page.keyboard.press('Enter');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('an error from the server stays until its field is changed', async ({ page }) => {
  await register(page, { ...createMemberInput(), phone: ASHA.phone });
  const phone = page.getByLabel('Phone number');
  await expect(phone).toHaveAccessibleDescription(/already registered/);
  await waitForScripts(page);
  await page.getByLabel('Name').fill('Somebody else');
  await page.getByLabel('Password', { exact: true }).fill('surya-namaskar-12');
  await page.getByLabel('Name').focus();
  await expect(phone).toHaveAccessibleDescription(/already registered/);
  await phone.fill('9876543219');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

test('a message that appears does not swallow the press on what it moves', async ({ page }) => {
  await openAsStaff(page, '/admin/faqs/new');
  await waitForHydration(page);
  const question = page.getByLabel('Question', { exact: true });
  await question.fill('Is it?');
  await page.getByLabel('Answer', { exact: true }).focus();
  await question.fill('');
  await page.getByLabel('Answer', { exact: true }).fill('');
  const active = page.getByRole('switch');
  await expect(active).toBeChecked();
  await active.click({ delay: 200 });
  await expect(question).toHaveAccessibleDescription(/Please fill in both/);
  await expect(active).not.toBeChecked();
});

test(
  'every form of the back office and of the profile is validated while typing',
  { tag: '@deep' },
  async ({ page }) => {
    const staff = [
      { at: '/admin/staff/new', label: 'Email', wrong: 'kavita', error: 'Enter an email such as name@example.in' },
      { at: '/admin/staff/new', label: 'First password', wrong: 'abc', error: /at least 6 characters/ },
      { at: '/admin/account', label: 'New password', wrong: 'abc', error: /at least 6 characters/ },
      { at: '/admin/video/new', label: 'YouTube link', wrong: 'https://example.org', error: /valid YouTube URL/ },
      { at: '/admin/resources/new', label: 'Title', wrong: ' ', error: /required fields/ },
      {
        at: '/admin/batches?edit=Monday',
        label: 'Instruction for Monday',
        wrong: ' ',
        error: 'Instruction cannot be empty',
      },
      { at: '/admin/users/5/delete', label: /^Type/, wrong: 'delete', error: /Please type/ },
      { at: '/admin/dashboard#hero', label: 'Button link', wrong: 'register', error: /must be a page of this site/ },
    ];
    await openAsStaff(page, '/admin/account');
    for (const form of staff) await expectChecked(page, form);
    await openDashboard(page, ASHA);
    const password = { at: '/profile-edit/password', wrong: 'abc', error: /at least 6 characters/ };
    await expectChecked(page, { ...password, label: 'New password' });
  },
);

async function expectChecked(
  page: Page,
  { at, label, wrong, error }: { at: string; label: string | RegExp; wrong: string; error: string | RegExp },
): Promise<void> {
  await page.goto(at);
  const field = page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
  const form = page.locator('form').filter({ has: field });
  await expect(form.locator('input[name="enhanced"]'), 'its scripts run').toBeAttached();
  await field.fill(wrong);
  await field.blur();
  await expect.soft(field, `${at}, ${String(label)}`).toHaveAccessibleDescription(error);
}

function recordPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  return sent;
}
