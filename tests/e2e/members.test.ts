import {
  ASHA,
  openDashboard,
  logInAfterRegistration,
  logIn,
  logOut,
  registerMember,
  createMemberInput,
  registerPractisedMember,
  register,
} from './setup/journeys';
import { expect, test } from './setup/test';

test('each tab is a link that shows its content', async ({ page }) => {
  await openDashboard(page, ASHA);
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(page.getByRole('heading', { name: 'Bring a friend' })).toBeVisible();

  await tabs.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('link', { name: 'Download PDF of Overall health' })).toBeVisible();
  await expect(page.getByRole('meter', { name: /^1,\d\d\d of 2,500 karma$/ })).toBeVisible();
  const lists = page.getByRole('navigation', { name: 'Resources' });
  await lists.getByRole('link', { name: 'VIDEOS' }).click();
  await expect(page.getByRole('link', { name: 'Yoga Nidra in Hindi' })).toHaveAttribute('target', '_blank');
  await lists.getByRole('link', { name: 'FAQs' }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.locator('details').nth(1).locator('summary').click();
  await expect(page.locator('details').first()).not.toHaveAttribute('open');

  await tabs.getByRole('link', { name: 'My Referral' }).click();
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/register\?refcode=[A-Z2-9]{8}$/);
  await expect(page.getByRole('meter', { name: /^\d+ of \d+, \d+ to go$/ })).toBeVisible();
  await page.getByRole('link', { name: 'View Rewards' }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Level 1, 5 invites' });
  await expect(first).toContainText('Unlocked');
  await expect(first.getByRole('link', { name: /^Open/ })).toBeVisible();
  // Tests that run at the same time may register members with Asha's referral link, so the number
  // of her friends is not known. Only the missing friends are checked.
  await expect(page.getByRole('listitem').filter({ hasText: /\d+ to go/ })).toHaveCount(1);

  await tabs.getByRole('link', { name: 'LeaderBoard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asha Sharma, you' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /days? in a row/ })).toBeVisible();
});

test('the reading order of the home tab is the visual order on a phone', { tag: '@layout' }, async ({ page }) => {
  await openDashboard(page, ASHA);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const seen = await headings.evaluateAll((all) =>
    all
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .map(({ text, box }) => ({ text, top: box.top })),
  );
  expect(seen.length).toBeGreaterThan(5);
  // Cards in one row have headings at slightly different heights.
  const byRow = [...seen].sort((a, b) => (Math.abs(a.top - b.top) < 40 ? 0 : a.top - b.top));
  expect(seen.map(({ text }) => text)).toEqual(byRow.map(({ text }) => text));
});

test('in a very low window nothing stays fixed over the page', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openDashboard(page, ASHA);
  for (const path of ['/dashboard?tab=leaderboard', '/profile-edit', '/donations']) {
    await page.goto(path);
    await expect(page.locator('.stays-below').first(), path).toHaveCSS('position', 'static');
  }
});

test(
  'a list without friends stays together, whatever the height of its neighbour',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await registerMember(page);
    await page.goto('/dashboard?tab=referral');
    const title = page.getByRole('heading', { name: 'No referrals yet' });
    const height = await title.evaluate((heading) => {
      document.querySelector<HTMLElement>('main dl')?.parentElement?.style.setProperty('min-height', '60rem');
      return heading.getBoundingClientRect().height;
    });
    expect(height).toBeLessThan(40);
  },
);

test(
  'a friend joins by the link, completes the profile and changes the phone',
  { tag: '@deep' },
  async ({ page, latestMessage }) => {
    await openDashboard(page, ASHA);
    await page.goto('/dashboard?tab=referral');
    const link = await page.getByLabel('Your referral link').inputValue();
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);

    const friend = createMemberInput();
    await register(page, friend, new URL(link).pathname + new URL(link).search);
    await logInAfterRegistration(page);
    await page.goto('/profile-edit');
    await expect(page.getByLabel('Full name')).toHaveValue(friend.name);

    const { phone } = createMemberInput();
    await page.getByLabel('Phone number').fill(phone);
    await page.getByLabel('Email').fill('leela@example.in');
    await page.getByLabel('Female', { exact: true }).check();
    await page.getByLabel('City').fill('Kochi');
    await page.getByLabel('Date of birth').fill('1988-02-29');
    await page.getByLabel('Primary goal').selectOption('Better sleep');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('heading', { name: 'Confirm your new number' })).toBeVisible();
    await expect(page.getByText(/^Another code can be sent in [01]:\d\d\.$/)).toBeVisible();
    const { variables } = await latestMessage(`+91${phone}`);
    const otp = variables['1'] ?? '';
    await page.getByLabel('OTP').fill(otp === '000000' ? '111111' : '000000');
    await page.getByLabel('Your password').fill(friend.password);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(page.getByText('This OTP is wrong or has expired.').first()).toBeVisible();
    await page.getByLabel('OTP').fill(otp);
    await page.getByLabel('Your password').fill(friend.password);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText('Better sleep: light evenings')).toBeVisible();

    await page.goto('/profile-edit');
    await expect(page.getByLabel('Phone number')).toHaveValue(phone);
    await expect(page.getByLabel('Female', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Date of birth')).toHaveValue('1988-02-29');
  },
);

