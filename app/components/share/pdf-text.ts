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

/** Blank on which a word can be written by hand. */
const BLANK = '________';

/**
 * Returns the outlines of a text, with a blank for each word with a letter that the fonts lack.
 * Screen readers, search and copying get the whole text.
 */
export function outlineLine(outline: TextOutliner, line: PdfLine, language: string): PdfShape[] {
  const { text, x, y, size, face = 'text', colour = INK, lang = language } = line;
  const says = { text: `${text} `, lang };
  const paths = outline(replaceUnknownLetters(outline, text, face), face, size)?.paths ?? [];
  return paths.map(({ path, transform }) => ({
    path,
    says,
    fill: colour,
    transform: `translate(${x} ${y}) ${transform}`,
  }));
}

/** Returns the width of a text as `outlineLine` draws it. */
export function measureText(outline: TextOutliner, text: string, face: 'display' | 'text', size: number): number {
  return outline(replaceUnknownLetters(outline, text, face), face, size)?.width ?? 0;
}

/** Replaces words with letters that the fonts lack with blanks, and other characters with `?`. */
function replaceUnknownLetters(outline: TextOutliner, text: string, face: 'display' | 'text'): string {
  const isKnown = (part: string) => outline(part, face, 1) !== null;
  if (isKnown(text)) return text;
  const known = text.replace(/[^\p{L}\p{M}\p{Cf}]/gu, (character) => (isKnown(character) ? character : '?'));
  return known
    .split(' ')
    .map((word) => (isKnown(word) ? word : BLANK))
    .join(' ');
}

/** Splits a text into lines that are at most `width` points wide. */
export function wrapText(outline: TextOutliner, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(outline, longer, 'text', size) <= width) lines[lines.length - 1] = longer;
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
