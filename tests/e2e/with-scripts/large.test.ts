import fs from 'node:fs';
import { reflowFindings } from '../setup/large-text';
import { nameOf, PEOPLE, showScreen } from '../setup/screens';
import { test } from '../setup/test';

test.use({ trace: 'off' });
for (const [person, { enter, screens }] of Object.entries(PEOPLE)) {
  for (const part of [0, 1]) {
    test(`${person} ${part}`, async ({ page }) => {
      test.setTimeout(400_000);
      await enter(page);
      for (const [at, screen] of screens.entries()) {
        if (at % 2 !== part) continue;
        await page.setViewportSize({ width: 360, height: 740 });
        await showScreen(page, screen);
        const found = await reflowFindings(page);
        for (const one of found) fs.appendFileSync('/tmp/large.txt', `${nameOf(screen)} | ${one}\n`);
      }
    });
  }
}
