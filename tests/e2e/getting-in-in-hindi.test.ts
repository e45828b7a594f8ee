import { createMemberInput } from './setup/journeys';
import { expect, test } from './setup/test';

test('a wrong password is reported in Hindi', async ({ page }) => {
  const { phone } = createMemberInput();
  await page.goto('/login?lang=hi');
  await page.getByLabel('फ़ोन नंबर', { exact: true }).fill(phone);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'निःशुल्क जुड़ें' }).click();
  const refusal = page.getByRole('heading', { name: 'लॉग इन नहीं हुआ। कृपया फ़ोन नंबर और पासवर्ड जाँच लें।' });
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('फ़ोन नंबर', { exact: true })).toHaveValue(phone);
});

test('an empty registration reports in Hindi what is missing', async ({ page }) => {
  await page.goto('/register?lang=hi');
  await page.getByRole('button', { name: 'निःशुल्क पंजीकरण करें' }).click();
  await expect(page.getByRole('heading', { name: 'चार बातें ठीक करें' })).toBeVisible();
  for (const message of [
    'कृपया अपना नाम लिखें',
    'कृपया अपना फ़ोन नंबर लिखें',
    'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए!',
    'यदि आप सहमत हैं, तो कृपया बॉक्स पर टिक लगाएँ',
  ]) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
});

test('a registration, a login and a logout are each confirmed in Hindi', async ({ page }) => {
  const { name, phone, password } = createMemberInput();
  await page.goto('/register?lang=hi');
  await page.getByLabel('नाम', { exact: true }).fill(name);
  await page.getByLabel('फ़ोन नंबर', { exact: true }).fill(phone);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /सहमत हूँ/ }).check();
  await page.getByRole('button', { name: 'निःशुल्क पंजीकरण करें' }).click();
  await expect(page.getByText('पंजीकरण हो गया! कृपया लॉग इन करें।').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'निःशुल्क जुड़ें' })).toBeVisible();
  await page.getByRole('button', { name: 'निःशुल्क जुड़ें' }).click();
  await expect(page.getByText('लॉग इन हो गया!').first()).toBeVisible();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('banner').getByRole('button', { name: 'लॉग आउट' }).click();
  await page.getByRole('dialog', { name: 'लॉग आउट करें?' }).getByRole('button', { name: 'हाँ, लॉग आउट' }).click();
  await expect(page.getByText('आप लॉग आउट हो गए हैं। कल मिलते हैं।').first()).toBeVisible();
});

test('the back office stays in English with any browser language', async ({ page }) => {
  await page.goto('/login?lang=hi');
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invalid credentials' })).toBeVisible();
});
