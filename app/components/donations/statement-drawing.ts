import type { DrawnBrand } from '~/components/share/drawn-brand';
import { drawPdfLogo, INK, INK_SOFT, measureText, outlineLine, wrapText } from '~/components/share/pdf-text';
import type { DonationStatement } from '~/domain/tax/donation-statement.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatNumberInWords } from '~/i18n/numbers';
import { formatDate } from '~/lib/calendar';
import { formatFinancialYear } from '~/lib/financial-year';
import { formatCount } from '~/lib/format-number';
import type { PdfPage, PdfShape } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';

/** Page size in points: A4 portrait. */
const [WIDTH, HEIGHT] = [595, 842];
const LEFT = 50;
const RIGHT = WIDTH - LEFT;
const BOTTOM = HEIGHT - 60;
const ROW = 20;
const COLUMNS = { date: LEFT, number: LEFT + 110, method: LEFT + 290 };
/** Width and height of the logo, in points. */
const LOGO = 40;

/** Draws the donations of a financial year as a PDF with as many pages as they need. */
export function drawStatement(
  statement: DonationStatement,
  language: Language,
  brand: DrawnBrand,
  outline: TextOutliner,
): PdfPage {
  const { statement: messages, taxCertificate } = CATALOGUES[language].donations;
  const { year, donor, trust, donations, totalPaise } = statement;
  const lang = LOCALES[language];
  const title = interpolate(messages.title, { year: formatFinancialYear(year) });
  const logo = drawPdfLogo(brand, { x: LEFT, y: 36, size: LOGO });
  const pages: PdfShape[][] = [logo.shapes];
  let y = 36 + LOGO + 28;
  const write = (
    text: string,
    x: number,
    size: number,
    more: { face?: 'display'; colour?: string; lang?: string } = {},
  ) => pages.at(-1)?.push(...outlineLine(outline, { text, x, y, size, ...more }, lang));
  const writeRight = (text: string, size: number) =>
    write(text, RIGHT - measureText(outline, text, 'text', size), size);
  const rule = (width: number) =>
    pages.at(-1)?.push({ path: `M${LEFT} ${y + 6}H${RIGHT}`, stroke: { colour: INK, width } });
  const writeHead = () => {
    write(messages.date, COLUMNS.date, 11, { colour: INK_SOFT });
    write(messages.number, COLUMNS.number, 11, { colour: INK_SOFT });
    write(messages.method, COLUMNS.method, 11, { colour: INK_SOFT });
    writeRight(messages.amount, 11);
    rule(1);
  };
  const writeLines = (text: string, size: number, more: { face?: 'display'; colour?: string; lang?: string } = {}) => {
    for (const line of wrapText(outline, text, size, RIGHT - LEFT)) {
      write(line, LEFT, size, more);
      y += size * 1.4;
    }
  };
  if (trust) {
    writeLines(trust.legal_name, 18, { face: 'display', lang: 'en' });
    writeLines(`${trust.address}. PAN ${trust.pan}`, 11, { colour: INK_SOFT, lang: 'en' });
    y += 16;
  }
  writeLines(title, 18, { face: 'display' });
  writeLines(interpolate(messages.donor, { name: donor }), 13);
  y += 16;
  writeHead();
  for (const { donatedOn, number, payment_method, paise } of donations) {
    y += ROW;
    if (y > BOTTOM) {
      pages.push([]);
      y = 60;
      writeHead();
      y += ROW;
    }
    write(formatDate(donatedOn, lang), COLUMNS.date, 11);
    write(number, COLUMNS.number, 11, { lang: 'en' });
    write(taxCertificate.methods[payment_method], COLUMNS.method, 11);
    writeRight(formatAmount(paise), 11);
  }
  if (y > BOTTOM - 120) {
    pages.push([]);
    y = 60;
  }
  rule(1.5);
  y += 26;
  write(messages.total, LEFT, 13);
  writeRight(formatAmount(totalPaise), 13);
  y += 24;
  const texts = {
    words: formatNumberInWords(language, Math.floor(totalPaise / 100)),
    paise: formatNumberInWords(language, totalPaise % 100),
  };
  writeLines(
    interpolate(messages.inWords, {
      words: interpolate(totalPaise % 100 ? taxCertificate.rupeesAndPaise : taxCertificate.rupees, texts),
    }),
    13,
  );
  y += 12;
  writeLines(messages.note, 10, { colour: INK_SOFT });
  const [shapes = [], ...further] = pages;
  return { width: WIDTH, height: HEIGHT, lang, title, ...logo, shapes, further };
}

/** Formats paise as an amount in rupees with two decimals. The fonts lack the rupee sign. */
function formatAmount(paise: number): string {
  return `${formatCount(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;
}
