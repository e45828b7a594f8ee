import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { createLinks } from './setup/one-tap-links';
import { expect, test } from './setup/test';

// Uses the complete Chromium, because in its headless shell a page to which a form redirects cannot
// be replaced by a stub.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } });

test('one tap without a login counts the morning and opens the class', async ({ page, secret }) => {
  const { open } = await createLinks(page, secret);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'The class' }));
  await page.goto(open);
  await page.getByRole('button').click();
  await expect(page.getByText('The class')).toBeVisible();
  await page.goto(open);
  await expect(page.getByRole('button')).toHaveCount(1);
  await page.context().addCookies(session);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your streak begins' })).toContainText('Total days1');
});
