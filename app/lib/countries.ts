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
 * Lists the countries that a page sends: only India and the country of the member's phone, because
 * 240 countries would double the size of a page. The country picker lists all countries.
 */
export function listPageCountries(language: string, phoneCountry = 'IN'): readonly Country[] {
  return listCountries(language).filter(({ code }) => code === 'IN' || code === phoneCountry);
}
