import { splitNumberByUnit, type NumberUnit } from '~/i18n/number-units';

const UNITS: Record<NumberUnit, string> = { 10_000_000: 'crore', 100_000: 'lakh', 1000: 'thousand', 100: 'hundred' };

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/**
 * Writes out a number in words with Indian units, such as `one lakh two thousand five hundred and
 * one`.
 */
export function formatEnglishNumber(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return [TENS[Math.floor(value / 10)], rest ? SMALL[rest] : ''].filter(Boolean).join('-');
  }
  const { count, unit, rest } = splitNumberByUnit(value);
  const head = `${formatEnglishNumber(count)} ${UNITS[unit]}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${formatEnglishNumber(rest)}` : `${head} ${formatEnglishNumber(rest)}`;
}
