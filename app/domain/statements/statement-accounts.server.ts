import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, createInvalidFieldError, DomainError } from '../errors';
import { importStatement } from './import-statement.server';
import type { StatementColumns, StatementKind } from './policy';
import { type EditStatementAccountInput, toStatementColumns } from './schemas';

export const ACCOUNT_NOT_FOUND_MESSAGE = untranslated('Account not found.');

const NAME_TAKEN = untranslated('Another account has this name.');
const IN_USE = untranslated('This account has statements, so it stays.');

export interface StatementAccountForStaff {
  id: number;
  name: string;
  kind: StatementKind;
  dateOrder: string;
  columns: StatementColumns;
  version: number;
  /** False for an account without statements, which can be deleted. */
  isUsed: boolean;
}

/** Returns an account with its columns. Throws `not_found` if there is no such account. */
export async function getStatementAccount(ctx: Context, id: number): Promise<StatementAccountForStaff> {
  requireAdmin(ctx, ...importStatement.permissions);
  const [account, statements] = await Promise.all([
    ctx.db.statementAccount.findUnique({ where: { id } }),
    ctx.db.statement.count({ where: { account_id: id } }),
  ]);
  if (!account) throw new DomainError('not_found', ACCOUNT_NOT_FOUND_MESSAGE);
  const { name, kind, date_order: dateOrder, version } = account;
  const columns = account.columns as unknown as StatementColumns;
  return { id, name, kind, dateOrder, columns, version, isUsed: statements > 0 };
}

/**
 * Changes the name, the date order and the columns that the next import of the account uses. Throws
 * `invalid` if another account has the name, `conflict` if it was edited since `version`, and
 * `not_found` if there is no such account.
 */
export async function editStatementAccount(ctx: Context, id: number, input: EditStatementAccountInput): Promise<void> {
  requireAdmin(ctx, ...editStatementAccount.permissions);
  const columns = { ...toStatementColumns(input), date: input.date_column, amount: input.amount_column };
  const after = { name: input.name, date_order: input.date_order, columns };
  await ctx.db.$transaction(async (tx) => {
    const before = await tx.statementAccount.findUnique({ where: { id } });
    if (!before) throw new DomainError('not_found', ACCOUNT_NOT_FOUND_MESSAGE);
    for (const name of new Set([before.name, input.name].map((one) => one.toLowerCase()).toSorted()))
      await acquireAdvisoryLock(tx, `statement-account:${name}`);
    const taken = { id: { not: id }, name: { equals: input.name, mode: 'insensitive' } } as const;
    if ((await tx.statementAccount.count({ where: taken })) > 0) throw createInvalidFieldError('name', NAME_TAKEN);
    const { count } = await tx.statementAccount.updateMany({
      where: { id, ...(input.version === undefined ? {} : { version: input.version }) },
      data: { ...after, version: { increment: 1 } },
    });
    if (count === 0) throw createEditConflictError('account');
    await recordAuditEntry(ctx, tx, {
      action: 'statement_account.edited',
      subject: { kind: 'statement_account', id },
      before: { name: before.name, date_order: before.date_order, columns: before.columns },
      after,
    });
  });
}

editStatementAccount.permissions = importStatement.permissions;

/** Deletes an account that was never used. Throws `conflict` if it has statements. */
export async function deleteStatementAccount(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...editStatementAccount.permissions);
  await ctx.db.$transaction(async (tx) => {
    const account = await tx.statementAccount.findUnique({ where: { id } });
    if (!account) throw new DomainError('not_found', ACCOUNT_NOT_FOUND_MESSAGE);
    await acquireAdvisoryLock(tx, `statement-account:${account.name.toLowerCase()}`);
    const { count } = await tx.statementAccount.deleteMany({ where: { id, statements: { none: {} } } });
    if (count === 0) throw new DomainError('conflict', IN_USE);
    await recordAuditEntry(ctx, tx, {
      action: 'statement_account.deleted',
      subject: { kind: 'statement_account', id },
      before: { name: account.name },
    });
  });
}
