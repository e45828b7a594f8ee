import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { toPlainDigits } from './digits';

/**
 * Returns null for text that is not a phone number. Ten digits from 6 to 9, also after 0 or 91, are
 * Indian; 00 means plus.
 */
export function toE164(typed: string, country = 'IN'): string | null {
  const compact = toPlainDigits(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+');
  if (compact.startsWith('+')) return validated(compact);
  if (country === 'IN') return /^(?:0|91)?[6-9]\d{9}$/.test(compact) ? validated(compact.slice(-10), 'IN') : null;
  return isSupportedCountry(country) ? validated(compact, country) : null;
}

function validated(phone: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(phone, country);
  return parsed?.isValid() ? parsed.number : null;
}

/** Only these numbers are displayed as ten digits; a landline needs its dial code. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

export function isIndian(phone: string): boolean {
  return phone.startsWith('+91');
}

/** Returns ten local digits for an Indian mobile number, E.164 otherwise. */
export function formatPhone(phone: string): string {
  return INDIAN_MOBILE.test(phone) ? phone.slice(3) : phone;
}

/** Shows only the last four digits, for a reader who knows the number. */
export function maskPhone(phone: string): string {
  return formatPhone(phone).replace(/\d(?=\d{4})/g, '•');
}

export function splitPhone(phone: string): { country: string; digits: string } {
  const { country = 'IN', nationalNumber } = parsePhoneNumberFromString(phone) ?? {};
  return country === 'IN' ? { country, digits: formatPhone(phone) } : { country, digits: nationalNumber ?? phone };
}
