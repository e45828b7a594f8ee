import { formatPhone, maskPhone } from '~/lib/phone';
import type { Actor } from '../context';

/** Minimum number of digits in a text that may be a phone number. */
const PHONE_DIGITS = 10;

const DIGIT_BEFORE_FOUR = /\p{Nd}(?=(?:\P{Nd}*\p{Nd}){4})/gu;

/** Formats the phone numbers of an import for an admin. */
export interface PhoneView {
  isShown: boolean;
  formatPhone: (phone: string) => string;
  /** Masks a text from the file if it may be a phone number. */
  formatTyped: (text: string, isPhone?: boolean) => string;
}

/**
 * Returns functions that format the phone numbers of an import. Numbers are masked, except for the
 * admin who uploaded the file and admins with the permission `manage_phones`.
 * Source: docs/rules.md#imports.
 */
export function createPhoneView(
  { adminId, permissions }: Extract<Actor, { kind: 'admin' }>,
  uploadedBy: number,
): PhoneView {
  const isShown = adminId === uploadedBy || permissions.includes('manage_phones');
  if (isShown) return { isShown, formatPhone, formatTyped: (text) => text };
  const formatTyped = (text: string, isPhone = false) =>
    isPhone || text.replaceAll(/\P{Nd}/gu, '').length >= PHONE_DIGITS ? text.replaceAll(DIGIT_BEFORE_FOUR, '•') : text;
  return { isShown, formatPhone: maskPhone, formatTyped };
}
