import { isMissingRowError } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { t } from '~/i18n/messages/message';

export function requireMember({ actor }: Context): number {
  if (actor.kind !== 'member') throw createLoggedOutError();
  return actor.memberId;
}

/**
 * Runs `work`. If it fails because the acting member was deleted, throws `unauthenticated` instead
 * of the original error.
 */
export async function runUnlessMemberDeleted<T>({ actor, db }: Context, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (actor.kind !== 'member' || !isMissingRowError(error)) throw error;
    const remaining = await db.member.count({ where: { id: actor.memberId } });
    throw remaining > 0 ? error : createLoggedOutError();
  }
}

export function createLoggedOutError(): DomainError {
  return new DomainError('unauthenticated', t('Please log in again.'));
}
