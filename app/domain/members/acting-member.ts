import { isRowMissing } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { say } from '~/i18n/messages/say';

export function actingMember({ actor }: Context): number {
  if (actor.kind !== 'member') throw loggedOut();
  return actor.memberId;
}

/** Throws unauthenticated if `work` failed because the acting member was deleted. */
export async function unlessGone<T>({ actor, db }: Context, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (actor.kind !== 'member' || !isRowMissing(error)) throw error;
    const remaining = await db.member.count({ where: { id: actor.memberId } });
    throw remaining > 0 ? error : loggedOut();
  }
}

export function loggedOut(): DomainError {
  return new DomainError('unauthenticated', say('Please log in again.'));
}
