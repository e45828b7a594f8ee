import { type Language, LANGUAGES } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';

export const POLICY_TITLES: Record<PolicyName, string> = {
  privacy: 'Privacy policy',
  refunds: 'Refund policy',
  terms: 'Terms of service',
};

export const POLICIES_PATH = '/admin/sections/policies';

/**
 * Returns the language of the text that readers of `language` see, or null if staff have written no
 * text.
 */
export function findShownLanguage(texts: Partial<Record<Language, string>>, language: Language): Language | null {
  return [language, ...LANGUAGES].find((one) => texts[one] !== undefined) ?? null;
}
