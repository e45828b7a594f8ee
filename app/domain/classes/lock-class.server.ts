import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import type { EditableRows } from '../audit/edit-row.server';
import { DomainError } from '../errors';
import { editableFields } from './class-row';
import { marksOf } from './marks-of.server';
import { say } from '~/i18n/messages/say';

export const CLASS_NOT_FOUND = say('Class not found.');

/** Locks a class against edits and marks until the transaction ends. Throws not_found. */
export async function lockClass(tx: Transaction, id: number): Promise<YogaClass> {
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ${id} FOR NO KEY UPDATE`;
  const row = await tx.yogaClass.findFirst({ where: { id, deleted_at: null } });
  if (!row) throw new DomainError('not_found', CLASS_NOT_FOUND);
  return row;
}

/** Waits for marks in progress and blocks new ones. Returns the number of marks of the class. */
export async function holdMarks(tx: Transaction, id: number): Promise<number> {
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ${id} FOR UPDATE`;
  return marksOf(tx, id);
}

export const classes: EditableRows<YogaClass, 'class'> = {
  kind: 'class',
  name: 'class',
  lock: lockClass,
  record: editableFields,
};
