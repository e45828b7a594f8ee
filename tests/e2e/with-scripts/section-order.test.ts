import { holdRequests } from '../setup/held-requests';
import { openAsStaff } from '../setup/journeys';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a section moves down and up again', async ({ page }) => {
      const listNames = () => page.getByRole('main').getByRole('list').getByRole('heading').allTextContents();
      await openAsStaff(page, '/admin/sections');
      let release: () => void = () => undefined;
      if (javaScriptEnabled) {
        // Waits for hydration, because before that a pressed button submits the form, as it does
        // without JavaScript.
        await waitForHydration(page);
        // Holds the reload of the list, so that a section is moved before the saved order arrives.
        // This move must be saved as well.
        release = await holdRequests(page, '**/admin/sections.data*', 'GET');
      }
      const before = await listNames();
      const moved = before.filter((name) => name !== 'Benefits');
      moved.splice(before.indexOf('Benefits') + 1, 0, 'Benefits');
      for (const [way, after] of [
        ['down', moved],
        ['up', before],
      ] as const) {
        await page.getByRole('button', { name: `Move Benefits ${way}` }).click();
        if (way === 'up') release();
        if (javaScriptEnabled) await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('Section settings updated successfully!').first()).toBeVisible();
        await expect.poll(listNames).toEqual(after);
      }
      await expect(page.getByText('You have unsaved changes')).toBeHidden();
      await page.reload();
      expect(await listNames()).toEqual(before);
    });
  });
}
