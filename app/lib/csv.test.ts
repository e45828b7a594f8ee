import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('quotes, commas and lines stay inside their cell', () => {
  expect(toCsv([{ donor: 'Asha "A." Sharma, Pune', amount: 501, note: 'one\ntwo' }])).toBe(
    '\uFEFF"donor","amount","note"\r\n"Asha ""A."" Sharma, Pune",501,"one\ntwo"\r\n',
  );
});

test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('%j is no formula', (text) => {
  expect(toCsv([{ text }]).split('\r\n').slice(1).join('\r\n')).toMatch(/^"'/);
});

test('no rows, no document', () => {
  expect(toCsv([])).toBe('');
});
