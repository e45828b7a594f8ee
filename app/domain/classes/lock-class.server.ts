import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import type { RowEditConfig } from '../audit/audited-rows.server';
import { DomainError } from '../errors';
import { pickEditableClassFields } from './class-row';
import { countClassAttendances } from './count-attendances.server';
import { t, untranslated } from '~/i18n/messages/message';

export const CLASS_NOT_FOUND_MESSAGE = t('Class not found.');

/**
 * Locks a class against edits and new attendances until the transaction ends. Throws `not_found` if
 * there is no such class.
 */
export async function lockClass(tx: Transaction, id: number): Promise<YogaClass> {
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ${id} FOR NO KEY UPDATE`;
  const row = await tx.yogaClass.findFirst({ where: { id, deleted_at: null } });
  if (!row) throw new DomainError('not_found', CLASS_NOT_FOUND_MESSAGE);
  return row;
}

/** Throws `conflict` for an imported class, which staff can only delete. */
export function assertNotImported({ import_id }: Pick<YogaClass, 'import_id'>): void {
  if (import_id !== null)
    throw new DomainError(
      'conflict',
      untranslated('This class was imported, so it cannot be changed. You can copy it.'),
    );
}

/**
 * Waits until attendances in progress are committed and blocks new ones. Returns the number of
 * attendances of the class.
 */
export async function lockClassAttendances(tx: Transaction, id: number): Promise<number> {
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ${id} FOR UPDATE`;
  return countClassAttendances(tx, id);
}

export const CLASS_EDIT_CONFIG: RowEditConfig<YogaClass, 'class'> = {
  kind: 'class',
  name: 'class',
  lock: lockClass,
  record: pickEditableClassFields,
};
