import type { Page } from 'playwright';
import { BESIDE, LANGUAGE_NAMES, MOVEMENT } from '~/i18n/languages';
import { messages } from '~/i18n/hi/messages';
import { WORDS } from '~/i18n/words';
import { expect, test } from '../setup/test';
import type { Screen } from '../setup/screen-list';
import { addressOf, inHindi, PEOPLE, showScreen } from '../setup/screens';

/** The movement's own words, which are drawn beside any other, and how each language calls and offers itself. */
const EVERYWHERE = [
  ...['सेवा', 'सहयोग', 'समर्पण', 'संकल्प', MOVEMENT.hi, LANGUAGE_NAMES.hi],
  ...Object.values(BESIDE.hi.titles),
  ...Object.values(BESIDE.hi.offer),
  ...Object.values(BESIDE.hi.units),
];

/** The English of three words and more, which nobody would write in code; but not that of the server's sentences, which is their key there. */
const ENGLISH = sentencesIn(WORDS.en).filter((text) => text.trim().split(' ').length > 2 && !(text in messages));

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** Every script that the screens fetch, with what the form of the last one fetches once something is typed in it. */
async function scriptsOf(page: Page, screens: readonly Screen[], form: Screen): Promise<string[]> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  for (const screen of screens) await page.goto(await addressOf(page, screen));
  await showScreen(page, form);
  await page.locator('main input[type="password"]').first().fill('1');
  await page.waitForLoadState('networkidle');
  return Promise.all([...addresses].map(async (address) => (await page.request.get(address)).text()));
}

/** Where each of them has a form with a password. */
const FORMS = { visitor: '/login', member: '/profile-edit/password' };

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who} who reads English is sent no Hindi to be said by scripts`, async ({ page }) => {
    const { enter, screens } = PEOPLE[who];
    await enter(page);
    const inEnglish = screens.filter((screen) => typeof screen !== 'string' || !/lang=|^\/hi\b/.test(screen));
    const scripts = await scriptsOf(page, inEnglish, `${FORMS[who]}?lang=en`);
    expect(scripts.length).toBeGreaterThan(5);
    const said = scripts.flatMap((script) => script.match(/[\u0900-\u097f][\u0900-\u097f\u200c\u200d ।,]*/g) ?? []);
    expect(said.map((text) => text.trim()).filter((text) => !EVERYWHERE.some((one) => one.includes(text)))).toEqual([]);
  });

  test(`a ${who} who reads Hindi is sent no English to be said by scripts`, async ({ page }) => {
    const { enter, screens } = PEOPLE[who];
    await enter(page);
    const scripts = (await scriptsOf(page, inHindi(screens), `${FORMS[who]}?lang=hi`)).join('\n');
    expect(ENGLISH.length).toBeGreaterThan(200);
    expect(ENGLISH.filter((text) => ['"', '`', "'"].some((quote) => scripts.includes(quote + text + quote)))).toEqual(
      [],
    );
  });
}
