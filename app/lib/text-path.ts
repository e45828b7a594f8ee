/** Letters as an SVG path, in pixels from where their text begins. */
export interface TextPath {
  path: string;
  transform: string;
}

/** A text as outlines, and how far it reaches to the right. */
export interface OutlinedText {
  paths: TextPath[];
  width: number;
}

/** Draws a text of a size in pixels as outlines, or answers null for letters that the product's fonts do not have. */
export type OutlineText = (text: string, face: 'display' | 'text', size: number) => OutlinedText | null;
