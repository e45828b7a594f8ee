import { ASHA, openDashboard } from '../setup/journeys';
import { expect, test } from '../setup/test';

for (const [timezoneId, zone] of [
  ['America/Los_Angeles', ' IST'],
  ['Asia/Kolkata', ''],
] as const) {
  test.describe(`in a browser of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`times of classes ${zone ? 'name India’s zone' : 'need no zone'}`, async ({ page }) => {
      await openDashboard(page, ASHA);
      for (const path of ['/dashboard', '/timetable']) {
        await page.goto(path);
        const shown = await page.getByRole('main').ariaSnapshot();
        const times = shown.match(/\b\d{1,2}:\d\d [AP]M( IST)?\b/g) ?? [];
        expect(times.length, path).toBeGreaterThan(0);
        if (zone) expect(shown, path).toMatch(/\d [AP]M IST/);
        else expect(shown, path).not.toContain('IST');
      }
    });
  });
}
