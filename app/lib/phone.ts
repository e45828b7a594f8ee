import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { toPlainDigits } from './digits';

/**
 * Normalises a typed phone number to E.164. Returns null if it is not a valid number. For India,
 * ten digits that start with 6 to 9 are accepted, with or without a leading 0 or 91. A leading 00
 * is treated as plus.
 */
export function toE164(typed: string, country = 'IN'): string | null {
  const compact = toPlainDigits(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+');
  if (compact.startsWith('+')) return validatePhone(compact);
  if (country === 'IN') return /^(?:0|91)?[6-9]\d{9}$/.test(compact) ? validatePhone(compact.slice(-10), 'IN') : null;
  return isSupportedCountry(country) ? validatePhone(compact, country) : null;
}

function validatePhone(phone: string, country?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(phone, country);
  return parsed?.isValid() ? parsed.number : null;
}

/**
 * Indian mobile numbers are displayed as ten digits. Landlines are displayed with their country
 * code.
 */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

export function isIndianPhone(phone: string): boolean {
  return phone.startsWith('+91');
}

/** Formats an Indian mobile number as ten digits, and other numbers in E.164 format. */
export function formatPhone(phone: string): string {
  return INDIAN_MOBILE.test(phone) ? phone.slice(3) : phone;
}

/** Masks all digits except the last four, by which the owner recognises the number. */
export function maskPhone(phone: string): string {
  return formatPhone(phone).replace(/\d(?=\d{4})/g, '•');
}

export function splitPhoneNumber(phone: string): { country: string; digits: string } {
  const { country = 'IN', nationalNumber } = parsePhoneNumberFromString(phone) ?? {};
  return country === 'IN' ? { country, digits: formatPhone(phone) } : { country, digits: nationalNumber ?? phone };
}
