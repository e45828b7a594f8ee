import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError } from '../errors';
import { VIEW_MEMBERS_PERMISSIONS } from './policy';
import { requireAdmin } from './require-admin';
import type { deleteMemberFilterSchema, saveMemberFilterSchema } from './schemas';

export interface SavedFilter {
  id: number;
  name: string;
  query: string;
  /** True if the acting admin has saved this filter. */
  isOwn: boolean;
}

/** Returns the saved filters of the member list, which all staff share, by name. */
export async function listMemberFilters(ctx: Context): Promise<SavedFilter[]> {
  const { adminId } = requireAdmin(ctx, ...VIEW_MEMBERS_PERMISSIONS);
  const rows = await ctx.db.memberFilter.findMany({ orderBy: { name: 'asc' }, take: 100 });
  return rows.map(({ id, name, query, admin_id }) => ({ id, name, query, isOwn: admin_id === adminId }));
}

/** Saves a filter for all staff. Throws `conflict` if the name is taken. */
export async function saveMemberFilter(
  ctx: Context,
  { name, query }: z.output<typeof saveMemberFilterSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...saveMemberFilter.permissions);
  await ctx.db.$transaction(async (tx) => {
    const [added] = await tx.memberFilter.createManyAndReturn({
      data: [{ name, query, admin_id: adminId, created_at: ctx.clock.now() }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added) throw createFieldConflictError('name', untranslated('A filter has this name already'));
    await recordAuditEntry(ctx, tx, {
      action: 'member_filter.saved',
      subject: { kind: 'member_filter', id: added.id },
      after: { name, query },
    });
  });
}

saveMemberFilter.permissions = VIEW_MEMBERS_PERMISSIONS;

/** Deletes a saved filter. Throws `not_found` if there is no such filter. */
export async function deleteMemberFilter(
  ctx: Context,
  { id }: z.output<typeof deleteMemberFilterSchema>,
): Promise<void> {
  requireAdmin(ctx, ...saveMemberFilter.permissions);
  await ctx.db.$transaction(async (tx) => {
    const filter = await tx.memberFilter.findUnique({ where: { id } });
    const { count } = await tx.memberFilter.deleteMany({ where: { id } });
    if (!filter || count === 0) throw new DomainError('not_found', untranslated('This filter is gone already.'));
    await recordAuditEntry(ctx, tx, {
      action: 'member_filter.deleted',
      subject: { kind: 'member_filter', id },
      before: { name: filter.name, query: filter.query },
    });
  });
}
