import { ENGLISH_LANGUAGE_NAMES, type Language, LANGUAGE_NAMES, LANGUAGES } from '~/i18n/languages';
import { isLocalDate, type LocalDate } from '~/lib/calendar';
import { toPlainDigits } from '~/lib/digits';
import { toE164 } from '~/lib/phone';
import { parseTimeOfDay } from '~/lib/time-range';
import type { GENDERS } from '../members/policy';

/** A number in the notation of spreadsheets, such as 9.87654321E+09. */
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/**
 * Maximum number of trailing digits that may be missing in scientific notation. Some programs omit
 * trailing zeros, which is at most one digit in ten of eleven numbers; Excel removes several
 * digits.
 */
const MAX_LEFT_OUT_ZEROS = 1;

export type ReadPhone = { phone: string } | { problem: 'phone_missing' | 'phone_rounded' | 'phone_invalid' };

/**
 * Reads a phone number as people and spreadsheets write it. If a spreadsheet has removed digits,
 * the number is rejected.
 */
export function readPhone(typed: string): ReadPhone {
  const text = toPlainDigits(typed)
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/^(?:=?"(.*)"|'(.*))$/, '$1$2')
    .replace(/^tel:/i, '');
  if (!/\d/.test(text)) return { problem: text === '' || /^[-–.]+$/.test(text) ? 'phone_missing' : 'phone_invalid' };
  const number = SCIENTIFIC.exec(text.replaceAll(' ', ''));
  if (number) return readScientific(number);
  const plain = text.replace(/^(\+?\d{6,15})[.,]0{1,2}$/, '$1');
  if (/\p{L}/u.test(plain)) return { problem: 'phone_invalid' };
  const phone = toE164(plain);
  return phone ? { phone } : { problem: 'phone_invalid' };
}

function readScientific([, first = '', decimals = '', exponent]: RegExpExecArray): ReadPhone {
  const missing = Number(exponent) - decimals.length;
  if (missing > MAX_LEFT_OUT_ZEROS) return { problem: Number(exponent) < 9 ? 'phone_invalid' : 'phone_rounded' };
  if (missing < 0 && /[^0]/.test(decimals.slice(missing))) return { problem: 'phone_invalid' };
  const digits = (first + decimals).padEnd(Number(exponent) + 1, '0').slice(0, Number(exponent) + 1);
  const phone = toE164(digits);
  return phone ? { phone } : { problem: 'phone_invalid' };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date as day, month and year, with numbers or the English name of the month, or as ISO
 * date. A time after the date is ignored. Returns null if there is no such date or time.
 */
export function readDate(typed: string): LocalDate | null {
  const [text = '', hour = '', minute = '', second = ''] = splitTime(toPlainDigits(typed).trim());
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (numbers) return toDate(numbers[3], numbers[2], numbers[1]);
  const named = /^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})$/i.exec(text);
  if (!named) return null;
  const month = MONTHS.findIndex((one) => named[2]?.toLowerCase().startsWith(one)) + 1;
  return month === 0 ? null : toDate(named[3], String(month), named[1]);
}

function splitTime(text: string): (string | undefined)[] {
  const time = /[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?.*$/.exec(text);
  return time ? [text.slice(0, time.index), ...time.slice(1)] : [text];
}

function toDate(year = '', month = '', day = ''): LocalDate | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
}

const YES = new Set(['yes', 'y', 'true', '1', 'ok', 'agreed', 'हाँ', 'हां', 'जी', 'जी हाँ', 'सहमत']);
const NO = new Set(['', 'no', 'n', 'false', '0', '-', '–', 'नहीं', 'ना']);

/** Reads a yes-or-no value. Returns null if the text means neither. */
export function readYesOrNo(typed: string): boolean | null {
  const text = toPlainDigits(typed).trim().toLowerCase();
  return YES.has(text) ? true : NO.has(text) ? false : null;
}

/** Reads a whole number that is not negative, with or without separators of thousands. */
export function readCount(typed: string, max: number): number | null {
  const text = toPlainDigits(typed)
    .trim()
    .replace(/^(\d{1,3}(?:,\d{2,3})+)(?=\.|$)/, (grouped) => grouped.replaceAll(',', ''))
    .replace(/\.0+$/, '');
  return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

/** Reads a language by its code, its English name or its own name. */
export function readLanguage(typed: string): Language | null {
  const text = typed.trim().toLowerCase();
  const names = (language: Language) => [language, ENGLISH_LANGUAGE_NAMES[language], LANGUAGE_NAMES[language]];
  return LANGUAGES.find((language) => names(language).some((name) => name.toLowerCase() === text)) ?? null;
}

/** Reads the start time of one of the batches, such as 6 AM, 6:00 or 18:00. */
export function readBatch(typed: string, batchTimes: readonly string[]): string | null {
  const time = parseTimeOfDay(toPlainDigits(typed));
  return batchTimes.find((one) => one === time) ?? null;
}

const GENDER_WORDS: Readonly<Record<(typeof GENDERS)[number], readonly string[]>> = {
  Male: ['male', 'm', 'man', 'पुरुष'],
  Female: ['female', 'f', 'woman', 'महिला', 'स्त्री'],
  Other: ['other', 'o', 'अन्य'],
};

export function readGender(typed: string): (typeof GENDERS)[number] | null {
  const text = typed.trim().toLowerCase();
  const found = Object.entries(GENDER_WORDS).find(([, words]) => words.includes(text));
  return (found?.[0] as (typeof GENDERS)[number] | undefined) ?? null;
}
