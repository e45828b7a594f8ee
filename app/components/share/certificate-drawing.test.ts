import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTextOutliner } from '~/http/pages/text-outlines.server';
import type { Language } from '~/i18n/languages';
import { renderPdf } from '~/lib/pdf.server';
import { drawCertificatePage } from './certificate-drawing';
import { buildQrPath } from '~/lib/qr-path.server';

const ADDRESS = 'https://sangha.example/c/ABCD-EFGH-JKMN';

const view = {
  code: 'ABCD-EFGH-JKMN',
  name: 'Ravi Kumar',
  title: 'चौदह सुबहें',
  titleLang: undefined,
  length: 14,
  text: 'has finished it.',
  issued: 'Issued today',
  address: ADDRESS,
  qr: buildQrPath(ADDRESS),
  signed: { name: 'Vasudha', role: 'Trainer' },
};

const outline = await createTextOutliner();
const drawn = (more: Partial<typeof view>, language: Language = 'en') =>
  drawCertificatePage({ ...view, ...more }, language, outline);
const pdf = async (more: Partial<typeof view>, language?: Language) =>
  Buffer.from(await renderPdf(drawn(more, language).page));

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the texts in the PDF that a screen reader would read aloud. */
function said(file: Buffer): string[] {
  const from = file.indexOf('stream\n') + 'stream\n'.length;
  const drawing = inflateSync(file.subarray(from, file.indexOf('\nendstream'))).toString('latin1');
  return [...drawing.matchAll(/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, written = '']) => {
    const bytes = Buffer.from(
      written.replace(/\\([^])/g, (_, one: string) => ESCAPED[one] ?? one),
      'latin1',
    );
    return (bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')).trim();
  });
}

test.each(['en', 'hi'] as const)('says in %s what the page says', async (language) => {
  const file = await pdf({}, language);
  expect(said(file)).toEqual(
    expect.arrayContaining([
      'Ravi Kumar',
      'चौदह सुबहें',
      'has finished it.',
      'Vasudha',
      'sangha.example/c/ABCD-EFGH-JKMN',
    ]),
  );
  expect(file.includes(`/URI (${ADDRESS})`)).toBe(true);
  expect(drawn({}, language).name).toBeNull();
});

test('says nothing in English that is in Hindi, but for its address', async () => {
  const signed = { name: 'वसुधा', role: 'प्रशिक्षक' };
  const words = said(await pdf({ name: 'रवि', text: 'पूरा किया।', issued: 'आज', signed }, 'hi'));
  expect(words.length).toBeGreaterThan(6);
  expect(words.filter((one) => /[A-Za-z]/.test(one))).toEqual(['sangha.example/c/ABCD-EFGH-JKMN']);
});

test('leaves a name in other letters to a picture, which says it', () => {
  expect(drawn({ name: 'Անի' }).name).toMatchObject({ says: { text: 'Անի ' } });
});

test('makes room for the longest name', async () => {
  expect(said(await pdf({ name: 'M'.repeat(100) }))).toContain('M'.repeat(100));
});
