import type { DrawnBrand } from '~/components/share/drawn-brand';
import { drawPdfLogo, INK_SOFT } from '~/components/share/pdf-text';
import { CATALOGUES } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatPaiseForPdf } from '~/lib/format-number';
import type { PdfPage } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';
import { drawParagraphs, PAGE_HEIGHT, PAGE_LEFT, PAGE_WIDTH, type Paragraph } from './pdf-paragraphs';
import { listReceiptRows, type ReceiptView } from './receipt-rows';

/** Width and height of the logo, in points. */
const LOGO = 44;

/** Draws a donation receipt as a PDF page. The texts of the receipt are in the given language. */
export function drawReceipt(
  receipt: ReceiptView,
  language: Language,
  brand: DrawnBrand,
  outline: TextOutliner,
): PdfPage {
  const { receipt: messages, receiptFile } = CATALOGUES[language].donations;
  const lang = LOCALES[language];
  const writeRupees = (rupees: number) => interpolate(receiptFile.amount, { amount: formatPaiseForPdf(rupees * 100) });
  const amounts = { amount: writeRupees(receipt.amount), refunded: writeRupees(receipt.refunded) };
  const paragraphs: Paragraph[] = [
    { text: receipt.brand, size: 20, face: 'display', gap: 0 },
    { text: receipt.address, size: 11, colour: INK_SOFT, gap: 2, lang: 'en' },
    { text: messages.heading, size: 22, face: 'display', gap: 34 },
    ...listReceiptRows(receipt, messages, amounts).flatMap(({ label, value, isName }): Paragraph[] => [
      { text: label, size: 11, colour: INK_SOFT, gap: 14 },
      { text: value, size: 14, gap: 0, ...(isName ? { lang: 'en' } : {}) },
    ]),
    { text: messages.thanks, size: 12, gap: 30 },
  ];
  const logo = drawPdfLogo(brand, { x: PAGE_LEFT, y: 44, size: LOGO });
  return {
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    lang,
    title: `${messages.title} ${receipt.number}`,
    ...logo,
    shapes: [
      ...logo.shapes,
      ...drawParagraphs(
        outline,
        paragraphs.filter(({ text }) => text !== ''),
        lang,
      ),
    ],
  };
}
