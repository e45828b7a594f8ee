import type { Page } from 'playwright';
import { logOut, createNewAdmin, submitPassword } from '../setup/second-factor';
import { expect, test } from '../setup/test';

/** Adds a virtual authenticator for passkeys to the browser. It confirms every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a passkey logs its admin in, alone or after the password, and a response counts once',
  { tag: '@deep' },
  async ({ page }) => {
    await addAuthenticator(page);
    const admin = await createNewAdmin(page);
    await submitPassword(page, admin);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto('/admin/security');
    await page.getByLabel('Name of the device').fill('My phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Your passkey is added.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('My phone');

    await logOut(page);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/admin/login'),
    );
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const answer = (await sent).postData() ?? '';
    expect(answer).toContain('passkey=%7B');
    await logOut(page);
    const replayed = await page.request.post('/admin/login', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(page.url()).origin },
      data: answer,
      maxRedirects: 0,
    });
    expect(replayed.status()).toBe(401);

    await submitPassword(page, admin);
    await expect(page).toHaveURL(/\/admin\/login\/code$/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);

    await page.goto('/admin/security');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(page.getByText('The passkey is removed.').first()).toBeVisible();
    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey is not known here.').first()).toBeVisible();
  },
);
