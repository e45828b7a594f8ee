export interface TextPath {
  path: string;
  transform: string;
}

export interface OutlinedText {
  paths: TextPath[];
  width: number;
}

/** Null for letters that the product's fonts do not have. */
export type OutlineText = (text: string, face: 'display' | 'text', size: number) => OutlinedText | null;
