import { expectInHindi } from './setup/in-hindi';
import { registerMember, createMemberInput, registerPractisedMember } from './setup/journeys';
import { expect, test } from './setup/test';

test('a member switches the dashboard to Hindi in the menu, and back', async ({ page }) => {
  await registerPractisedMember(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();

  await expect(page.getByRole('heading', { name: 'आपका सिलसिला शुरू हुआ' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'मित्र को लाएँ' })).toBeVisible();
  await expectInHindi(page);
  await page.goto('/dashboard?tab=leaderboard');
  await expect(page.getByRole('link', { name: 'लीडरबोर्ड' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'आरंभ' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Your streak begins' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('in Hindi no English is left in an invitation, a first day and a failed login', async ({ page }) => {
  await page.goto('/register?refcode=ASHAFX2Y&lang=hi');
  await expect(page).toHaveTitle('Asha ने आपको संघ में बुलाया है');
  await page.goto('/share/invite/nobody?lang=hi');
  await expectInHindi(page);
  await page.goto('/j/nobody');
  await page.goto('/forgot-password?lang=hi');
  await page.getByLabel('फ़ोन नंबर', { exact: true }).fill(createMemberInput().phone);
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  await expect(page).toHaveURL(/\/reset-password\?/);
  await expectInHindi(page);
  await registerMember(page);
  await expectInHindi(page);
});

test(
  'a new phone is confirmed and the morning rated in Hindi',
  { tag: '@deep' },
  async ({ page, latestMessage, javaScriptEnabled }) => {
    const person = await registerPractisedMember(page);
    await page.goto('/profile-edit?lang=hi');
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: 'देश का कोड, भारत +91' }).click();
      await page.getByRole('combobox', { name: 'देश खोजें' }).fill('nepal');
      await expect(page.getByRole('option', { name: 'नेपाल +977' })).toBeVisible();
      await expectInHindi(page);
      await page.getByRole('combobox', { name: 'देश खोजें' }).fill('अटलांटिस');
      await expect(page.getByText('कोई देश नहीं मिला')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    const { phone } = createMemberInput();
    await page.getByLabel('फ़ोन नंबर').fill(phone);
    await page.getByLabel('ईमेल').fill('leela@example.in');
    await page.getByLabel('महिला').check();
    await page.getByLabel('शहर').fill('Kochi');
    await page.getByLabel('जन्मतिथि').fill('1988-02-29');
    await page.getByLabel('मुख्य लक्ष्य').selectOption({ label: 'अच्छी नींद' });
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click();

    await expect(page.getByRole('heading', { name: 'नया नंबर पक्का करें' })).toBeVisible();
    await expectInHindi(page);
    const { variables } = await latestMessage(`+91${phone}`);
    await page.getByLabel('OTP कोड').fill(variables['1'] ?? '');
    await page.getByLabel('आपका पासवर्ड').fill('not my password');
    await page.getByRole('button', { name: 'नंबर पक्का करें' }).click();
    await expect(page.getByText('यह आपका पासवर्ड नहीं है।').first()).toBeVisible();
    await page.getByLabel('आपका पासवर्ड').fill(person.password);
    await page.getByRole('button', { name: 'नंबर पक्का करें' }).click();
    await expect(page.getByRole('heading', { name: 'आपकी आहार योजना' })).toBeVisible();

    const link = (await latestMessage(`+91${person.phone}`)).variables['3'] ?? '';
    for (const address of ['/profile-edit/password', link, '/restore-phone?token=spent', '/dashboard']) {
      await page.goto(address);
      await expectInHindi(page);
    }

    await page.getByRole('link', { name: /कक्षा कैसी लगी/ }).click();
    const scope = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
    await scope.getByLabel('पाँच सितारे').press('Space');
    await expectInHindi(page);
    await scope.getByRole('button', { name: 'भेजें' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  },
);
