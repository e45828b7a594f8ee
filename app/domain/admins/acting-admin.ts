import type { Actor, Context } from '../context';
import { DomainError } from '../errors';
import type { Permission } from './policy';
import { PROOF_NEEDED } from './proof-policy';
import { english, say } from '~/i18n/messages/say';

export const NOT_ALLOWED = say('You do not have permission to do this.');

const ENROL_FIRST = english('Please set up your second factor first, in the back office under My account.');

/**
 * Returns the acting admin, also one who has not set up a required second factor yet. Throws
 * unauthenticated for visitors.
 */
export function anyAdmin({ actor }: Context): Extract<Actor, { kind: 'admin' }> {
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', english('Authentication required'));
  assertPermission(actor, []);
  return actor;
}

/**
 * Returns the acting admin if they have one of the permissions, or any admin if none is given.
 * Throws forbidden. Source: docs/rules.md#back-office.
 */
export function actingAdmin(ctx: Context, ...anyOf: Permission[]): Extract<Actor, { kind: 'admin' }> {
  const actor = anyAdmin(ctx);
  if (mustEnrol(ctx, actor)) throw new DomainError('forbidden', ENROL_FIRST);
  assertPermission(actor, anyOf);
  return actor;
}

export function mustEnrol({ community }: Pick<Context, 'community'>, actor: Actor): boolean {
  return community.staffSecondFactor === 'required' && actor.kind === 'admin' && !actor.hasSecondFactor;
}

/**
 * Like `requireAdmin`, but throws unless the admin confirmed their identity recently. Source:
 * docs/rules.md#back-office.
 */
export function provenAdmin(ctx: Context, ...anyOf: Permission[]): Extract<Actor, { kind: 'admin' }> {
  return proven(actingAdmin(ctx, ...anyOf));
}

/** For changes to one's own second factors, which must be possible before one is set up. */
export function provenSelf(ctx: Context): Extract<Actor, { kind: 'admin' }> {
  return proven(anyAdmin(ctx));
}

function proven(actor: Extract<Actor, { kind: 'admin' }>): Extract<Actor, { kind: 'admin' }> {
  if (actor.proven) return actor;
  const code = actor.hasSecondFactor ? 'second_factor_required' : 'proof_required';
  throw new DomainError(code, PROOF_NEEDED, { fields: { proof: [PROOF_NEEDED] } });
}

export function isProofNeeded(error: unknown): boolean {
  return error instanceof DomainError && error.said === PROOF_NEEDED;
}

export function assertPermission(
  actor: Actor,
  anyOf: readonly Permission[],
  message = NOT_ALLOWED,
): asserts actor is Extract<Actor, { kind: 'admin' }> {
  const may = actor.kind === 'admin' && (anyOf.length === 0 || anyOf.some((one) => actor.permissions.includes(one)));
  if (!may) throw new DomainError('forbidden', message);
}
