import { COMPLETION_RING_SIZES, buildCompletionRingShape } from '~/components/art/completion-ring';
import { type SvgDot, buildWeekLineShape } from '~/components/art/kolam';
import type { CertificateView } from '~/components/public/certificate-sheet';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';
import type { PdfPage, PdfShape } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';
import type { DrawnBrand } from './drawn-brand';
import { drawPdfLogo, INK, INK_SOFT, measureText, outlineLine, type PdfLine, SUN, wrapText } from './pdf-text';

const GERU = '#a63f22';

/** Page size in points: A4 landscape. */
const [WIDTH, HEIGHT] = [842, 595];

const LEFT = 55;
/** Width of the text column next to the ring, in points. */
const COLUMN = 450;
const RING = { x: 545, y: 62, scale: 0.75 };
const QR = { x: 705, y: 372, size: 82 };

export function drawCertificatePage(
  view: CertificateView,
  language: Language,
  brand: DrawnBrand,
  outline: TextOutliner,
): PdfPage {
  const messages = getCatalogue(language, brand).certificate;
  const lang = LOCALES[language];
  const text = wrapText(outline, view.text, 19, COLUMN);
  const lines: PdfLine[] = [
    { text: brand.names[language], x: LEFT + 38, y: 78, size: 19, face: 'display' },
    { text: messages.title, x: LEFT, y: 138, size: 18, face: 'display', colour: GERU },
    ...text.map((row, at) => ({ text: row, x: LEFT, y: 242 + at * 28, size: 19 })),
    { text: view.title, x: LEFT, y: 250 + text.length * 28, size: 17, face: 'display', lang: view.titleLang ?? lang },
    ...drawSignature(view),
    { text: view.issued, x: 300, y: 404, size: 12, colour: INK_SOFT },
    { text: messages.check, x: 300, y: 424, size: 12, colour: INK_SOFT },
    { text: view.address.replace(/^https?:\/\//, ''), x: 300, y: 444, size: 13, lang: 'en' },
    { text: String(view.length), ...getNumberPosition(outline, view.length), face: 'display' },
  ];
  const name: PdfLine = {
    text: view.name,
    x: LEFT,
    y: 196,
    face: 'display',
    size: fitFontSize(outline, view.name, 54, COLUMN),
  };
  const logo = drawPdfLogo(brand, { x: LEFT, y: 52, size: 30 });
  const texts = [name, ...lines].flatMap((line) => outlineLine(outline, line, lang));
  return {
    width: WIDTH,
    height: HEIGHT,
    lang,
    title: interpolate(messages.metaTitle, { name: view.name }),
    ...logo,
    shapes: [...logo.shapes, ...drawWeeks(view), ...texts],
    link: { x: QR.x, y: QR.y, width: QR.size, height: QR.size, href: view.address },
  };
}

/** Returns the lines of the signature. Empty if staff have not entered a founder. */
function drawSignature({ signed }: CertificateView): PdfLine[] {
  if (!signed) return [];
  return [
    {
      text: signed.name,
      x: LEFT,
      y: 424,
      size: 16,
      face: 'display',
      ...(signed.nameLang ? { lang: signed.nameLang } : {}),
    },
    {
      text: signed.role,
      x: LEFT,
      y: 444,
      size: 12,
      colour: INK_SOFT,
      ...(signed.roleLang ? { lang: signed.roleLang } : {}),
    },
  ].filter(({ text }) => text !== '') as PdfLine[];
}

function drawWeeks({ length, qr }: CertificateView): PdfShape[] {
  const ring = buildCompletionRingShape(length);
  const inRing = `translate(${RING.x} ${RING.y}) scale(${RING.scale})`;
  const middle = COMPLETION_RING_SIZES.size / 2;
  const row = buildWeekLineShape(
    Array.from({ length }, () => 'attended'),
    { isOlder: true },
  );
  const inRow = `translate(0 ${HEIGHT - 100}) scale(${WIDTH / row.width})`;
  const pen = (width: number) => ({ stroke: { colour: INK, width } });
  const lit = (dot: SvgDot, transform: string) => ({ path: buildCirclePath(dot), transform, fill: SUN });
  return [
    lit({ cx: middle, cy: middle, r: COMPLETION_RING_SIZES.disc }, inRing),
    { path: ring.line, transform: inRing, ...pen(COMPLETION_RING_SIZES.pen) },
    ...ring.dots.map((dot) => lit(dot, inRing)),
    { path: row.line, transform: inRow, ...pen(2) },
    ...row.lit.map((dot) => lit(dot, inRow)),
    { path: qr.path, transform: `translate(${QR.x} ${QR.y}) scale(${QR.size / qr.size})`, fill: INK },
  ];
}

/** Returns the position and the font size at which the number of days is centred in its circle. */
function getNumberPosition(outline: TextOutliner, length: number): { x: number; y: number; size: number } {
  const size = COMPLETION_RING_SIZES.number * RING.scale;
  const width = measureText(outline, String(length), 'display', size);
  const middle = (COMPLETION_RING_SIZES.size / 2) * RING.scale;
  return { x: RING.x + middle - width / 2, y: RING.y + middle + 19, size };
}

/** Returns the largest font size, at most `size`, at which the text fits into `width`. */
function fitFontSize(outline: TextOutliner, text: string, size: number, width: number): number {
  const needed = measureText(outline, text, 'display', size);
  return needed > width ? (size * width) / needed : size;
}

function buildCirclePath({ cx, cy, r }: SvgDot): string {
  return `M${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}Z`;
}
