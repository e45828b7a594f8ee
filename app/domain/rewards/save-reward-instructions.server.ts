import type { z } from 'zod';
import type { Reward } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { readTranslations } from '../translations';
import type { setRewardSchema } from './schemas';

/**
 * Sets the link and the note that members get when they unlock a level. Throws `conflict` if they
 * were changed since `version`. Source: docs/rules.md#referrals.
 */
export async function saveRewardInstructions(
  ctx: Context,
  level: number,
  input: Partial<z.output<typeof setRewardSchema>>,
): Promise<void> {
  requireAdmin(ctx, ...saveRewardInstructions.permissions);
  const { version, translations } = input;
  const set = { link: input.link ?? null, note: input.note ?? null, ...(translations ? { translations } : {}) };
  await ctx.db.$transaction(async (tx) => {
    // Uses an advisory lock, because before the first save there is no row to lock.
    await acquireAdvisoryLock(tx, `reward:${level}`);
    const before = await tx.reward.findUnique({ where: { level } });
    if (version !== undefined && version !== (before?.version ?? 0)) throw createEditConflictError('reward');
    const updated_at = ctx.clock.now();
    const after = await tx.reward.upsert({
      where: { level },
      create: { level, ...set, updated_at },
      update: { ...set, version: { increment: 1 }, updated_at },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'reward.updated',
      subject: { kind: 'reward', id: level },
      ...(before ? { before: toAuditRecord(before) } : {}),
      after: toAuditRecord(after),
    });
  });
}

function toAuditRecord({ link, note, translations }: Reward) {
  return { link, note, translations: readTranslations(translations) };
}

saveRewardInstructions.permissions = ['manage_users'] as const;
