/** A country as the dial-code picker offers it: ISO 3166 code, name in the page's language and in English, and dial code such as `+91`. */
export interface Country {
  code: string;
  name: string;
  /** Where it is not the name. */
  englishName?: string | undefined;
  dialCode: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const namesOf = ({ name, englishName }: Country) => [name, ...(englishName ? [englishName] : [])].map(plain);

/** The countries whose code, name or dial code the query could mean, those that begin with it first. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim());
  if (wanted === '') return countries;
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

/** The local digits of a typed or pasted number, at most ten, without the dial code or trunk zero of a full one. */
export function localDigits(text: string, dialCode: string): string {
  const digits = text.replace(/\D/g, '');
  const prefix = dialCode.replace(/\D/g, '');
  const international = text.trim().startsWith('+') || text.trim().startsWith('00');
  const bare = text.trim().startsWith('00') ? digits.slice(2) : digits;
  if (bare.startsWith(prefix) && (international || bare.length > 10))
    return bare.slice(prefix.length, prefix.length + 10);
  return (bare.length > 10 ? bare.replace(/^0/, '') : bare).slice(0, 10);
}
