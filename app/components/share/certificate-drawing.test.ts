import { expect, test } from 'vitest';
import { readPdfTexts } from '../../../tests/setup/pdf-text';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
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
const drawPage = (more: Partial<typeof view>, language: Language = 'en') =>
  drawCertificatePage(
    { ...view, ...more },
    language,
    { names: { en: 'Sangha', hi: 'संघ', mr: 'संघ' }, logo: null },
    outline,
  );
const drawPdf = async (more: Partial<typeof view>, language?: Language) =>
  Buffer.from(await renderPdf(drawPage(more, language)));

test.each(['en', 'hi'] as const)('has in %s the same text as the page', async (language) => {
  const file = await drawPdf({}, language);
  expect(readPdfTexts(file)).toEqual(
    expect.arrayContaining([
      'Ravi Kumar',
      'चौदह सुबहें',
      'has finished it.',
      'Vasudha',
      'sangha.example/c/ABCD-EFGH-JKMN',
    ]),
  );
  expect(file.includes(`/URI (${ADDRESS})`)).toBe(true);
});

test('has no English text in Hindi except its address', async () => {
  const signed = { name: 'वसुधा', role: 'प्रशिक्षक' };
  const words = readPdfTexts(await drawPdf({ name: 'रवि', text: 'पूरा किया।', issued: 'आज', signed }, 'hi'));
  expect(words.length).toBeGreaterThan(6);
  expect(words.filter((one) => /[A-Za-z]/.test(one))).toEqual(['sangha.example/c/ABCD-EFGH-JKMN']);
});

test('has room for the longest name', async () => {
  expect(readPdfTexts(await drawPdf({ name: 'M'.repeat(100) }))).toContain('M'.repeat(100));
});
