import { outlineLine, type PdfLine, wrapText } from '~/components/share/pdf-text';
import type { PdfShape } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';

/** Page size in points: A4 portrait. */
export const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842];
export const PAGE_LEFT = 60;
const COLUMN = PAGE_WIDTH - 2 * PAGE_LEFT;

export interface Paragraph extends Pick<PdfLine, 'size' | 'face' | 'colour' | 'lang'> {
  text: string;
  /** Space above the paragraph, in points. */
  gap: number;
}

/** Draws paragraphs from top to bottom. */
export function drawParagraphs(outline: TextOutliner, paragraphs: readonly Paragraph[], language: string): PdfShape[] {
  let y = 96;
  return paragraphs.flatMap(({ text, gap, ...style }) => {
    const { size } = style;
    y += gap;
    return wrapText(outline, text, size, COLUMN).flatMap((line) => {
      y += size * 1.35;
      return outlineLine(outline, { ...style, text: line, x: PAGE_LEFT, y }, language);
    });
  });
}
