import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

export interface PdfShape {
  /** Outline of the shape as SVG path data. */
  path: string;
  transform?: string;
  fill?: string;
  stroke?: { colour: string; width: number };
  /**
   * Text of the shape for screen readers, search and copying. Adjacent shapes with the same text
   * must share one object.
   */
  says?: AccessibleText;
}

interface PdfArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface AccessibleText {
  text: string;
  lang: string;
}

export interface PdfPage {
  width: number;
  height: number;
  title: string;
  lang: string;
  shapes: readonly PdfShape[];
  /** Shapes of further pages of the same size. */
  further?: readonly (readonly PdfShape[])[];
  /** Decorative image on the first page, as PNG or JPEG. */
  logo?: PdfArea & { image: Uint8Array };
  link?: PdfArea & { href: string };
}

/**
 * Renders a PDF from outlines, so that no fonts are needed. Screen readers and search can
 * still read the text.
 */
export async function renderPdf({
  width,
  height,
  title,
  lang,
  shapes,
  further = [],
  logo,
  link,
}: PdfPage): Promise<Uint8Array> {
  // Loaded on first use, because most processes never create a PDF.
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: [width, height],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title },
  });
  document.lineCap('round').lineJoin('round');
  drawShapes(document, shapes);
  if (logo) document.image(Buffer.from(logo.image), logo.x, logo.y, { fit: [logo.width, logo.height] });
  if (link) document.link(link.x, link.y, link.width, link.height, link.href);
  for (const page of further) {
    document.addPage().lineCap('round').lineJoin('round');
    drawShapes(document, page);
  }
  document.end();
  return buffer(document);
}

function drawShapes(document: Document, shapes: readonly PdfShape[]): void {
  for (const { says, shapes: spoken } of groupByAccessibleText(shapes)) {
    if (says) begin(document, says);
    for (const shape of spoken) draw(document, shape);
    if (says) document.endMarkedContent();
  }
}

/** Groups adjacent shapes with the same text. */
function groupByAccessibleText(
  shapes: readonly PdfShape[],
): { says: AccessibleText | undefined; shapes: PdfShape[] }[] {
  const groups: { says: AccessibleText | undefined; shapes: PdfShape[] }[] = [];
  for (const shape of shapes) {
    const last = groups.at(-1);
    if (last && last.says === shape.says) last.shapes.push(shape);
    else groups.push({ says: shape.says, shapes: [shape] });
  }
  return groups;
}

function begin(document: Document, { text, lang }: AccessibleText): void {
  document.markContent('Span', { lang, actual: text });
}

function draw(document: Document, { path, transform = '', fill, stroke }: PdfShape): void {
  document.save();
  for (const [, name, values = ''] of transform.matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [x = 0, y = x] = values
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'scale') document.scale(x, y);
    else document.translate(x, y);
  }
  document.path(path);
  if (fill) document.fill(fill);
  else if (stroke) document.lineWidth(stroke.width).stroke(stroke.colour);
  document.restore();
}