test(
  'a phone that somebody else moved is restored by the link that was sent to the old one',
  { tag: '@deep' },
  async ({ page, browser, javaScriptEnabled, latestMessage }) => {
    const person = await registerMember(page);
    const taken = createMemberInput().phone;
    await page.goto('/profile-edit');
    await page.getByLabel('Phone number').fill(taken);
    await page.getByLabel('Email').fill('leela@example.in');
    await page.getByLabel('Female', { exact: true }).check();
    await page.getByLabel('City').fill('Kochi');
    await page.getByLabel('Date of birth').fill('1988-02-29');
    await page.getByLabel('Primary goal').selectOption('Better sleep');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your new number' })).toBeVisible();
    await page.getByLabel('OTP').fill((await latestMessage(`+91${taken}`)).variables['1'] ?? '');
    await page.getByLabel('Your password').fill('not my password');
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password./);
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(page).toHaveURL(/\/dashboard/);

    const { variables } = await latestMessage(`+91${person.phone}`, 'phone_changed');
    const elsewhere = await browser.newContext({ javaScriptEnabled });
    const owner = await elsewhere.newPage();
    for (const look of ['a preview', 'its reader'])
      expect((await owner.goto(variables['3'] ?? ''))?.status(), look).toBe(200);
    await expect(owner.getByText(`••••••${person.phone.slice(-4)}`)).toBeVisible();
    await owner.getByLabel('New password').fill('chandra-namaskar-9');
    await owner.getByLabel('Confirm password').fill('chandra-namaskar-9');
    await owner.getByRole('button', { name: 'Take my account back' }).click();
    await expect(owner.getByText('Your account is yours again.').first()).toBeVisible();
    await logIn(owner, { phone: person.phone, password: 'chandra-namaskar-9' });
    await owner.goto(variables['3'] ?? '');
    await expect(owner.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await elsewhere.close();

    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  },
);

test('a member changes the password and logs another device out', async ({ page, browser, baseUrl }) => {
  const person = await registerMember(page);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/142.0',
    baseURL: baseUrl,
  });
  const other = await elsewhere.newPage();
  await openDashboard(other, person);
  await page.goto('/profile-edit/privacy');
  await expect(page.getByText(/, this device$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('That device is logged out.').first()).toBeVisible();
  await expect(page.getByText('Firefox on Windows')).toHaveCount(0);
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Change password' }).click();
  const change = async (present: string, password: string, again = password) => {
    await page.getByLabel('Current password').fill(present);
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(person.password, 'chandra-namaskar-9', 'chandra-namaskar-8');
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/Passwords do not match!/);
  await change('not my password', 'chandra-namaskar-9');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/This is not your password./);
  await change(person.password, 'chandra-namaskar-9');
  await expect(page.getByText('Your password is changed.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile-edit\/privacy$/);
});

test('a rating is sent from the dashboard by keyboard, and replaced by another one', async ({
  page,
  javaScriptEnabled,
}) => {
  await registerPractisedMember(page);
  const scope = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
  for (const stars of ['Five stars', 'Four stars']) {
    await page.getByRole('link', { name: /Rate your experience/ }).press('Enter');
    if (!javaScriptEnabled) await expect(page).toHaveURL(/\/rate/);
    await scope.getByLabel(stars).press('Space');
    await scope.getByLabel('Review, if you like').fill('Calm and clear.');
    await scope.getByRole('button', { name: 'Send rating' }).press('Enter');
    await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard/);
  }
});

test("a plan for the member's goal is downloaded, and a locked one cannot be", async ({ page, browser }) => {
  await openDashboard(page, ASHA);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('better-sleep-light-evenings.pdf');

  await page.goto('/dashboard?tab=resources');
  const locked = page.getByRole('listitem').filter({ hasText: 'a sattvic fortnight' });
  await expect(locked.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  await expect(locked).toContainText('more karma points');
  const visitor = await browser.newContext();
  const [own] = await page.getByRole('link', { name: /Download PDF of Asha/ }).all();
  const address = (await own?.getAttribute('href')) ?? '';
  const origin = new URL(page.url()).origin;
  expect((await visitor.request.get(origin + address)).status()).toBe(200);
  expect((await visitor.request.get(origin + (address.split('?')[0] ?? ''))).status()).toBe(404);
  await visitor.close();
});

test('a batch and a reminder are shown as unsaved, saved together and still there afterwards', async ({
  page,
  javaScriptEnabled,
}) => {
  await registerMember(page);
  await page.goto('/profile-edit');
  await page.getByRole('link', { name: 'Reminders' }).click();
  await page.getByLabel('Your batch').selectOption('6:00 AM');
  await page.getByLabel('Remind me on WhatsApp').check();
  if (javaScriptEnabled) {
    await expect(page.getByText('Not saved yet')).toBeVisible();
    page.once('dialog', (question) => void question.dismiss());
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/profile-edit\/reminders$/);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('You will be reminded of your class.').first()).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByLabel('Your batch')).toHaveValue('06:00');
  await expect(page.getByLabel('Remind me on WhatsApp')).toBeChecked();
});

test('a member exports their data, logs out everywhere and deletes the account', async ({ page }) => {
  const person = await registerMember(page);
  await page.goto('/profile-edit/privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  const other = await page.context().newPage();
  await other.goto('/profile-edit/privacy');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are logged out on every device.').first()).toBeVisible();
  await other.getByRole('link', { name: 'Download my data' }).click();
  await expect(other, 'the login is shown, not saved').toHaveURL(/\/login/);
  await other.close();

  await logIn(page, person);
  await page.goto('/profile-edit/delete');
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This is not your password.').first()).toBeVisible();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account and your data are deleted. Namaste.').first()).toBeVisible();
});
