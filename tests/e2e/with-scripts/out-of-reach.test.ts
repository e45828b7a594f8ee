import type { Locator, Page } from 'playwright';
import { expectInHindi } from '../setup/in-hindi';
import { ASHA, openDashboard, logIn, registerMember, createMemberInput, openAsStaff } from '../setup/journeys';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

/**
 * `cutOff` aborts all further data requests of the page. `answerOtherwise` responds to them with a
 * page from a different server.
 */
const cutOff = (page: Page) => page.route('**/*.data*', (route) => route.abort());
const answerFromOtherServer = (page: Page) =>
  page.route('**/*.data*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  );

for (const [screen, lost, words] of [
  ['Instructions', cutOff, 'Error connecting to the server. Please try again later.'],
  ['Site Settings', cutOff, 'Failed to fetch sections. Please try again.'],
  ['Video Resources', cutOff, 'Failed to load video resources. Please try again.'],
  ['Video Resources', answerFromOtherServer, 'Invalid response format'],
  ['FAQs', cutOff, 'Network error. Please check your connection.'],
] as const) {
  test(`${screen}, unreachable, shows: ${words}`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAsStaff(page, '/admin/account');
    await waitForHydration(page);
    await lost(page);
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words);
  });
}

test("a member's page that is unreachable says so and can be retried", async ({ page }) => {
  await openDashboard(page, ASHA);
  await waitForHydration(page);
  await cutOff(page);
  await page.getByRole('link', { name: 'Resources' }).first().click();
  await expect(page.getByRole('heading', { name: 'Network error. Please check your connection.' })).toBeVisible();
  const countMissingPictures = () =>
    page.locator('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length);
  await expect.poll(countMissingPictures, 'pictures that did not come').toBe(0);
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'VIDEOS' })).toBeVisible();
});

test('an unreachable page in Hindi shows its error in Hindi', async ({ page }) => {
  await openDashboard(page, ASHA);
  await page.goto('/dashboard?lang=hi');
  await waitForHydration(page);
  await cutOff(page);
  await page.getByRole('link', { name: 'संसाधन' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नेटवर्क नहीं मिल रहा। कृपया अपना कनेक्शन देखें।');
  await expectInHindi(page);
});

test('a page whose language was changed in another tab has that language from the next step on', async ({
  page,
  context,
}) => {
  await openDashboard(page, ASHA);
  const other = await context.newPage();
  await other.goto('/dashboard?lang=hi');
  // The messages for a language are part of the document, so changing the language loads a new
  // document.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Resources' }).first().click();
  await loaded;
  await expect(page.getByRole('link', { name: 'वीडियो' })).toBeVisible();
  await expectInHindi(page);
});

const forms: [path: string, field: (page: Page) => Locator, button: string, words: string, lost?: typeof cutOff][] = [
  [
    '/admin/batches?edit=Monday',
    (page) => page.getByLabel('Instruction for Monday', { exact: true }),
    'Save',
    'Error updating instruction. Please try again.',
  ],
  [
    '/admin/faqs/1',
    (page) => page.getByLabel('Question', { exact: true }),
    'Save changes',
    'Failed to save FAQ. Please try again.',
  ],
  [
    '/admin/challenges/new',
    (page) => page.getByLabel('Title', { exact: true }),
    'Add challenge',
    'Failed to save challenge. Please try again.',
    answerFromOtherServer,
  ],
  [
    '/admin/video/1',
    (page) => page.getByLabel('Title', { exact: true }),
    'Save changes',
    'Failed to save video resource. Please try again.',
  ],
  [
    '/admin/resources/1',
    (page) => page.getByLabel('Title', { exact: true }),
    'Save changes',
    'Failed to save diet plan. Please try again.',
  ],
  [
    '/admin/dashboard#hero',
    (page) => page.getByLabel('Subtitle', { exact: true }),
    'Save hero section',
    'Failed to update hero section. Please try again.',
  ],
];

for (const [path, field, button, words, lost = cutOff] of forms) {
  test(
    `the form of ${path} keeps the typed values while the server is unreachable`,
    { tag: '@deep' },
    async ({ page }) => {
      await openAsStaff(page, path);
      await waitForHydration(page);
      await field(page).fill('Typed before the network went');
      await lost(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(field(page)).toHaveValue('Typed before the network went');
    },
  );
}

test('a form whose session has ended keeps the typed values, and succeeds after a new login', async ({
  page,
  context,
}) => {
  const account = await registerMember(page);
  await page.goto('/profile-edit');
  await waitForHydration(page);
  await page.getByLabel('City').fill('Kolhapur');
  await context.clearCookies({ name: /member$/ });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('You are logged out. Log in in another tab').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Kolhapur');
  const tab = await context.newPage();
  await tab.goto('/login');
  await logIn(tab, account);
  await tab.close();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'Please enter your email' })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Kolhapur');
});

test('switched sections wait for the server', async ({ page }) => {
  await openAsStaff(page, '/admin/sections');
  await waitForHydration(page);
  await page.getByRole('switch', { name: 'Show Footer on the home page' }).press('Space');
  await cutOff(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to save changes. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show Footer on the home page' })).not.toBeChecked();
});

test('the login keeps the username while the server is unreachable', async ({ page }) => {
  await page.goto('/admin/login');
  await waitForHydration(page);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('sangha-admin');
  await cutOff(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Unable to connect to server. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
});

for (const [path, fill, button, words] of [
  [
    '/register',
    { Name: 'Mira Rao', 'Phone number': '7000000000', Password: 'surya-namaskar-12' },
    'Register free',
    'Registration failed. Please try again.',
  ],
  [
    '/forgot-password',
    { 'Phone number': '9876543210' },
    'Send OTP',
    'Failed to send OTP. Please check your phone number.',
  ],
] as const) {
  test(`${path}, with a response that is not the server's, shows: ${words}`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    for (const [label, value] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(value);
    await answerFromOtherServer(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue(fill['Phone number']);
  });
}

test(
  "the profile, with a response that is not the server's, says so, also for saves",
  { tag: '@deep' },
  async ({ page }) => {
    await openDashboard(page, ASHA);
    await page.goto('/profile-edit');
    await waitForHydration(page);
    await answerFromOtherServer(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update profile. Please try again.').first()).toBeVisible();
    await page.goto('/karma');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to fetch user profile' })).toBeVisible();
  },
);

test(
  "a repeated request for a code, with a response that is not the server's, shows: Failed to resend OTP.",
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Phone number').fill(createMemberInput().phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await waitForHydration(page);
    await answerFromOtherServer(page);
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to resend OTP.' })).toBeVisible();
  },
);
