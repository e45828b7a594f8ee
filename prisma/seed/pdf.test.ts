import { describe, expect, it } from 'vitest';
import { onePagePdf } from './pdf';

const colour: [number, number, number] = [0, 0, 0];

describe('onePagePdf', () => {
  const file = Buffer.from(
    onePagePdf('Asha’s plan', [], [{ text: 'Curd (fresh) \\ café', x: 10, y: 20, size: 12, colour }]),
  ).toString('latin1');

  it('lists each object at the byte where it stands', () => {
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
    expect(offsets).toHaveLength(7);
    for (const [index, offset] of offsets.entries())
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });

  it('says how long its drawing is', () => {
    const length = Number(/\/Length (\d+)/.exec(file)?.[1]);
    const start = file.indexOf('stream\n') + 'stream\n'.length;
    expect(file.slice(start + length)).toMatch(/^\nendstream/);
  });

  it('escapes what would end a text', () => {
    expect(file).toContain("/Title (Asha's plan)");
    expect(file).toContain('(Curd \\(fresh\\) \\\\ caf\xe9) Tj');
  });
});
