import { LANGUAGES, LOCALES } from '~/i18n/languages';
import { toPlainDigits } from '~/lib/digits';

/** ISO 3166 code, name in the page's language and dial code such as `+91`. */
export interface Country {
  code: string;
  name: string;
  dialCode: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** People may type in a language other than the page's. */
const allNames = () => LANGUAGES.map((language) => new Intl.DisplayNames(LOCALES[language], { type: 'region' }));

/** Lists the countries that match a query, those that begin with it first. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim());
  if (wanted === '') return countries;
  const others = allNames();
  const namesOf = ({ code, name }: Country) => [name, ...others.map((names) => names.of(code) ?? code)].map(plain);
  const digits = wanted.replace(/\D/g, '');
  const begins = (country: Country) =>
    namesOf(country).some((name) => name.startsWith(wanted)) ||
    country.code.toLowerCase() === wanted ||
    (digits !== '' && country.dialCode === `+${digits}`);
  const contains = (country: Country) =>
    namesOf(country).some((name) => name.includes(wanted)) ||
    (digits !== '' && country.dialCode.startsWith(`+${digits}`));
  return [...countries.filter(begins), ...countries.filter((country) => !begins(country) && contains(country))];
}

/** The server accepts this length. Cutting a number shorter could produce someone else's. */
export const MAX_TYPED_LENGTH = 30;

/** The maximum of E.164. */
const MOST_DIGITS = 15;

/**
 * Returns the local digits of a typed or pasted number. An Indian one has at most ten, without the
 * leading zero. A number of another country keeps its plus.
 */
export function toLocalDigits(text: string, dialCode: string): string {
  const typed = toPlainDigits(text).trim().replace(/^00/, '+');
  const digits = typed.replace(/\D/g, '');
  const prefix = dialCode.slice(1);
  const isIndian = dialCode === '+91';
  const isFull = typed.startsWith('+') || (isIndian && digits.length > 10);
  if (isFull && digits.startsWith(prefix)) return digits.slice(prefix.length).slice(0, isIndian ? 10 : MOST_DIGITS);
  if (typed.startsWith('+')) return `+${digits.slice(0, MOST_DIGITS)}`;
  return isIndian ? digits.replace(/^0(?=\d{10})/, '').slice(0, 10) : digits.slice(0, MOST_DIGITS);
}
