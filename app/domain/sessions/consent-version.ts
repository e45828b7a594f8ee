import type { Context } from '../context';
import { findPolicyVersion, listPolicyVersions, type PolicyVersion } from '../policy-versions';
import { CONSENT_VERSION } from './policy';

/** The policies that members agree to. */
const AGREED_POLICIES = ['privacy', 'terms'] as const;

/**
 * Returns the version of the policies that members agree to now, such as `2025-10-17` for the
 * built-in texts or `2026-12-12 privacy-002 terms-000` after staff have published a privacy policy.
 * Later versions are greater in alphabetical order. Source: docs/rules.md#policies.
 */
export function getConsentVersion({ brand, clock }: Pick<Context, 'brand' | 'clock'>): string {
  const today = clock.today();
  const current = AGREED_POLICIES.map((policy) => ({
    policy,
    found: findPolicyVersion(brand.policies, policy, today),
  }));
  if (current.every(({ found }) => found === null)) return CONSENT_VERSION;
  const [latest] = current
    .map(({ found }) => found?.applies_from ?? CONSENT_VERSION)
    .toSorted()
    .reverse();
  const numbers = current.map(({ policy, found }) => `${policy}-${String(found?.number ?? 0).padStart(3, '0')}`);
  return [latest, ...numbers].join(' ');
}

/** Lists the versions in force that staff published after the member agreed, newest first. */
export function listChangesSince(ctx: Pick<Context, 'brand' | 'clock'>, agreed: string): PolicyVersion[] {
  const today = ctx.clock.today();
  return AGREED_POLICIES.flatMap((policy) => {
    const known = Number(new RegExp(`${policy}-(\\d+)`).exec(agreed)?.[1] ?? 0);
    return listPolicyVersions(ctx.brand.policies, policy).filter(
      ({ number, applies_from }) => number > known && applies_from <= today,
    );
  }).toSorted((one, other) => (one.applies_from < other.applies_from ? 1 : -1));
}
