import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** A country of the dial-code picker: its two letters, English name and dial code. */
export interface CountryOption {
  code: string;
  name: string;
  dialCode: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country that has a dial code, by name. */
export const COUNTRIES: readonly CountryOption[] = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
