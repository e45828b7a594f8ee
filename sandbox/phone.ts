/**
 * Converts a phone number in any format to E.164. URL-encoded plus signs are accepted, and ten
 * digits without a country code become an Indian number.
 */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^[6-9]\d{9}$/.test(digits) && !phone.includes('+') ? `+91${digits}` : `+${digits}`;
}
