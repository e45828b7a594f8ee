import { expect, test } from 'vitest';
import { measureCpuTime } from '../../tests/setup/cpu-time';
import { getPlainText } from '~/i18n/policy-document';
import { parsePolicyText } from './policy-text.server';

const createText = (value: string) => ({ kind: 'text', text: value });

test('headings, paragraphs, lists, links, bold text and placeholders are formatted', () => {
  expect(
    parsePolicyText(
      'Intro of {brand}.\n\n## Data\n\n### Less\n\n- one\n- **two**\n\n[Write](mailto:{email}) us',
      'privacy',
    ),
  ).toEqual([
    { kind: 'paragraph', children: [createText('Intro of '), { kind: 'value', name: 'brand' }, createText('.')] },
    { kind: 'heading', level: 2, id: 'privacy-1', children: [createText('Data')] },
    { kind: 'heading', level: 3, id: 'privacy-2', children: [createText('Less')] },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        [{ kind: 'paragraph', children: [createText('one')] }],
        [{ kind: 'paragraph', children: [{ kind: 'bold', children: [createText('two')] }] }],
      ],
    },
    {
      kind: 'paragraph',
      children: [{ kind: 'link', href: 'mailto:{email}', children: [createText('Write')] }, createText(' us')],
    },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  'A <b onclick="x()">word</b>',
  '[go](javascript:alert(1))',
  '[go](//evil.example)',
  '![picture](https://evil.example/x.png)',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '> quote',
  '```\ncode\n```',
  '> one\n> **two**',
  '[Deadline]: 7-days "of payment"',
  '[^1]: note',
  '[go](</\t/evil.example>)',
  '[go](/{phone}/evil.example)',
])('%s is shown as it was typed', (markdown) => {
  const blocks = parsePolicyText(markdown, 'privacy');
  const shown = blocks
    .map((block) => (block.kind === 'list' ? '' : getPlainText(block.children, { phone: '{phone}' })))
    .join('\n');
  expect(shown).toBe(markdown);
  expect(JSON.stringify(blocks)).not.toContain('"link"');
});

test('a bare address becomes a link, without the punctuation after it', () => {
  const toParts = (markdown: string) => {
    const [block] = parsePolicyText(markdown, 'terms');
    return block?.kind === 'paragraph' ? block.children : [];
  };
  const createLink = (href: string) => ({ kind: 'link', href, children: [createText(href)] });
  expect(toParts('See https://a.example/b_c?d=1#e, (http://a.example/x_(y)) and https://b.example.')).toEqual([
    createText('See '),
    createLink('https://a.example/b_c?d=1#e'),
    createText(', ('),
    createLink('http://a.example/x_(y)'),
    createText(') and '),
    createLink('https://b.example'),
    createText('.'),
  ]);
  expect(toParts('**नियम: https://a.example।**')).toEqual([
    { kind: 'bold', children: [createText('नियम: '), createLink('https://a.example'), createText('।')] },
  ]);
  expect(toParts('[https://a.example](https://b.example)')).toEqual([
    { kind: 'link', href: 'https://b.example', children: [createText('https://a.example')] },
  ]);
  for (const plain of ['xhttps://a.example', 'https://', 'https://{brand}.example', 'ftp://a.example', 'https://a b'])
    expect(
      toParts(plain).some(({ kind }) => kind === 'link'),
      plain,
    ).toBe(plain === 'https://a b');
});

test('a text is parsed once', () => {
  expect(parsePolicyText('Once.', 'terms')).toBe(parsePolicyText('Once.', 'terms'));
  expect(parsePolicyText('## Once', 'privacy')).not.toEqual(parsePolicyText('## Once', 'terms'));
});

test('JSON of a plain text keeps all blocks', () => {
  expect(JSON.parse(JSON.stringify(parsePolicyText('One.', 'terms')))).toEqual([
    { kind: 'paragraph', children: [createText('One.')] },
  ]);
});

test.each([
  [`${'> '.repeat(9999)}a`, null],
  [`${'- '.repeat(700)}a`, 'nested'],
  [Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'), 'nested'],
  [`${'**a *b '.repeat(19)}${' b* a**'.repeat(19)}`, 'nested'],
  [`${'**a *b '.repeat(400)}${' b* a**'.repeat(400)}`, 'longer than 4,000'],
  [`${'a.'.repeat(9999)}@`, 'longer than 4,000'],
  ['***a** '.repeat(2850), 'longer than 4,000'],
  ['***a** '.repeat(100), 'too many signs'],
  ['---', 'words'],
  ['- \n- {brand}\n\n> !', 'words'],
])('hostile text %# is parsed quickly or refused', async (markdown, refused) => {
  const parse = () => parsePolicyText(markdown, 'privacy');
  const cpuMs = await measureCpuTime(refused === null ? parse : () => expect(parse).toThrow(refused));
  expect(cpuMs).toBeLessThan(500);
});
