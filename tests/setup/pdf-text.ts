import { inflateSync } from 'node:zlib';

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the texts on the first page of a PDF that a screen reader would read aloud. */
export function readPdfTexts(file: Buffer): string[] {
  const from = file.indexOf('stream\n') + 'stream\n'.length;
  const drawing = inflateSync(file.subarray(from, file.indexOf('\nendstream'))).toString('latin1');
  return [...drawing.matchAll(/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, written = '']) => {
    const bytes = Buffer.from(
      written.replace(/\\([^])/g, (_, one: string) => ESCAPED[one] ?? one),
      'latin1',
    );
    return (bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')).trim();
  });
}
