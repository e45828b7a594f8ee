import sharp from 'sharp';
import type { Page } from 'playwright';
import { expectInHindi } from './setup/in-hindi';
import { registerMember } from './setup/journeys';
import { expect, test } from './setup/test';

async function registerDonor(page: Page): Promise<void> {
  await registerMember(page);
  await page.goto('/donations?lang=hi');
  await expect(page.getByRole('heading', { name: 'दान', exact: true })).toBeVisible();
}

async function createPng(side: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const width = side + Math.floor(Math.random() * 200);
  const buffer = await sharp({ create: { width, height: 400, channels: 3, background: '#f3f8f5' } })
    .png()
    .toBuffer();
  return { name: 'upi.png', mimeType: 'image/png', buffer };
}

test('a QR donation is given in Hindi, including its notice and the history', async ({ page, javaScriptEnabled }) => {
  await registerDonor(page);
  await expectInHindi(page);
  await page.getByLabel(/सेवा/).check();
  await page.getByLabel(/QR से भुगतान/).check();
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'मेरी राशि का कोड दिखाएँ' }).click();
  await expect(page.getByText('किसी भी UPI ऐप से स्कैन करें और ₹101 दें')).toBeVisible();
  await expectInHindi(page);

  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  const screenshot = page.getByLabel('भुगतान का स्क्रीनशॉट');
  if (javaScriptEnabled) await expect(page.getByText('चित्र चुनें'), 'not in the browser’s language').toBeVisible();
  await screenshot.setInputFiles(large);
  const send = page.getByRole('button', { name: /दान करें$/ });
  if (!javaScriptEnabled) await send.click();
  await expect(page.getByText('फ़ाइल 5MB से छोटी होनी चाहिए').first()).toBeVisible();
  await expectInHindi(page);

  await screenshot.setInputFiles(await createPng(200));
  await send.click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByText('धन्यवाद। आपका दान हमारी टीम के पास है').first()).toBeVisible();
  const given = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹101' });
  await expect(given).toContainText('सेवा');
  await expect(given).toContainText('प्रतीक्षा में');
  await expect(given).toContainText('QR से');
  await expectInHindi(page);
});

test('an online donation is paid in Hindi, and its receipt has the rupees in words', async ({
  page,
  javaScriptEnabled,
}) => {
  await registerDonor(page);
  const start = async () => {
    await page.getByLabel('अपनी राशि').fill('1,251');
    await page.getByLabel(/ऑनलाइन भुगतान/).check();
    await page.getByRole('button', { name: javaScriptEnabled ? '₹1,251 दान करें' : 'दान करें' }).click();
    if (javaScriptEnabled) return;
    await expectInHindi(page);
    await page.getByRole('button', { name: 'भुगतान के लिए आगे बढ़ें' }).click();
  };
  await start();
  await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Cancel' }).click();
  await expect(page.getByText('भुगतान रद्द किया गया').first()).toBeVisible();

  await start();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByText('धन्यवाद। आपके नाम 1251 कर्म अंक जुड़ गए हैं।').first()).toBeVisible();

  await page.getByRole('link', { name: /^रसीद/ }).click();
  const receipt = page.getByRole('region', { name: 'रसीद' });
  await expect(receipt).toContainText('एक हज़ार दो सौ इक्यावन रुपये मात्र');
  await expect(receipt).toContainText('अपनी राशि');
  await expectInHindi(page);
});
