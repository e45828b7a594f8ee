import { createContext, createElement as h, Fragment, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawn, drawPage } from './drawn';

let drawn = 0;

function Inner({ word }: { word: string }) {
  drawn += 1;
  return h(Fragment, null, word, ' & ', word);
}

function Outer({ words, last }: { words: readonly string[]; last: string }) {
  const items = words.map((word) =>
    h(Drawn<'li', { word: string }>, { key: word, as: 'li', part: Inner, props: { word } }),
  );
  return h(Fragment, null, 'First, ', items, last);
}

function Page({ name, words }: { name: string; words: readonly string[] }) {
  const props = { words, last: 'the last' };
  return h('main', null, name, h(Drawn<'ul', typeof props>, { as: 'ul', className: 'list', part: Outer, props }), name);
}

const asReact = (props: { name: string; words: readonly string[] }) => renderToString(h(Page, props));
const page = (props: { name: string; words: readonly string[] }) => drawPage('en', () => asReact(props));

test('a page is what React draws, the first time and with what was drawn before', () => {
  const [asha, ravi] = [
    { name: 'Asha', words: ['one', 'two'] },
    { name: 'Ravi', words: ['one', 'two'] },
  ];
  expect(page(asha)).toBe(asReact(asha));
  drawn = 0;
  const second = page(ravi);
  expect(drawn).toBe(0);
  expect(second).toBe(asReact(ravi));
});

test('whatever a part is given makes it another, and what stands in it is kept by itself', () => {
  const [few, more] = [
    { name: 'Asha', words: ['three'] },
    { name: 'Asha', words: ['three', '<four>'] },
  ];
  expect(page(few)).toBe(asReact(few));
  drawn = 0;
  const second = page(more);
  expect(drawn).toBe(1);
  expect(second).toBe(asReact(more));
});

const Language = createContext('en');

function Spoken() {
  return useContext(Language);
}

test('a part is another in each language, though it is given the same', () => {
  const say = (language: string) =>
    drawPage(language, () =>
      renderToString(h(Language.Provider, { value: language }, h(Drawn, { as: 'p', part: Spoken, props: {} }))),
    );
  expect(['en', 'hi', 'en', 'hi'].map(say)).toEqual(['<p>en</p>', '<p>hi</p>', '<p>en</p>', '<p>hi</p>']);
});

test('a page that fails leaves nothing behind', () => {
  const fails = () => {
    throw new Error('no page');
  };
  expect(() => drawPage('en', fails)).toThrow('no page');
  const asha = { name: 'Asha', words: ['five'] };
  expect(page(asha)).toBe(asReact(asha));
});
