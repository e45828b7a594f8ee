import type { Gender } from '~/db/generated/enums';

const INFIX_FROM = 3;

/**
 * The condition on `members` that a search and a filter come to, with its values. Parts of a name, phone, email or referral code are found by
 * their trigrams; with fewer than three characters there are none inside a word, so that only beginnings are looked for.
 */
export function userCondition({
  search,
  gender,
  memberIdPrefix,
}: {
  search: string | undefined;
  gender: Gender | undefined;
  memberIdPrefix: string;
}): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['TRUE'];
  if (gender) conditions.push(`gender = ${place(gender)}::"Gender"`);
  if (search) conditions.push(`(${matching(search, memberIdPrefix, place).join(' OR ')})`);
  return { where: conditions.join(' AND '), values };
}

function matching(search: string, memberIdPrefix: string, place: (value: unknown) => string): string[] {
  const label = memberIdPrefix && search.toUpperCase().startsWith(memberIdPrefix.toUpperCase());
  const labelled = label ? search.slice(memberIdPrefix.length) : '';
  if (/^\d{1,9}$/.test(labelled)) return [`id = ${place(Number(labelled))}::int`];
  const digits = /^\+?[\d\s()-]+$/.test(search) ? search.replace(/\D/g, '') : '';
  const isPart = search.length >= INFIX_FROM;
  const text = place(`${isPart ? '%' : ''}${escaped(search)}%`);
  const columns = isPart ? ['name', 'email', 'referral_code', 'phone'] : ['name', 'email', 'referral_code'];
  return [
    ...columns.map((column) => `${column} ILIKE ${text}`),
    ...(digits.length >= INFIX_FROM && digits !== search ? [`phone LIKE ${place(`%${digits}%`)}`] : []),
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
