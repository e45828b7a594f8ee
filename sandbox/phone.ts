/**
 * Returns the E.164 form of a phone, in any format or URL-decoded; ten Indian digits become +91.
 */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^[6-9]\d{9}$/.test(digits) && !phone.includes('+') ? `+91${digits}` : `+${digits}`;
}
