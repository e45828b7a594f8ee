import { expect, test } from 'vitest';
import { toCsv, toCsvLines } from './csv';

test('names the columns and quotes what needs it', () => {
  const rows = [
    { donor: 'Rao, "Asha"', amount: 501 },
    { donor: 'two\nlines', amount: -5 },
  ];
  expect(toCsv(['donor', 'amount'], rows)).toBe('\uFEFFdonor,amount\r\n"Rao, ""Asha""",501\r\n"two\nlines",-5\r\n');
});

test.each(['+919000000001', '+14155238886', '+9779812345678'])('writes the phone %s as it is', (phone) => {
  expect(toCsv(['phone'], [{ phone }])).toBe(`\uFEFFphone\r\n${phone}\r\n`);
  expect(toCsvLines(['phone'], [{ phone }])).toBe(`${phone}\r\n`);
});

test.each([
  '+919000000001+1',
  '+91 90000 00001',
  '+919000000001\n=1',
  ' +919000000001',
  '＋919000000001',
  '+9190000000011234',
  '-919000000001',
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
