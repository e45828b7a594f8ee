import { createMemberInput, openAsStaff } from './setup/journeys';
import { expect, test } from './setup/test';

test('members are imported from a file, and the first one logs in by code', async ({
  page,
  browser,
  baseUrl,
  latestMessage,
  javaScriptEnabled,
}) => {
  const { phone } = createMemberInput();
  await openAsStaff(page, '/admin/import');
  const csv = `Full Name,Mobile No.,Classes\nKamala Devi,${phone},212\nRavi,98765 4321,\n`;
  await page.getByLabel('CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByLabel('Mobile No.')).toHaveValue('phone');
  await page.getByRole('button', { name: 'Check the file' }).click();
  const confirm = page.getByRole('button', { name: 'Import 1 member' });
  const waitUntilReached = async (done: () => Promise<unknown>) => {
    await expect(async () => {
      if (!javaScriptEnabled) await page.reload();
      await done();
    }).toPass();
  };
  await waitUntilReached(() => expect(confirm).toBeVisible({ timeout: 5_000 }));
  await expect(page.getByText('Phone has 9 digits')).toBeVisible();
  await confirm.click();
  await waitUntilReached(() =>
    expect(page.getByText('1 imported. 0 have logged in since.')).toBeVisible({ timeout: 5_000 }),
  );

  const visitor = await browser.newContext({ baseURL: baseUrl });
  const theirs = await visitor.newPage();
  await theirs.goto('/login/code');
  await theirs.getByLabel('Phone number').fill(phone);
  await theirs.getByRole('button', { name: 'Send OTP' }).click();
  await theirs.waitForURL(/\/login\/verify/);
  const { variables } = await latestMessage(`+91${phone}`);
  await theirs
    .getByRole('textbox')
    .first()
    .fill(variables['1'] ?? '');
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await expect(theirs).toHaveURL(/\/dashboard/);
  await expect(theirs.getByText('Kamala Devi').first()).toBeVisible();
  await visitor.close();
  await page.reload();
  await expect(page.getByText('1 imported. 1 have logged in since.')).toBeVisible();
});
