import { LOGO_BOX, LOGO_SVG_PATH_DATA } from '~/components/art/logo';
import type { PdfPage, PdfShape } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';
import type { DrawnBrand } from './drawn-brand';

export const INK = '#17233f';
export const INK_SOFT = '#47526a';
export const SUN = '#f6ae2d';

/** One line of text on a PDF page. The position is that of its baseline, in points. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  face?: 'display' | 'text';
  colour?: string;
  lang?: string;
}

/** Returns the outlines of a text, or null if the fonts lack one of its letters. */
export function outlineLine(outline: TextOutliner, line: PdfLine, language: string): PdfShape[] | null {
  const { text, x, y, size, face = 'text', colour = INK, lang = language } = line;
  const says = { text: `${text} `, lang };
  const outlined = outline(text, face, size);
  if (!outlined) return null;
  return outlined.paths.map(({ path, transform }) => ({
    path,
    says,
    fill: colour,
    transform: `translate(${x} ${y}) ${transform}`,
  }));
}

/** Splits a text into lines that are at most `width` points wide. */
export function wrapText(outline: TextOutliner, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && (outline(longer, 'text', size)?.width ?? 0) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws the logo of the organisation: the uploaded logo or, if there is none, the drawn one. */
export function drawPdfLogo(
  { logo }: DrawnBrand,
  { x, y, size }: { x: number; y: number; size: number },
): { shapes: PdfShape[]; logo?: NonNullable<PdfPage['logo']> } {
  if (logo) return { shapes: [], logo: { x, y, width: size, height: size, image: logo.png } };
  const transform = `translate(${x} ${y}) scale(${size / LOGO_BOX})`;
  return {
    shapes: [
      { path: LOGO_SVG_PATH_DATA, transform, stroke: { colour: INK, width: 2.6 } },
      { path: 'M16 8.6a3.9 3.9 0 1 0 0 7.8a3.9 3.9 0 1 0 0-7.8z', transform, fill: SUN },
    ],
  };
}
