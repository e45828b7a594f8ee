import type { Actor, Context } from '../context';
import { DomainError } from '../errors';
import type { Permission } from './policy';
import { REAUTH_NEEDED_MESSAGE } from './second-factor-policy';
import { untranslated, t } from '~/i18n/messages/message';

export const NOT_ALLOWED_MESSAGE = t('You do not have permission to do this.');

const ENROL_FIRST = untranslated('Please set up your second factor first, in the back office under My account.');

/**
 * Returns the acting admin, even if a required second factor is not set up yet. Throws
 * `unauthenticated` for visitors, and `forbidden` for members.
 */
export function requireAnyAdmin({ actor }: Context): Extract<Actor, { kind: 'admin' }> {
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', untranslated('Authentication required'));
  assertPermission(actor, []);
  return actor;
}

/**
 * Returns the acting admin if they have at least one of the permissions, or any admin if no
 * permission is given. Throws `forbidden` if the permission or a required second factor is missing.
 * Source: docs/rules.md#back-office.
 */
export function requireAdmin(ctx: Context, ...anyOf: Permission[]): Extract<Actor, { kind: 'admin' }> {
  const actor = requireAnyAdmin(ctx);
  if (needsSecondFactorSetup(ctx, actor)) throw new DomainError('forbidden', ENROL_FIRST);
  assertPermission(actor, anyOf);
  return actor;
}

export function needsSecondFactorSetup({ community }: Pick<Context, 'community'>, actor: Actor): boolean {
  return community.staffSecondFactor === 'required' && actor.kind === 'admin' && !actor.hasSecondFactor;
}

/**
 * Like `requireAdmin`, but throws if the admin has not confirmed their identity recently.
 * Source: docs/rules.md#back-office.
 */
export function requireReauthenticatedAdmin(ctx: Context, ...anyOf: Permission[]): Extract<Actor, { kind: 'admin' }> {
  return requireRecentVerification(requireAdmin(ctx, ...anyOf));
}

/**
 * Like `requireReauthenticatedAdmin`, but also accepts an admin who has not set up a second factor
 * yet. Use it for changes to the admin's own second factors.
 */
export function requireReauthForOwnSecondFactors(ctx: Context): Extract<Actor, { kind: 'admin' }> {
  return requireRecentVerification(requireAnyAdmin(ctx));
}

function requireRecentVerification(actor: Extract<Actor, { kind: 'admin' }>): Extract<Actor, { kind: 'admin' }> {
  if (actor.recentlyVerified) return actor;
  const code = actor.hasSecondFactor ? 'second_factor_required' : 'proof_required';
  throw new DomainError(code, REAUTH_NEEDED_MESSAGE, { fields: { proof: [REAUTH_NEEDED_MESSAGE] } });
}

export function isReauthNeededError(error: unknown): boolean {
  return error instanceof DomainError && error.userMessage === REAUTH_NEEDED_MESSAGE;
}

export function assertPermission(
  actor: Actor,
  anyOf: readonly Permission[],
  message = NOT_ALLOWED_MESSAGE,
): asserts actor is Extract<Actor, { kind: 'admin' }> {
  const may = actor.kind === 'admin' && (anyOf.length === 0 || anyOf.some((one) => actor.permissions.includes(one)));
  if (!may) throw new DomainError('forbidden', message);
}
