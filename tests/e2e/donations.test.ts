import sharp from 'sharp';
import type { Page } from 'playwright';
import { type Account, ASHA, openDashboard, registerMember } from './setup/journeys';
import { expect, test } from './setup/test';

async function registerDonor(page: Page): Promise<Account> {
  const person = await registerMember(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Donations' }).click();
  await expect(page.getByRole('heading', { name: 'Donations' })).toBeVisible();
  return person;
}

async function createScreenshot(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const width = 200 + Math.floor(Math.random() * 200);
  const buffer = await sharp({ create: { width, height: 400, channels: 3, background: '#f3f8f5' } })
    .png()
    .toBuffer();
  return { name: 'upi.png', mimeType: 'image/png', buffer };
}

const findInHistory = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a member pays online, gets karma and a receipt', async ({ page, javaScriptEnabled, latestMessage }) => {
  const { phone } = await registerDonor(page);
  await page.getByLabel(/Sewa/).check();
  await page.getByLabel(/Online payment/).check();
  await page.getByRole('button', { name: /^Donate/ }).click();
  if (javaScriptEnabled) {
    await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  } else {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByText('Thank you. 101 karma points are added to your name.').first()).toBeVisible();
  await expect(findInHistory(page, '₹101')).toContainText('Approved');
  expect((await latestMessage(`+91${phone}`)).body).toContain('your donation of ₹101 has reached Sangha');

  await page.getByRole('link', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Rupees one hundred and one only');
  await expect(receipt).toContainText(/SNG-\d{4}-\d{2}-\d{6}/);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test(
  "phones show one header on the donation pages, and laptops also the member's",
  { tag: '@layout' },
  async ({ page }) => {
    await openDashboard(page, ASHA);
    await page.goto('/donations');
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('the printed history names its content and its member', { tag: '@layout' }, async ({ page }) => {
  await openDashboard(page, ASHA);
  await page.goto('/donations?tab=history');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Donations' })).toBeVisible();
  await expect(page.getByText('Asha Sharma, SNG-')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Donate' })).toBeHidden();
});

test('a payment that fails or is cancelled is reported and gives nothing', async ({ page, javaScriptEnabled }) => {
  await registerDonor(page);
  const start = async () => {
    await page.getByLabel(/Sahayog/).check();
    await page.getByLabel(/Online payment/).check();
    await page.getByRole('button', { name: /^Donate/ }).click();
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue to payment' }).click();
  };
  await start();
  await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Cancel' }).click();
  await expect(page.getByText('Payment cancelled').first()).toBeVisible();
  await start();
  await page.getByRole('button', { name: 'Fail' }).click();
  const next = javaScriptEnabled ? 'Cancel' : 'Continue';
  await page.getByRole('button', { name: next }).click();
  const problem = 'Payment failed: The payment was declined by the bank. No money has left your account.';
  await expect(page.getByText(problem).first()).toBeVisible();
  await page.goto('/donations?tab=history');
  await expect(page.getByText('No donations yet')).toBeVisible();
});

test('a QR donation of any amount is pending with its screenshot; a second tap changes nothing', async ({
  page,
  javaScriptEnabled,
}) => {
  await registerDonor(page);
  const picture = await createScreenshot();
  for (let taps = 0; taps < 2; taps += 1) {
    await page.getByLabel(/Sewa/).check();
    await page.getByLabel('Custom').fill('1,251');
    await page.getByLabel(/QR payment/).check();
    if (!javaScriptEnabled) {
      await expect(page.getByText('and pay ₹')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Donate', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Show the code for my amount' }).click();
    }
    await expect(page.getByText('and pay ₹1,251')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code to pay ₹1,251 to sangha@example' })).toBeVisible();
    const app = page.locator('a', { hasText: 'Open UPI app' });
    await expect(app).toHaveAttribute('href', /^upi:.*\bam=1251\b/);
    await page.getByLabel('Payment screenshot').setInputFiles(picture);
    await page.getByRole('button', { name: /^Donate/ }).click();
    await expect(page).toHaveURL(/tab=history/);
    await expect(findInHistory(page, '₹1,251')).toHaveCount(1);
    await expect(findInHistory(page, '₹1,251')).toContainText('Pending');
    await expect(findInHistory(page, '₹1,251')).toContainText('We are checking your screenshot.');
    await page.goto('/donations');
  }
});

test('errors are shown at their fields, and typed values remain', async ({ page, javaScriptEnabled }) => {
  await registerDonor(page);
  await page.getByLabel('Custom').fill('750');
  await page.getByLabel(/QR payment/).check();
  const send = page.getByRole('button', { name: /^Donate/ });
  if (javaScriptEnabled) {
    await expect(send).toBeDisabled();
    const gif = { name: 'paid.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await page.getByLabel('Payment screenshot').setInputFiles(gif);
    await expect(page.getByText('Please upload only JPG, JPEG, or PNG files')).toBeVisible();
    await page.getByLabel('Payment screenshot').setInputFiles({ ...gif, name: 'paid.png', mimeType: 'image/png' });
  }
  await send.click();
  const message = javaScriptEnabled ? 'Please upload only JPG, JPEG, or PNG files' : 'Please upload payment screenshot';
  await expect(page.getByRole('link', { name: message })).toBeVisible();
  await expect(page.getByLabel('Custom')).toHaveValue('750');
  await expect(page.getByLabel(/QR payment/)).toBeChecked();
  if (!javaScriptEnabled) await expect(page.getByText('and pay ₹')).toBeHidden();
});

test('the history shows each status', async ({ page }) => {
  await openDashboard(page, ASHA);
  await page.goto('/donations?tab=history');
  for (const word of ['Approved', 'Pending', 'Rejected', 'Refunded']) {
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('The screenshot shows a payment to another UPI id.')).toBeVisible();
});
