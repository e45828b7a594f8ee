import type { z } from 'zod';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { readTranslations } from '../translations';
import type { updateInstructionSchema } from './schemas';

/**
 * Saves the focus text of a weekday. Throws `conflict` if it was edited since `version`.
 * Source: docs/rules.md#back-office.
 */
export async function updateInstruction(
  ctx: Context,
  { day_name, instruction, version, translations }: z.output<typeof updateInstructionSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateInstruction.permissions);
  await ctx.db.$transaction(async (tx) => {
    // Uses an advisory lock, because before the first save there is no row to lock.
    await acquireAdvisoryLock(tx, `instruction:${day_name}`);
    const row = await tx.instruction.findUnique({ where: { day_name } });
    if (version !== undefined && version !== (row?.version ?? 0)) throw createEditConflictError('instruction');
    const updatedAt = ctx.clock.now();
    await tx.instruction.upsert({
      where: { day_name },
      create: { day_name, instruction, translations: translations ?? {}, updated_at: updatedAt },
      update: {
        instruction,
        version: { increment: 1 },
        updated_at: updatedAt,
        ...(translations ? { translations } : {}),
      },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'instruction.updated',
      subject: { kind: 'instruction', id: day_name },
      ...(row ? { before: { instruction: row.instruction, translations: readTranslations(row.translations) } } : {}),
      after: { instruction, translations: translations ?? readTranslations(row?.translations ?? {}) },
    });
  });
}

updateInstruction.permissions = ['manage_classes'] as const;
