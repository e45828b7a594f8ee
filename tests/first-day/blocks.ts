import fs from 'node:fs';

export interface Section {
  heading: string;
  commands: string;
}

/** Returns the `sh` code blocks of a Markdown document by heading, in document order. */
export function readSections(file: string): Section[] {
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
