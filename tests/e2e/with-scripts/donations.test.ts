import { openDashboard, RAVI } from '../setup/journeys';
import { expect, test } from '../setup/test';

test('a preset and an own amount replace each other, and the bar shows the result', async ({ page }) => {
  await openDashboard(page, RAVI);
  await page.goto('/donations');
  const donate = page.getByRole('button', { name: /^Donate/ });
  await expect(donate).toBeDisabled();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose an amount' }).click();
  await expect(page.getByLabel('Custom')).toBeFocused();
  await page.getByLabel(/Samarpan/).check();
  await expect(donate).toContainText('Donate ₹1,100');
  await page.getByLabel('Custom').fill('77');
  await expect(page.getByLabel(/Samarpan/)).not.toBeChecked();
  await expect(page.getByText('77 karma')).toBeVisible();
  await page.getByLabel(/Sankalp/).check();
  await expect(page.getByLabel('Custom')).toHaveValue('');
});

test('without an order the payment is made in simplified mode', async ({ page }) => {
  await openDashboard(page, RAVI);
  await page.goto('/donations');
  await page.route('**/donations/orders', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Failed to create payment order' } }),
  );
  await page.getByLabel(/Sewa/).check();
  await page.getByLabel(/Online payment/).check();
  await page.getByRole('button', { name: /^Donate/ }).click();
  await expect(page.getByText('Using simplified payment mode')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Thank you. 101 karma points are added to your name.')).toBeVisible();
});

test('a checkout script that does not load is requested once more, then the member is informed', async ({ page }) => {
  await page.route('**/checkout.js', (route) => route.abort());
  await openDashboard(page, RAVI);
  await page.goto('/donations');
  await page.getByLabel(/Sewa/).check();
  await page.getByLabel(/Online payment/).check();
  await page.getByRole('button', { name: /^Donate/ }).click();
  await expect(page.getByText('Payment provider not loaded. Please refresh and try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Donate/ })).toBeEnabled();
});

test('a refused proof is reported with the text of the specification', async ({ page }) => {
  await openDashboard(page, RAVI);
  await page.goto('/donations');
  await page.route('**/donations/payments', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.getByLabel(/Sewa/).check();
  await page.getByLabel(/Online payment/).check();
  await page.getByRole('button', { name: /^Donate/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment verification failed. Please try again.')).toBeVisible();
});

test('a form sent before its code has loaded is answered, and then shows the code', async ({ page }) => {
  await openDashboard(page, RAVI);
  await page.goto('/donations?way=qr');
  let continueRequest: () => Promise<void> = () => Promise.resolve();
  await page.route('**/__manifest?*qr*', (route) => {
    continueRequest = () => route.continue();
  });
  const manifestRequest = page.waitForRequest('**/__manifest?*qr*');
  await page.getByLabel('Custom').fill('750');
  await manifestRequest;
  const gif = { name: 'paid.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') };
  await page.getByLabel('Payment screenshot').setInputFiles(gif);
  await page.getByRole('button', { name: /^Donate/ }).click();
  await expect(page.getByRole('link', { name: 'Please upload only JPG, JPEG, or PNG files' })).toBeVisible();
  await continueRequest();
  await expect(page.getByText('and pay ₹750')).toBeVisible();
});
