import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf, type PdfShape } from './pdf.server';

const page = (shapes: PdfShape[]) => pdfOf({ width: 200, height: 100, title: 'चटाई (14)', lang: 'hi-IN', shapes });

/** What is drawn on the page. */
function drawing(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const from = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(from, file.indexOf('\nendstream'))).toString('latin1');
}

const outline = (path: string) =>
  drawing(page([{ path, fill: '#000000' }]))
    .split('\n')
    .find((line) => line.includes(' m'));

test('each object stands where the table says', () => {
  const file = Buffer.from(page([])).toString('latin1');
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(3);
  offsets.forEach((offset, at) => expect(file.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`)));
});

test('says its title and its language, and what its shapes say', () => {
  const file = Buffer.from(page([])).toString('latin1');
  expect(file).toContain('/Lang (hi-IN)');
  expect(file).toContain('/Title <FEFF091a091f093e090800200028003100340029>');
  const says = { text: 'Aé', lang: 'en' };
  const shape = { path: 'M0 0L1 1', fill: '#ff0000', says };
  const drawn = drawing(page([shape, shape, { path: 'M0 0L2 2', fill: '#000000' }]));
  expect(drawn.match(/ActualText <FEFF004100e9>/g)).toHaveLength(1);
  expect(drawn.match(/EMC/g)).toHaveLength(1);
});

test.each([
  ['lines', 'M1 2L3 4H5V6Z', '1 2 m 3 4 l 5 4 l 5 6 l h'],
  ['curves', 'M0 0C1 2 3 4 5 6', '0 0 m 1 2 3 4 5 6 c'],
  ['curves that follow', 'M0 0C1 2 3 4 5 6 7 8 9 10 11 12', '0 0 m 1 2 3 4 5 6 c 7 8 9 10 11 12 c'],
  ['quadratic curves', 'M0 0Q3 3 6 0', '0 0 m 2 2 4 2 6 0 c'],
  ['half a turn over the top', 'M20 10A10 10 0 1 0 0 10', '20 10 m 20 4.477 15.523 0 10 0 c 4.477 0 0 4.477 0 10 c'],
  ['half a turn below', 'M20 10A10 10 0 1 1 0 10', '20 10 m 20 15.523 15.523 20 10 20 c 4.477 20 0 15.523 0 10 c'],
])('draws %s', (_what, path, expected) => {
  expect(outline(path)).toBe(expected);
});

test('refuses what it does not draw', () => {
  expect(() => outline('M0 0l1 1')).toThrow('l');
});
