import { type Language, LANGUAGES } from '~/i18n/languages';
import type { PolicyBlock, PolicyName } from '~/i18n/policy-document';
import type { LocalDate } from '~/lib/calendar';

/** Texts by language. A language without its own text is missing. */
export type TextsByLanguage = Partial<Record<Language, string>>;

/** A published version of a policy, without its text. Number 0 is the built-in text. */
export interface PolicyVersion {
  id: number;
  policy: PolicyName;
  number: number;
  applies_from: LocalDate;
  /** One line that says what changed. */
  changes: TextsByLanguage;
}

/** The text of a published version. Published texts never change. */
export type PolicyTexts = Partial<Record<Language, readonly PolicyBlock[]>>;

export interface PublishedPolicies {
  /** All published versions, oldest first. */
  versions: readonly PolicyVersion[];
  /** Texts of the versions that apply today or later, by the id of the version. */
  texts: ReadonlyMap<number, PolicyTexts>;
}

export const NO_POLICIES: PublishedPolicies = { versions: [], texts: new Map() };

export function listPolicyVersions({ versions }: PublishedPolicies, policy: PolicyName): PolicyVersion[] {
  return versions.filter((version) => version.policy === policy);
}

/** Returns the version that applies on a day, or null if the built-in text applies. */
export function findPolicyVersion(
  policies: Pick<PublishedPolicies, 'versions'>,
  policy: PolicyName,
  day: LocalDate,
): PolicyVersion | null {
  const inForce = policies.versions.filter((one) => one.policy === policy && one.applies_from <= day);
  return inForce.at(-1) ?? null;
}

/**
 * Returns the reader's language if the text exists in it, otherwise the first language in which it
 * exists.
 */
export function findTextLanguage(texts: Partial<Record<Language, unknown>>, language: Language): Language | undefined {
  return [language, ...LANGUAGES].find((one) => texts[one] !== undefined);
}
