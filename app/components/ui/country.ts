import { LANGUAGES, LOCALES } from '~/i18n/languages';
import type { Country } from '~/lib/countries';
import { toPlainDigits } from '~/lib/digits';

const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Country names in all languages, because people may type a name in a language that differs from
 * the page's.
 */
const createDisplayNames = () =>
  LANGUAGES.map((language) => new Intl.DisplayNames(LOCALES[language], { type: 'region' }));

/**
 * Lists the countries that match a query. Countries whose name begins with the query come first.
 */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const searchText = normalizeText(query.trim());
  if (searchText === '') return countries;
  const others = createDisplayNames();
  const listNames = ({ code, name }: Country) =>
    [name, ...others.map((names) => names.of(code) ?? code)].map(normalizeText);
  const digits = searchText.replace(/\D/g, '');
  const begins = (country: Country) =>
    listNames(country).some((name) => name.startsWith(searchText)) ||
    country.code.toLowerCase() === searchText ||
    (digits !== '' && country.dialCode === `+${digits}`);
  const contains = (country: Country) =>
    listNames(country).some((name) => name.includes(searchText)) ||
    (digits !== '' && country.dialCode.startsWith(`+${digits}`));
  return [...countries.filter(begins), ...countries.filter((country) => !begins(country) && contains(country))];
}

/**
 * Same as the server's limit. The field must not cut a number at a shorter length, because the
 * shorter number could belong to another person.
 */
export const MAX_TYPED_PHONE_LENGTH = 30;

/** Maximum number of digits in E.164. */
const MAX_DIGITS = 15;

/**
 * Returns the local digits of a typed or pasted number. An Indian number has at most ten digits,
 * without the leading zero. A number from a country other than the selected one keeps its plus sign
 * and dial code.
 */
export function toLocalPhoneDigits(text: string, dialCode: string): string {
  const typed = toPlainDigits(text).trim().replace(/^00/, '+');
  const digits = typed.replace(/\D/g, '');
  const prefix = dialCode.slice(1);
  const isIndian = dialCode === '+91';
  const isFull = typed.startsWith('+') || (isIndian && digits.length > 10);
  if (isFull && digits.startsWith(prefix)) return digits.slice(prefix.length).slice(0, isIndian ? 10 : MAX_DIGITS);
  if (typed.startsWith('+')) return `+${digits.slice(0, MAX_DIGITS)}`;
  return isIndian ? digits.replace(/^0(?=\d{10})/, '').slice(0, 10) : digits.slice(0, MAX_DIGITS);
}
