import type { DrawnBrand } from '~/components/share/drawn-brand';
import { drawPdfLogo, INK, INK_SOFT, measureText, outlineLine, wrapText } from '~/components/share/pdf-text';
import { SMALLEST_SHOWN_GROUP } from '~/domain/analytics/policy';
import { DONATION_DEFINITION, MESSAGE_DEFINITION, NO_PRICE_NOTE } from '~/domain/board-report/policy';
import type { ReportRow, ReportTables } from '~/domain/board-report/report-tables';
import type { DonationAmounts } from '~/domain/board-report/sum-donations.server';
import { LOCALES } from '~/i18n/languages';
import { formatMonth } from '~/lib/calendar';
import { formatCount, formatPaiseForPdf } from '~/lib/format-number';
import type { PdfPage, PdfShape } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';
/** Page size in points: A4 portrait. */
const [WIDTH, HEIGHT] = [595, 842];
const LEFT = 46;
const RIGHT = WIDTH - LEFT;
const LOGO = 36;

/** Right edges of the columns, in points. */
const FIGURE_COLUMNS = [RIGHT - 70, RIGHT];
const DONATION_COLUMNS = [188, 218, 286, 342, 392, 437, 493, RIGHT];
const MESSAGE_COLUMNS = [RIGHT - 240, RIGHT - 170, RIGHT - 80, RIGHT];

interface TextStyle {
  size: number;
  face?: 'display';
  colour?: string;
}

/** Draws the board report as one PDF page in English. */
export function drawBoardReport(
  report: ReportTables,
  { name, created, counted }: { name: string; created: string; counted: string | null },
  brand: DrawnBrand,
  outline: TextOutliner,
): PdfPage {
  const lang = LOCALES.en;
  const logo = drawPdfLogo(brand, { x: LEFT, y: 34, size: LOGO });
  const shapes: PdfShape[] = [...logo.shapes];
  let y = 34 + LOGO + 20;
  const write = (text: string, x: number, style: TextStyle) =>
    shapes.push(...outlineLine(outline, { text, x, y, ...style }, lang));
  const writeRight = (text: string, edge: number, style: TextStyle) =>
    write(text, edge - measureText(outline, text, style.face ?? 'text', style.size), style);
  const rule = (width: number) => shapes.push({ path: `M${LEFT} ${y + 4.5}H${RIGHT}`, stroke: { colour: INK, width } });
  const writeNote = (text: string) => {
    for (const line of wrapText(outline, text, 8, RIGHT - LEFT)) {
      y += 11;
      write(line, LEFT, { size: 8, colour: INK_SOFT });
    }
  };
  const writeTitle = (title: string) => {
    y += 21;
    write(title, LEFT, { size: 13, face: 'display' });
  };
  const writeHead = (first: string, columns: readonly (readonly [string, number])[]) => {
    y += 15;
    write(first, LEFT, { size: 8, colour: INK_SOFT });
    for (const [text, edge] of columns) writeRight(text, edge, { size: 8, colour: INK_SOFT });
    rule(0.8);
  };
  const [now, before] = [formatMonth(report.month), formatMonth(report.monthBefore)];

  write(name, LEFT, { size: 13 });
  y += 24;
  write(`Board report, ${report.title}`, LEFT, { size: 20, face: 'display' });
  y += 4;
  writeNote(
    `Created on ${created}. Whole days in Indian time. Groups of fewer than ${SMALLEST_SHOWN_GROUP} members are shown as “–”.`,
  );
  if (counted) writeNote(`Members who came were counted on ${counted}.`);

  writeTitle('Members and classes');
  writeHead('Figure', [
    [now, FIGURE_COLUMNS[0] ?? RIGHT],
    [before, FIGURE_COLUMNS[1] ?? RIGHT],
  ]);
  for (const { label, definition, unit, value, before: earlier } of report.figures) {
    const format = (figure: number | null) =>
      figure === null ? '–' : unit === 'percent' ? `${figure} %` : formatCount(figure);
    y += 15;
    write(label, LEFT, { size: 10 });
    writeRight(format(value), FIGURE_COLUMNS[0] ?? RIGHT, { size: 10 });
    writeRight(format(earlier), FIGURE_COLUMNS[1] ?? RIGHT, { size: 10, colour: INK_SOFT });
    y += 10;
    write(definition, LEFT, { size: 8, colour: INK_SOFT });
  }

  const { donations, messages } = report;
  const writeAmounts = ({ label, value, before: earlier }: ReportRow<DonationAmounts>) => {
    y += 12;
    write(label, LEFT, { size: 9 });
    const cells = [
      [formatCount(value.donations), formatCount(earlier.donations)],
      [formatPaiseForPdf(value.sumPaise), formatPaiseForPdf(earlier.sumPaise)],
      [formatPaiseForPdf(value.refundedPaise), formatPaiseForPdf(earlier.refundedPaise)],
      [formatPaiseForPdf(value.netPaise), formatPaiseForPdf(earlier.netPaise)],
    ].flat();
    for (const [at, text] of cells.entries())
      writeRight(text, DONATION_COLUMNS[at] ?? RIGHT, { size: 8, colour: at % 2 === 0 ? INK : INK_SOFT });
  };
  if (donations) {
    writeTitle('Donations, in rupees');
    writeNote(DONATION_DEFINITION);
    const measures = ['Number', 'Sum', 'Refunds', 'Net'].map(
      (text, at) => [text, DONATION_COLUMNS[2 * at + 1] ?? RIGHT] as const,
    );
    writeHead('', measures);
    y -= 4;
    writeHead(
      'By method',
      DONATION_COLUMNS.map((edge, at) => [shortenMonth(at % 2 === 0 ? now : before), edge] as const),
    );
    for (const row of donations.byMethod) writeAmounts(row);
    y += 4;
    writeHead('By category', []);
    for (const row of donations.byCategory) writeAmounts(row);
    rule(0.8);
    y += 2;
    writeAmounts(donations.total);
  }

  writeTitle('Messages');
  writeNote(MESSAGE_DEFINITION);
  if (messages.total.value.costPaise === null) writeNote(NO_PRICE_NOTE);
  writeHead('Kind', [
    [now, MESSAGE_COLUMNS[0] ?? RIGHT],
    [before, MESSAGE_COLUMNS[1] ?? RIGHT],
    [`Rupees, ${now}`, MESSAGE_COLUMNS[2] ?? RIGHT],
    [`Rupees, ${before}`, MESSAGE_COLUMNS[3] ?? RIGHT],
  ]);
  const writeMessages = ({ label, value, before: earlier }: (typeof messages)['total']) => {
    y += 10;
    write(label, LEFT, { size: 9 });
    const cost = (paise: number | null) => (paise === null ? 'no price' : formatPaiseForPdf(paise));
    const cells = [
      formatCount(value.messages),
      formatCount(earlier.messages),
      cost(value.costPaise),
      cost(earlier.costPaise),
    ];
    for (const [at, text] of cells.entries())
      writeRight(text, MESSAGE_COLUMNS[at] ?? RIGHT, { size: 9, colour: at % 2 === 0 ? INK : INK_SOFT });
  };
  for (const row of messages.rows) writeMessages(row);
  rule(0.8);
  y += 2;
  writeMessages(messages.total);
  const title = `Board report, ${report.title}`;
  return { width: WIDTH, height: HEIGHT, lang, title, ...logo, shapes };
}

const shortenMonth = (month: string) => month.slice(0, 3);
