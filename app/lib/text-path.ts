export interface TextPath {
  path: string;
  transform: string;
}

export interface OutlinedText {
  paths: TextPath[];
  width: number;
}

export type TextOutliner = (text: string, face: 'display' | 'text', size: number) => OutlinedText | null;
