import { beforeAll, describe, expect, test } from 'vitest';
import { lookUpMessages, getMessages } from '~/i18n/screen-messages';
import { CATALOGUES } from '~/i18n/catalogue';
import { setMessageLookup } from './document-messages';
import { findMessages, createTitleMeta } from './use-messages';

const root = { data: { language: 'hi' } };
const handle = { languages: 'all' };

function pageSending(...namespaces: Parameters<typeof getMessages>[1][]) {
  return [root, { handle, data: { messages: getMessages('hi', ...namespaces) } }];
}

beforeAll(() => setMessageLookup(lookUpMessages));

describe('the messages of a page', () => {
  test('are those that its loader or its frame sends', () => {
    const framed = [root, { handle, data: { shell: { messages: getMessages('hi', 'member.frame') } } }];
    expect(findMessages(pageSending('help', 'member.home'), 'member.home')).toBe(CATALOGUES.hi.member.home);
    expect(findMessages(framed, 'member.frame')).toBe(CATALOGUES.hi.member.frame);
  });

  test('fail on the server if no loader sends them: a browser would not have them either', () => {
    expect(() => findMessages(pageSending('help'), 'member.home')).toThrow('sends the messages "member.home"');
    // @ts-expect-error there is no such namespace
    expect(() => findMessages(pageSending('help'), 'member.hom')).toThrow('member.hom');
  });

  test('of fields and notices need no loader, and none does on a page without scripts', () => {
    expect(findMessages([root, { handle }], 'interface.notes')).toBe(CATALOGUES.hi.interface.notes);
    expect(findMessages([root, { handle: { ...handle, scripts: false } }], 'site.faq')).toBe(CATALOGUES.hi.site.faq);
    expect(findMessages([root, { handle: {} }], 'interface.notes')).toBe(CATALOGUES.en.interface.notes);
  });

  test('give its title, and another one when it failed', () => {
    const titleOf = (error?: Error) => {
      const args = { error, matches: pageSending('help') } as unknown as Parameters<
        ReturnType<typeof createTitleMeta>
      >[0];
      return createTitleMeta('help')(args);
    };
    expect(titleOf()).toEqual([{ title: CATALOGUES.hi.help.metaTitle }]);
    expect(titleOf(new Error('down'))).toEqual([{ title: CATALOGUES.hi.interface.notes.failurePage }]);
  });
});
