import { ASHA, dashboardOf, staffAt } from '../setup/journeys';
import { expect, test } from '../setup/test';

test('an error leaves its field as it is corrected, and comes back when it is not; nothing is sent and no focus moves', async ({
  page,
}) => {
  await staffAt(page, '/admin/classes/new');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Title').fill('Evening stretch');
  await page.getByLabel('Description').fill('Slow.');
  await page.getByLabel('Instructor').fill('Meera');
  await page.getByLabel('Date').fill('2030-01-01');
  await page.getByLabel('Starts at').fill('19:00');
  await page.getByLabel('Ends at').fill('20:00');
  await page.getByLabel('Live link').fill('meet');
  await page.getByRole('button', { name: 'Add class' }).last().click();
  const link = page.getByLabel('Live link');
  await expect(link).toHaveAccessibleDescription(/The live link must be a URL/);
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await link.fill('https://meet.google.com/abc-defg-hij');
  await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: /to fix$/ })).toHaveCount(0);
  await link.fill('meet');
  await expect(link).toHaveAccessibleDescription(/The live link must be a URL/);
  await expect(link).toBeFocused();
  expect(sent).toEqual([]);
});

test('in Hindi a field of the profile is checked in Hindi', async ({ page }) => {
  await dashboardOf(page, ASHA);
  await page.goto('/profile-edit?lang=hi');
  await page.waitForLoadState('networkidle');
  const email = page.locator('input[name="email"]');
  await email.fill('nowhere');
  await page.locator('form#profile button[type="submit"]').click();
  await expect(email).toHaveAccessibleDescription(/\p{Script=Devanagari}/u);
  await email.fill('asha@example.in');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a switch and a text that were changed are both saved', async ({ page }) => {
  await staffAt(page, '/admin/faqs/new');
  await page.waitForLoadState('networkidle');
  const question = `Is it ${Math.random().toString(36).slice(2)}?`;
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Answer').fill('Yes.');
  await page.getByLabel('Answer').blur();
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
