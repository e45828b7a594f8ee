import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/**
 * A country: its ISO 3166 code, its name in the page's language and its dial code, such as `+91`.
 */
export interface Country {
  code: string;
  name: string;
  dialCode: string;
}

function buildList(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const lists = new Map<string, readonly Country[]>();

export function listCountries(language: string): readonly Country[] {
  const list = lists.get(language) ?? buildList(language);
  lists.set(language, list);
  return list;
}

/**
 * Lists the countries that a page sends: all of them if its URL contains `country=all`, otherwise
 * only India and the country of the member's phone, because 240 countries would double the size of
 * a page. With JavaScript, the country picker lists all countries.
 */
export function listPageCountries(language: string, { url }: Request, phoneCountry = 'IN'): readonly Country[] {
  const countries = listCountries(language);
  if (new URL(url).searchParams.get('country') === 'all') return countries;
  return countries.filter(({ code }) => code === 'IN' || code === phoneCountry);
}
