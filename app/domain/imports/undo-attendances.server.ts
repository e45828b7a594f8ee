import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { lockImport } from './import-span.server';
import { IMPORT_SPAN } from './policy';
import { endUndoSpan } from './undo-span.server';

interface ImportedAttendance {
  member_id: number;
  class_id: number;
  class_date: Date;
}

/**
 * Removes the next span of attendances of an import in one transaction, the imported classes that
 * have no attendance left, and the teacher that only imported classes had. Schedules the
 * recalculation of the members. Returns false if there is nothing left to do.
 * Source: docs/rules.md#imports.
 */
export function undoNextAttendances(ctx: Context, one: Import): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockImport(tx, one.id, 'undoing');
    if (!locked) return false;
    const span = await tx.importedAttendance.findMany({
      where: { import_id: locked.id, class_id: { gte: locked.done_to_class_id } },
      orderBy: [{ class_id: 'asc' }, { member_id: 'asc' }],
      take: IMPORT_SPAN,
      omit: { import_id: true },
    });
    const undone = await removeAttendances(ctx, tx, span);
    await tx.$executeRaw`
      DELETE FROM imported_attendances WHERE import_id = ${locked.id}
        AND (class_id, member_id) <= (${span.at(-1)?.class_id ?? 0}::int, ${span.at(-1)?.member_id ?? 0}::int)`;
    await removeEmptyClasses(tx, span);
    await removeUnusedTeachers(tx);
    return endUndoSpan(ctx, tx, locked, {
      isLast: span.length < IMPORT_SPAN,
      progress: { done_to_class_id: span.at(-1)?.class_id ?? locked.done_to_class_id },
      undone,
      kept: 0,
    });
  });
}

/**
 * Locks the members in id order and then the classes, in the same order as when attendance is
 * marked. There is one statement per class, because a statement that deletes attendances must not
 * join another table (docs/decisions/0003-table-partitions.md).
 */
async function removeAttendances(ctx: Context, tx: Transaction, span: readonly ImportedAttendance[]): Promise<number> {
  const memberIds = [...new Set(span.map(({ member_id }) => member_id))];
  await tx.$queryRaw`SELECT id FROM members WHERE id = ANY (${memberIds}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const classes = new Map(span.map(({ class_id, class_date }) => [class_id, class_date]));
  let removed = 0;
  for (const [class_id, class_date] of classes) {
    const members = span.filter((mark) => mark.class_id === class_id).map(({ member_id }) => member_id);
    const { count } = await tx.attendance.deleteMany({ where: { class_id, class_date, member_id: { in: members } } });
    removed += count;
  }
  await tx.$executeRaw`
    UPDATE members SET needs_recalculation = true, updated_at = ${ctx.clock.now()} WHERE id = ANY (${memberIds}::int[])`;
  return removed;
}

/** Deletes classes that have no other attendances and no rating. */
async function removeEmptyClasses(tx: Transaction, span: readonly ImportedAttendance[]): Promise<void> {
  const ids = [...new Set(span.map(({ class_id }) => class_id))];
  await tx.$executeRaw`
    DELETE FROM classes WHERE id = ANY (${ids}::int[]) AND import_id IS NOT NULL AND count_class_attendances(classes) = 0
      AND NOT EXISTS (SELECT FROM ratings WHERE class_id = classes.id)`;
}

/** Removes teachers that an import added, if they have no class and staff did not edit them. */
async function removeUnusedTeachers(tx: Transaction): Promise<void> {
  await tx.teacher.deleteMany({
    where: { import_id: { not: null }, version: 1, classes: { none: {} }, series: { none: {} } },
  });
}
