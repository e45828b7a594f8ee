import type { PolicyPageView, PolicyTextView, PolicyVersionView } from '~/components/public/policy-view';
import { getPolicyTexts } from '~/domain/content/edited-policies.server';
import type { Context } from '~/domain/context';
import {
  findPolicyVersion,
  findTextLanguage,
  listPolicyVersions,
  type PolicyTexts,
  type PolicyVersion,
  type TextsByLanguage,
} from '~/domain/policy-versions';
import { type Language, LOCALES } from '~/i18n/languages';
import { POLICY_NAMES, type PolicyName } from '~/i18n/policy-document';
import { formatDate } from '~/lib/calendar';

/** Returns the policies that staff have written and that apply today, by name. */
export function listOwnPolicies(
  { brand, clock }: Pick<Context, 'brand' | 'clock'>,
  language: Language,
): Partial<Record<PolicyName, PolicyTextView>> {
  const today = clock.today();
  const found = POLICY_NAMES.flatMap((policy) => {
    const version = findPolicyVersion(brand.policies, policy, today);
    const text = version && toTextView(language, version, brand.policies.texts.get(version.id) ?? {});
    return text ? [[policy, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Returns the data of a policy page: the version with the given number, or the current version.
 * Throws a response with status 404 if there is no such version.
 */
export async function getPolicyPageView(
  ctx: Context,
  language: Language,
  policy: string,
  number?: number,
): Promise<PolicyPageView & { policy: PolicyName }> {
  const name = POLICY_NAMES.find((one) => one === policy);
  if (!name) throw createNotFoundResponse();
  const versions = listPolicyVersions(ctx.brand.policies, name);
  const today = ctx.clock.today();
  const current = findPolicyVersion(ctx.brand.policies, name, today);
  const shown = number === undefined ? current : (versions.find((one) => one.number === number) ?? null);
  if (number && !shown) throw createNotFoundResponse();
  const text = shown && toTextView(language, shown, await getPolicyTexts(ctx, shown));
  const others = versions.filter((one) => one !== shown).toReversed();
  return {
    policy: name,
    text,
    state: shown === current ? 'current' : shown && shown.applies_from > today ? 'upcoming' : 'earlier',
    earlier: [
      ...others.filter(({ applies_from }) => applies_from <= today).map((one) => toVersionView(language, one)),
      ...(shown && current ? [{ number: 0, date: null, change: null }] : []),
    ],
    upcoming: others.filter(({ applies_from }) => applies_from > today).map((one) => toVersionView(language, one)),
  };
}

function toTextView(language: Language, version: PolicyVersion, texts: PolicyTexts): PolicyTextView | null {
  const shownIn = findTextLanguage(texts, language);
  const blocks = shownIn && texts[shownIn];
  return blocks ? { ...toVersionView(language, version), language: shownIn, blocks } : null;
}

function toVersionView(language: Language, { number, applies_from, changes }: PolicyVersion): PolicyVersionView {
  return { number, date: formatDate(applies_from, LOCALES[language]), change: toShownText(language, changes) };
}

/**
 * Returns a text in the reader's language or, if it is missing, in the first language in which it
 * exists.
 */
export function toShownText(language: Language, texts: TextsByLanguage) {
  const shown = findTextLanguage(texts, language);
  const text = shown && texts[shown];
  return text ? { text, lang: shown === language ? undefined : LOCALES[shown] } : null;
}

export function createNotFoundResponse(): Response {
  return new Response('Page not found', { status: 404 });
}
