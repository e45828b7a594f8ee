import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderPdf, type PdfShape } from './pdf.server';

const renderPage = (shapes: PdfShape[]) =>
  renderPdf({ width: 200, height: 100, title: 'Mat (14)', lang: 'hi-IN', shapes });

test('contains its title and its language', async () => {
  const file = Buffer.from(await renderPage([]));
  expect(file.includes('/Lang (hi-IN)')).toBe(true);
  expect(file.includes('/DisplayDocTitle true')).toBe(true);
  expect(file.includes('(Mat \\(14\\))')).toBe(true);
});

test('draws its shapes, and neighbouring shapes with one text announce it once', async () => {
  const says = { text: 'A', lang: 'en' };
  const shape = { path: 'M0 0L1 1', fill: '#ff0000', says };
  const moved = {
    path: 'M0 0A10 10 0 1 0 4 8',
    transform: 'translate(3 4) scale(2)',
    stroke: { colour: '#000000', width: 2 },
  };
  const file = Buffer.from(await renderPage([shape, shape, moved]));
  const from = file.indexOf('stream\n') + 'stream\n'.length;
  const drawn = inflateSync(file.subarray(from, file.indexOf('\nendstream'))).toString('latin1');
  expect(drawn.match(/ActualText \(A\)/g)).toHaveLength(1);
  expect(drawn.match(/EMC/g)).toHaveLength(1);
  expect(drawn).toMatch(/1 0 0 1 3 4 cm\n2 0 0 2 0 0 cm\n[^]*S/);
});
