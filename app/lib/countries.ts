import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface CountryOption {
  code: string;
  name: string;
  dialCode: string;
}

function buildList(language: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const lists = new Map<string, readonly CountryOption[]>();

export function listCountries(language: string): readonly CountryOption[] {
  const list = lists.get(language) ?? buildList(language);
  lists.set(language, list);
  return list;
}
