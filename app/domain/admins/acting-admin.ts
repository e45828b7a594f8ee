import type { Actor, Context } from '../context';
import { DomainError } from '../errors';
import type { Permission } from './policy';
import { english, say } from '~/i18n/messages/say';

export const NOT_ALLOWED = say('You do not have permission to do this.');

/**
 * The member of staff who acts. Throws unauthenticated when nobody of the staff does, forbidden when none of the permissions named is theirs;
 * with none named, any member of staff will do. Source: docs/rules.md#back-office.
 */
export function actingAdmin({ actor }: Context, ...anyOf: Permission[]): Extract<Actor, { kind: 'admin' }> {
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', english('Authentication required'));
  assertPermission(actor, anyOf);
  return actor;
}

/** Throws forbidden unless a member of staff acts who has one of the permissions, or any when none is named. */
export function assertPermission(
  actor: Actor,
  anyOf: readonly Permission[],
  message = NOT_ALLOWED,
): asserts actor is Extract<Actor, { kind: 'admin' }> {
  const may = actor.kind === 'admin' && (anyOf.length === 0 || anyOf.some((one) => actor.permissions.includes(one)));
  if (!may) throw new DomainError('forbidden', message);
}
