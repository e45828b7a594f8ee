import { toPlainDigits } from '~/lib/digits';
import type { Gender } from '~/db/generated/enums';

const INFIX_FROM = 3;

export interface UserSearchCondition {
  filter: string;
  match: string;
  values: unknown[];
}

/**
 * Builds the SQL condition of a member search. It uses the trigram index; searches below three
 * characters match only the beginning of a field.
 */
export function buildUserSearchCondition({
  search,
  gender,
  memberIdPrefix,
}: {
  search: string | undefined;
  gender: Gender | undefined;
  memberIdPrefix: string;
}): UserSearchCondition {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  return {
    filter: gender ? `gender = ${place(gender)}::"Gender"` : 'TRUE',
    match: search ? `(${matching(normaliseSearch(search), memberIdPrefix, place).join(' OR ')})` : 'TRUE',
    values,
  };
}

/** Normalises search text in the same way as stored phones and names. */
function normaliseSearch(search: string): string {
  const text = toPlainDigits(search).replaceAll('’', "'");
  return isPhone(text) ? text.replace(/^0(?=(?:\D*\d){10}\D*$)/, '') : text;
}

const isPhone = (search: string) => /^\+?[\d\s()-]+$/.test(search);

function matching(search: string, memberIdPrefix: string, place: (value: unknown) => string): string[] {
  const label = memberIdPrefix && search.toUpperCase().startsWith(memberIdPrefix.toUpperCase());
  const labelled = label ? search.slice(memberIdPrefix.length) : '';
  if (/^\d{1,9}$/.test(labelled)) return [`id = ${place(Number(labelled))}::int`];
  const digits = isPhone(search) ? search.replace(/\D/g, '') : '';
  const phone = digits.length >= INFIX_FROM && digits !== search ? [`phone LIKE ${place(`%${digits}%`)}`] : [];
  return [...textMatching(search, place), ...phone];
}

function textMatching(search: string, place: (value: unknown) => string): string[] {
  const words = search.split(/\s+/);
  const hasTrigrams = words.some((word) => word.length >= INFIX_FROM);
  if (words.length > 1 && hasTrigrams) {
    const name = words.map((word) => `name ILIKE ${place(`%${escaped(word)}%`)}`).join(' AND ');
    // Referral codes are displayed in two halves, so the space between the halves is removed.
    const code = words.join('').toUpperCase();
    const named = /^[A-Z2-9]{8}$/.test(code) ? [`referral_code = ${place(code)}`] : [];
    return [`(${name})`, `city ILIKE ${place(`%${escaped(search)}%`)}`, ...named];
  }
  const pattern = `${hasTrigrams ? '%' : ''}${escaped(search)}%`;
  const text = place(pattern);
  const code = /^[a-z2-9]{1,8}$/i.test(search) ? [`referral_code LIKE ${place(pattern.toUpperCase())}`] : [];
  return [...columnsFor(search, hasTrigrams).map((column) => `${column} ILIKE ${text}`), ...code];
}

/**
 * Returns the columns that can match. For example, the phone column is skipped if the search
 * contains letters.
 */
function columnsFor(search: string, isPart: boolean): string[] {
  return [
    'name',
    'city',
    ...(search.includes(' ') ? [] : ['email']),
    ...(isPart && /^\+?\d+$/.test(search) ? ['phone'] : []),
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
