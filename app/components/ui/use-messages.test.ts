import { beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUES, getCatalogue } from '~/i18n/catalogue';
import { DEFAULT_BRAND_NAMES } from '~/i18n/languages';
import { BROWSER_PARTS } from '~/i18n/screen-messages';
import { browserCatalogue } from '~/i18n/en/browser-catalogue';
import { setCatalogues } from './page-messages';
import { findMessages, createTitleMeta } from './use-messages';

const brand = { names: DEFAULT_BRAND_NAMES };
const [ENGLISH, HINDI] = [getCatalogue('en', brand), getCatalogue('hi', brand)];

const root = { data: { language: 'hi' } };
const page = [root, { handle: { languages: 'all' } }];
const pageWithoutScripts = [root, { handle: { languages: 'all', scripts: false } }];

beforeAll(() => setCatalogues((language) => CATALOGUES[language]));

describe('the messages of a page', () => {
  test('are in its language, with the name of the organisation', () => {
    expect(findMessages(page, 'member.home')).toBe(HINDI.member.home);
    expect(findMessages([root, { handle: {} }], 'interface.notes')).toBe(ENGLISH.interface.notes);
  });

  test('fail on the server if browsers do not load them', () => {
    expect(Object.keys(browserCatalogue).sort()).toEqual([...BROWSER_PARTS].sort());
    expect(() => findMessages(page, 'site.faq')).toThrow('the messages "site.faq"');
    expect(findMessages(pageWithoutScripts, 'site.faq')).toBe(HINDI.site.faq);
    // @ts-expect-error there is no such namespace
    expect(() => findMessages(page, 'member.hom')).toThrow('member.hom');
  });

  test('contain its title, and another title after an error', () => {
    const getTitle = (error?: Error) => {
      const args = { error, matches: page } as unknown as Parameters<ReturnType<typeof createTitleMeta>>[0];
      return createTitleMeta('help')(args);
    };
    expect(getTitle()).toEqual([{ title: HINDI.help.metaTitle }]);
    expect(getTitle(new Error('down'))).toEqual([{ title: HINDI.interface.notes.failurePage }]);
  });
});
