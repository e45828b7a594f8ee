import type { z } from 'zod';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import type { CommunityGroup as GroupRow } from '~/db/generated/client';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { addAuditedRow, type RowEditConfig, editAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError, createInvalidFieldError } from '../errors';
import type { CommunityGroup } from './responses';
import type { addGroupSchema, editGroupSchema } from './schemas';

export const GROUP_NOT_FOUND_MESSAGE = untranslated('Community group not found.');

const LINK_TAKEN = untranslated('A group with this invitation is in the list already.');

const MAY = ['manage_resources'] as const;

const groups: RowEditConfig<GroupRow, 'community_group'> = {
  kind: 'community_group',
  name: 'community group',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM community_groups WHERE id = ${id} FOR UPDATE`;
    const row = await tx.communityGroup.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', GROUP_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ title, link, capacity, closed_at }) => ({ title, link, capacity, is_open: closed_at === null }),
};

/** Adds a group and returns its id. Throws `conflict` if another group has the same invite link. */
export async function addGroup(ctx: Context, input: z.output<typeof addGroupSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...addGroup.permissions);
  const { title, link, capacity, is_open } = input;
  const now = ctx.clock.now();
  const data = { title, link, capacity, closed_at: is_open ? null : now, created_at: now, updated_at: now };
  return ctx.db
    .$transaction((tx) => addAuditedRow(ctx, tx, groups, () => tx.communityGroup.create({ data })))
    .catch(refuseLinkTaken);
}

addGroup.permissions = MAY;

/**
 * Saves a group. Throws `not_found` if it does not exist, `conflict` if it was edited since
 * `version` or another group has the same invite link, and `invalid` if the capacity is below the
 * number of assigned members.
 */
export async function editGroup(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof editGroupSchema>,
): Promise<void> {
  requireAdmin(ctx, ...editGroup.permissions);
  const { title, link, capacity, is_open } = input;
  return ctx.db
    .$transaction((tx) =>
      editAuditedRow(ctx, tx, groups, { id, version }, (before, edited) => {
        if (capacity < before.places_taken) throw createTooFewPlacesError(before.places_taken);
        const closed_at = is_open ? null : (before.closed_at ?? edited.updated_at);
        return tx.communityGroup.update({ where: { id }, data: { title, link, capacity, closed_at, ...edited } });
      }),
    )
    .catch(refuseLinkTaken);
}

editGroup.permissions = MAY;

/** Lists the groups in the order in which members are assigned to them. */
export async function listGroups(ctx: Context): Promise<CommunityGroup[]> {
  requireAdmin(ctx, ...listGroups.permissions);
  return (await ctx.db.communityGroup.findMany({ orderBy: { id: 'asc' } })).map(toCommunityGroup);
}

listGroups.permissions = MAY;

export async function getGroup(ctx: Context, id: number): Promise<CommunityGroup> {
  requireAdmin(ctx, ...MAY);
  const row = await ctx.db.communityGroup.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', GROUP_NOT_FOUND_MESSAGE);
  return toCommunityGroup(row);
}

function toCommunityGroup({ closed_at, created_at, updated_at, ...row }: GroupRow): CommunityGroup {
  return {
    ...row,
    closed_at: closed_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

function createTooFewPlacesError(taken: number): DomainError {
  return createInvalidFieldError(
    'capacity',
    untranslated(`${taken} places are taken already, so there must be at least as many.`),
  );
}

function refuseLinkTaken(error: unknown): never {
  throw getSqlState(error) === UNIQUE_VIOLATION_SQLSTATE ? createFieldConflictError('link', LINK_TAKEN) : error;
}
