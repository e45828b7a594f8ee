import { pdfFile } from '~/lib/pdf-file';

/** A line of text on a page; positions count in points from the lower left corner. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  /** Red, green and blue from 0 to 1. */
  colour: [number, number, number];
}

/** A coloured rectangle on a page. */
export interface PdfArea {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: [number, number, number];
}

export const A4 = { width: 595, height: 842 };

/** A PDF of one A4 page in Helvetica, which every reader has. Text keeps to Latin letters. */
export function onePagePdf(title: string, areas: readonly PdfArea[], lines: readonly PdfLine[]): Uint8Array {
  const drawing = [...areas.map(drawArea), ...lines.map(drawLine)].join('\n');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /Regular 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(drawing, 'latin1')} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} /Producer (Sangha) >>`,
  ]);
}

function drawArea({ x, y, width, height, colour }: PdfArea): string {
  return `${colour.join(' ')} rg ${x} ${y} ${width} ${height} re f`;
}

function drawLine({ text, x, y, size, bold, colour }: PdfLine): string {
  return `BT ${colour.join(' ')} rg /${bold ? 'Bold' : 'Regular'} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;
}

function literal(text: string): string {
  return `(${text.replaceAll('’', "'").replace(/[\\()]/g, '\\$&')})`;
}
