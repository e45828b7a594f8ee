import { beforeAll, describe, expect, test } from 'vitest';
import { lookUpMessages, getMessages } from '~/i18n/screen-messages';
import { getCatalogue } from '~/i18n/catalogue';
import { DEFAULT_BRAND_NAMES } from '~/i18n/languages';
import { setMessageLookup } from './document-messages';
import { findMessages, createTitleMeta } from './use-messages';

const brand = { names: DEFAULT_BRAND_NAMES };
const [ENGLISH, HINDI] = [getCatalogue('en', brand), getCatalogue('hi', brand)];

const root = { data: { language: 'hi' } };
const handle = { languages: 'all' };

function createPageWithMessages(...namespaces: Parameters<typeof getMessages>[1][]) {
  return [root, { handle, data: { messages: getMessages('hi', ...namespaces) } }];
}

beforeAll(() => setMessageLookup(lookUpMessages));

describe('the messages of a page', () => {
  test('are those that its loader or its layout sends', () => {
    const framed = [root, { handle, data: { shell: { messages: getMessages('hi', 'member.frame') } } }];
    expect(findMessages(createPageWithMessages('help', 'member.home'), 'member.home')).toBe(HINDI.member.home);
    expect(findMessages(framed, 'member.frame')).toBe(HINDI.member.frame);
  });

  test('fail on the server if no loader sends them, because the browser would not have them either', () => {
    expect(() => findMessages(createPageWithMessages('help'), 'member.home')).toThrow(
      'sends the messages "member.home"',
    );
    // @ts-expect-error there is no such namespace
    expect(() => findMessages(createPageWithMessages('help'), 'member.hom')).toThrow('member.hom');
  });

  test('of fields and notices need no loader, and a page without scripts needs none at all', () => {
    expect(findMessages([root, { handle }], 'interface.notes')).toBe(HINDI.interface.notes);
    expect(findMessages([root, { handle: { ...handle, scripts: false } }], 'site.faq')).toBe(HINDI.site.faq);
    expect(findMessages([root, { handle: {} }], 'interface.notes')).toBe(ENGLISH.interface.notes);
  });

  test('contain its title, and another title after an error', () => {
    const getTitle = (error?: Error) => {
      const args = { error, matches: createPageWithMessages('help') } as unknown as Parameters<
        ReturnType<typeof createTitleMeta>
      >[0];
      return createTitleMeta('help')(args);
    };
    expect(getTitle()).toEqual([{ title: HINDI.help.metaTitle }]);
    expect(getTitle(new Error('down'))).toEqual([{ title: HINDI.interface.notes.failurePage }]);
  });
});
