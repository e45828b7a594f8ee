import type { Context } from '../context';
import { DomainError } from '../errors';

/** The id of the member who acts. Throws unauthenticated when nobody does, or somebody who is no member. */
export function actingMember({ actor }: Context): number {
  if (actor.kind !== 'member') throw new DomainError('unauthenticated', 'Please log in again.');
  return actor.memberId;
}
