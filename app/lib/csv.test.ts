import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('names the columns and quotes what needs it', () => {
  const rows = [
    { donor: 'Rao, "Asha"', amount: 501 },
    { donor: 'two\nlines', amount: -5 },
  ];
  expect(toCsv(['donor', 'amount'], rows)).toBe('\uFEFFdonor,amount\r\n"Rao, ""Asha""",501\r\n"two\nlines",-5\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u200B=1',
  ' =1',
  '\uFEFF＝1',
])('writes %j as text, not as a formula', (name) => {
  expect(toCsv(['name'], [{ name }])).toContain(`'${name}`);
});
