import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** A country of the dial-code picker: two letters, its name in the reader's language, the English one too where that differs, and its dial code. */
export interface CountryOption {
  code: string;
  name: string;
  englishName?: string;
  dialCode: string;
}

const namesIn = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  hi: new Intl.DisplayNames('hi', { type: 'region' }),
};

function listIn(language: keyof typeof namesIn): readonly CountryOption[] {
  return getCountries()
    .map((code) => {
      const englishName = namesIn.en.of(code) ?? code;
      const name = namesIn[language].of(code) ?? englishName;
      return {
        code,
        name,
        dialCode: `+${getCountryCallingCode(code)}`,
        ...(name === englishName ? {} : { englishName }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const COUNTRIES = { en: listIn('en'), hi: listIn('hi') };

/** Every country that has a dial code, by its name in a language. */
export function countriesIn(language: keyof typeof COUNTRIES): readonly CountryOption[] {
  return COUNTRIES[language];
}
