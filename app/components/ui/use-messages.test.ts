import { beforeAll, describe, expect, test } from 'vitest';
import { lookUpMessages, messagesFor } from '~/i18n/screen-messages';
import { WORDS } from '~/i18n/words';
import { provideCatalogue } from './document-messages';
import { findMessages, titleMeta } from './use-messages';

const root = { data: { language: 'hi' } };
const handle = { languages: 'all' };

function pageSending(...namespaces: Parameters<typeof messagesFor>[1][]) {
  return [root, { handle, data: { messages: messagesFor('hi', ...namespaces) } }];
}

beforeAll(() => provideCatalogue(lookUpMessages));

describe('the messages of a page', () => {
  test('are those that its loader or its frame sends', () => {
    const framed = [root, { handle, data: { shell: { messages: messagesFor('hi', 'member.frame') } } }];
    expect(findMessages(pageSending('help', 'member.home'), 'member.home')).toBe(WORDS.hi.member.home);
    expect(findMessages(framed, 'member.frame')).toBe(WORDS.hi.member.frame);
  });

  test('fail on the server if no loader sends them: a browser would not have them either', () => {
    expect(() => findMessages(pageSending('help'), 'member.home')).toThrow('sends the messages "member.home"');
    // @ts-expect-error no such namespace
    expect(() => findMessages(pageSending('help'), 'member.hom')).toThrow('member.hom');
  });

  test('of fields and notices need no loader, and none does on a page without scripts', () => {
    expect(findMessages([root, { handle }], 'interface.notes')).toBe(WORDS.hi.interface.notes);
    expect(findMessages([root, { handle: { ...handle, scripts: false } }], 'site.faq')).toBe(WORDS.hi.site.faq);
    expect(findMessages([root, { handle: {} }], 'interface.notes')).toBe(WORDS.en.interface.notes);
  });

  test('give its title, and another one when it failed', () => {
    const titleOf = (error?: Error) => {
      const args = { error, matches: pageSending('help') } as unknown as Parameters<ReturnType<typeof titleMeta>>[0];
      return titleMeta('help')(args);
    };
    expect(titleOf()).toEqual([{ title: WORDS.hi.help.metaTitle }]);
    expect(titleOf(new Error('down'))).toEqual([{ title: WORDS.hi.interface.notes.failurePage }]);
  });
});
