import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * A phone as people type it, as E.164, or null when it is none. Ten digits from 6 to 9, also with a 0 or 91 before them, are Indian;
 * numbers of elsewhere come with a `+` or with the country that was picked. Rule: identity, phones.
 */
export function toE164(typed: string, country = 'IN'): string | null {
  const compact = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  if (compact.startsWith('+')) return validated(compact);
  if (country === 'IN') return /^(?:0|91)?[6-9]\d{9}$/.test(compact) ? validated(compact.slice(-10), 'IN') : null;
  return isSupportedCountry(country) ? validated(compact, country) : null;
}

function validated(phone: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(phone, country);
  return parsed?.isValid() ? parsed.number : null;
}

/** What ten digits alone stand for; a landline, and whatever is of elsewhere, needs its dial code to be read again. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** How a phone is shown and returned: the ten local digits for India, E.164 otherwise. */
export function displayPhone(phone: string): string {
  return INDIAN_MOBILE.test(phone) ? phone.slice(3) : phone;
}

/** A phone that its reader may recognise and nobody else can call: the last four digits alone. */
export function maskPhone(phone: string): string {
  return displayPhone(phone).replace(/\d(?=\d{4})/g, '•');
}

/** A phone in E.164 as its form takes it: the country's two letters and the local digits. */
export function phoneParts(phone: string): { country: string; digits: string } {
  const { country = 'IN', nationalNumber } = parsePhoneNumberFromString(phone) ?? {};
  return country === 'IN' ? { country, digits: displayPhone(phone) } : { country, digits: nationalNumber ?? phone };
}
