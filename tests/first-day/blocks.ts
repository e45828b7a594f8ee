import fs from 'node:fs';

export interface Section {
  heading: string;
  /** The command blocks below the heading, joined. */
  commands: string;
}

/** The `sh` blocks of a document by heading, in the order of the document. */
export function sectionsOf(file: string): Section[] {
  const parts = fs.readFileSync(file, 'utf8').split(/^#+ /m).slice(1);
  return parts
    .map((part) => ({
      heading: part.slice(0, part.indexOf('\n')),
      commands: Array.from(part.matchAll(/^( *)```sh\n(.*?)^ *```$/gms), ([, indent = '', block = '']) =>
        block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      ).join(''),
    }))
    .filter(({ commands }) => commands !== '');
}
