import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { HomepageSection } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, createInvalidFieldError } from '../errors';
import type { saveSectionsSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

type Update = z.output<typeof saveSectionsSchema>['updates'][number];

/**
 * Saves all sections or none. Throws `invalid` if a section does not exist, and `conflict` if one
 * was edited since its `version`. Source: docs/rules.md#back-office.
 */
export async function saveHomepageSections(
  ctx: Context,
  { updates }: z.output<typeof saveSectionsSchema>,
): Promise<{ changed: number }> {
  requireAdmin(ctx, ...saveHomepageSections.permissions);
  return ctx.db.$transaction(async (tx) => {
    const rows = await lockSections(tx, updates);
    const changes = updates.map((update) => toChange(update, rows)).filter((change) => change !== null);
    for (const { row, data } of changes) {
      await tx.homepageSection.update({
        where: { id: row.id },
        data: { ...data, version: { increment: 1 } },
        select: { id: true },
      });
    }
    if (changes.length > 0) {
      await recordAuditEntry(ctx, tx, {
        action: 'sections.updated',
        subject: { kind: 'sections', id: 'home' },
        before: Object.fromEntries(changes.map(({ row }) => [row.section_key, getAuditRecord(row)])),
        after: Object.fromEntries(changes.map(({ row, data }) => [row.section_key, getAuditRecord(data)])),
      });
    }
    return { changed: changes.length };
  });
}

saveHomepageSections.permissions = ['manage_resources'] as const;

/** Locks the rows in id order, so that concurrent saves cannot deadlock. */
async function lockSections(tx: Transaction, updates: readonly Update[]): Promise<HomepageSection[]> {
  const ids = updates.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM homepage_sections WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
  return tx.homepageSection.findMany({ where: { id: { in: ids } } });
}

function toChange(update: Update, rows: readonly HomepageSection[]) {
  const row = rows.find(({ id }) => id === update.id);
  if (!row) throw createInvalidFieldError('updates', untranslated(`There is no section with the id ${update.id}`));
  if (update.version !== undefined && update.version !== row.version) throw createEditConflictError('list of sections');
  const data = { is_active: update.is_active, display_order: update.display_order ?? row.display_order };
  return data.is_active === row.is_active && data.display_order === row.display_order ? null : { row, data };
}

function getAuditRecord({ is_active, display_order }: Pick<HomepageSection, 'is_active' | 'display_order'>) {
  return { is_active, display_order };
}
