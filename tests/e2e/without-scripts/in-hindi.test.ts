import { expectInHindi } from '../setup/in-hindi';
import { findAddress, translateScreens, getScreenName, PEOPLE } from '../setup/screens';
import { test } from '../setup/test';

// Checked only without JavaScript, because the everybody-in test covers these screens with
// JavaScript.
for (const [person, { enter, screens }] of Object.entries(PEOPLE)) {
  if (person === 'admin') continue;
  test(`in Hindi no screen of the ${person} has English left`, async ({ page }) => {
    await enter(page);
    for (const screen of translateScreens(screens)) {
      await test.step(getScreenName(screen), async () => {
        await page.goto(await findAddress(page, screen));
        await expectInHindi(page);
      });
    }
  });
}
