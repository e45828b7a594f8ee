import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface CountryOption {
  code: string;
  name: string;
  englishName?: string;
  dialCode: string;
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

function listIn(language: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => {
      const englishName = ENGLISH_NAMES.of(code) ?? code;
      const name = names.of(code) ?? englishName;
      return {
        code,
        name,
        dialCode: `+${getCountryCallingCode(code)}`,
        ...(name === englishName ? {} : { englishName }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const lists = new Map<string, readonly CountryOption[]>();

export function countriesIn(language: string): readonly CountryOption[] {
  const list = lists.get(language) ?? listIn(language);
  lists.set(language, list);
  return list;
}
