import { toPlainDigits } from '~/lib/digits';
import type { Gender } from '~/db/generated/enums';
import { addDays, type LocalDate, toInstant } from '~/lib/calendar';
import { toE164 } from '~/lib/phone';
import type { Clock, Context } from '../context';
import { buildIndexedNameCondition, escapeLikePattern, hasTrigrams } from './name-search';

const INFIX_FROM = 3;
const LAST_DIGITS = 4;

export interface UserSearchCondition {
  filter: string;
  match: string;
  values: unknown[];
}

export interface MemberFilter {
  search?: string | undefined;
  gender?: Gender | undefined;
  city?: string | undefined;
  batch?: string | undefined;
  language?: string | undefined;
  joined_from?: LocalDate | undefined;
  absent_days?: number | undefined;
  proved?: 'yes' | 'no' | undefined;
}

interface SearchSettings {
  memberIdPrefix: string;
  clock: Pick<Clock, 'today' | 'timeZone'>;
  /** If false, only a whole phone number or its last four digits match. */
  findsPartsOfPhones: boolean;
}

export function getSearchSettings({ actor, clock, community }: Context): SearchSettings {
  return {
    memberIdPrefix: community.memberIdPrefix,
    clock,
    findsPartsOfPhones: actor.kind !== 'admin' || actor.permissions.includes('manage_phones'),
  };
}

/**
 * Builds the SQL condition of a member search. It uses the trigram index; searches below three
 * characters match only the beginning of a field.
 */
export function buildUserSearchCondition(memberFilter: MemberFilter, settings: SearchSettings): UserSearchCondition {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const { search, gender } = memberFilter;
  const filter = gender ? `gender = ${place(gender)}::"Gender"` : 'TRUE';
  const found = search ? [`(${buildConditions(normaliseSearch(search), settings, place).join(' OR ')})`] : [];
  const narrowed = [...found, ...listNarrowingConditions(memberFilter, settings, place)];
  return { filter, match: narrowed.join(' AND ') || 'TRUE', values };
}

function listNarrowingConditions(
  { city, batch, language, joined_from, absent_days, proved }: MemberFilter,
  { clock }: SearchSettings,
  place: (value: unknown) => string,
): string[] {
  const away = absent_days === undefined ? undefined : addDays(clock.today(), -absent_days);
  return [
    city && `city ILIKE ${place(`${escapeLikePattern(city)}%`)}`,
    batch && `batch_id = (SELECT batches.id FROM batches WHERE start_time = ${place(batch)}::time)`,
    language && `language = ${place(language)}`,
    joined_from && `created_at >= ${place(toInstant(joined_from, '00:00', clock.timeZone))}::timestamptz`,
    away && buildAbsentCondition(away, clock.timeZone, place),
    proved && `phone_proved_at IS ${proved === 'yes' ? 'NOT NULL' : 'NULL'}`,
  ].filter((condition) => typeof condition === 'string' && condition !== '') as string[];
}

/**
 * Matches members who have not attended since a day and joined until then. The index on
 * `created_at` finds them quickly if the day is long ago. `last_attended_on` has no index, because
 * each attendance would have to update it.
 */
function buildAbsentCondition(away: LocalDate, timeZone: string, place: (value: unknown) => string): string {
  const joinedBefore = place(toInstant(addDays(away, 1), '00:00', timeZone));
  return `(created_at < ${joinedBefore}::timestamptz AND (last_attended_on IS NULL OR last_attended_on <= ${place(away)}::date))`;
}

/** Normalises search text as phones, names and cities. */
function normaliseSearch(search: string): string {
  const text = toPlainDigits(search.normalize('NFKC')).replaceAll('’', "'");
  return isPhone(text) ? text.replace(/^0(?=(?:\D*\d){10}\D*$)/, '') : text;
}

const isPhone = (search: string) => /^\+?[\d\s()-]+$/.test(search);

function buildConditions(
  search: string,
  { memberIdPrefix, findsPartsOfPhones }: SearchSettings,
  place: (value: unknown) => string,
): string[] {
  const label = memberIdPrefix && search.toUpperCase().startsWith(memberIdPrefix.toUpperCase());
  const labelled = label ? search.slice(memberIdPrefix.length) : '';
  if (/^\d{1,9}$/.test(labelled)) return [`id = ${place(Number(labelled))}::int`];
  const digits = isPhone(search) ? search.replace(/\D/g, '') : '';
  if (digits && !findsPartsOfPhones)
    return [matchWholePhone(search, digits, place), ...buildTextConditions(search, false, place)];
  const phone = digits.length >= INFIX_FROM && digits !== search ? [`phone LIKE ${place(`%${digits}%`)}`] : [];
  return [...buildTextConditions(search, true, place), ...phone];
}

/** Staff who may not see phones must not be able to find one out digit by digit. */
function matchWholePhone(search: string, digits: string, place: (value: unknown) => string): string {
  if (digits.length === LAST_DIGITS) return `phone LIKE ${place(`%${digits}`)}`;
  return `phone = ${place(toE164(search) ?? '')}`;
}

function buildTextConditions(search: string, hasPhones: boolean, place: (value: unknown) => string): string[] {
  const words = search.split(/\s+/);
  const isInfix = hasTrigrams(search);
  const name = buildIndexedNameCondition('name', search, place);
  if (words.length > 1 && isInfix) {
    // Referral codes are displayed in two halves, so the space between the halves is removed.
    const code = words.join('').toUpperCase();
    const named = /^[A-Z2-9]{8}$/.test(code) ? [`referral_code = ${place(code)}`] : [];
    return [name, `city ILIKE ${place(`%${escapeLikePattern(search)}%`)}`, ...named];
  }
  const before = isInfix ? '%' : '';
  const pattern = `${before}${escapeLikePattern(search)}%`;
  const text = place(pattern);
  const code = /^[a-z2-9]{1,8}$/i.test(search) ? [`referral_code LIKE ${place(pattern.toUpperCase())}`] : [];
  const columns = listSearchColumns(search, isInfix && hasPhones).map((column) => `${column} ILIKE ${text}`);
  return [name, ...columns, ...code];
}

/**
 * Returns the columns that can match. For example, the phone column is skipped if the search
 * contains letters.
 */
function listSearchColumns(search: string, findsPhones: boolean): string[] {
  return [
    'city',
    ...(search.includes(' ') ? [] : ['email']),
    ...(findsPhones && /^\+?\d+$/.test(search) ? ['phone'] : []),
  ];
}
