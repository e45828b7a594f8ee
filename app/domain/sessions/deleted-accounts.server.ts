import type { Context } from '../context';
import { eraseMember } from './delete-account.server';

const FOLDER = 'deleted-accounts';

const CHUNK_SIZE = 500;

/**
 * Stores a file for each deleted account in the file storage, so that the account can be deleted
 * again after a restore. Handles at most 500 accounts per run and returns their number.
 * Source: docs/rules.md#back-office.
 */
export async function storeDeletedAccounts(ctx: Context): Promise<number> {
  const rows = await ctx.db.deletedAccount.findMany({ orderBy: { deleted_at: 'asc' }, take: CHUNK_SIZE });
  for (const { member_id: id, member_created_at: createdAt, deleted_at: deletedAt } of rows) {
    const key = `${FOLDER}/${id}-${createdAt.getTime()}`;
    await ctx.files.put(key, Buffer.from(deletedAt.toISOString()), 'text/plain');
    await ctx.db.deletedAccount.deleteMany({ where: { member_id: id, member_created_at: createdAt } });
  }
  return rows.length;
}

/**
 * After a database is restored from a backup, deletes the members whose deletion is recorded in the
 * file storage. Returns the number of deleted members.
 */
export async function deleteRestoredAccounts(ctx: Context): Promise<number> {
  let deleted = 0;
  for (const name of await ctx.files.list(FOLDER)) {
    const [id = 0, createdAt = 0] = name.split('-').map(Number);
    const member = await ctx.db.member.findUnique({
      where: { id, created_at: new Date(createdAt) },
      select: { id: true },
    });
    if (!member) continue;
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
    deleted += 1;
  }
  return deleted;
}
