import { openAsStaff } from '../setup/journeys';
import { expect, test } from '../setup/test';

// Checked only without JavaScript, because the every-screen test covers these screens with
// JavaScript.
test('no screen scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsStaff(page, '/admin/dashboard');
  const paths = ['dashboard', 'users', 'users/5', 'users/5/delete', 'financials', 'financials?status=pending'];
  for (const path of [...paths, 'staff', 'staff/new', 'audit', 'account']) {
    await page.goto(`/admin/${path}`);
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320);
  }
});
