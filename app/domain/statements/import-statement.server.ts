import { untranslated } from '~/i18n/messages/message';
import type { Transaction } from '~/db/client.server';
import { toDatabaseDate } from '~/lib/calendar';
import { cutText } from '~/lib/cut-text';
import { formatCount } from '~/lib/format-number';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { getFileName, type UploadedFile } from '../content/uploaded-file.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { matchLines } from './match-lines.server';
import { DATE_ORDERS, NEW_ACCOUNT, type StatementColumns, type StatementKind } from './policy';
import { readStatement, type StatementFile, type StatementFormat } from './read-statement.server';
import { type ImportStatementInput, toStatementColumns } from './schemas';

const NO_FILE = untranslated('Choose the CSV file');
const NO_ACCOUNT = untranslated('Choose the bank account');
const NAME_TAKEN = untranslated('This account exists already. Please choose it in the list.');
const NO_CREDITS = untranslated('This file has no credits.');

interface Account extends StatementFormat {
  id: number | null;
  name: string;
}

/**
 * Imports the credits in a CSV file, and approves the QR donations that they prove. Lines that an
 * earlier file of the account contained are skipped. If all lines were imported before, nothing
 * changes. Throws `invalid` with the lines that cannot be read.
 * Source: docs/rules.md#bank-statements.
 */
export async function importStatement(
  ctx: Context,
  input: ImportStatementInput,
  file: UploadedFile | undefined,
): Promise<{ id: number; message: string }> {
  requireAdmin(ctx, ...importStatement.permissions);
  const account = await findAccount(ctx, input);
  if (!file) throw createInvalidFieldError('file', NO_FILE);
  const { timeZone } = ctx.clock;
  const settings = { timeZone, today: ctx.clock.today(), memberIdPrefix: ctx.community.memberIdPrefix };
  const content = await readStatement(file, account, settings);
  if (content.credits.length === 0) throw createInvalidFieldError('file', NO_CREDITS);
  const { id, added } = await ctx.db.$transaction((tx) => store(ctx, tx, { account, file, content }));
  if (added === 0) return { id, message: 'Every line of this file was imported before. Nothing has changed.' };
  await matchLines(ctx, id, account.kind);
  return { id, message: `${formatCount(added)} lines imported.` };
}

importStatement.permissions = ['import_statements'] as const;

/** Compares the unmatched lines of a statement with the donations again. */
export async function matchStatement(ctx: Context, id: number): Promise<{ message: string }> {
  requireAdmin(ctx, ...matchStatement.permissions);
  const statement = await ctx.db.statement.findUnique({
    where: { id },
    select: { account: { select: { kind: true } } },
  });
  if (!statement) throw new DomainError('not_found', untranslated('Statement not found.'));
  await matchLines(ctx, id, statement.account.kind);
  return { message: 'The open lines were compared once more.' };
}

matchStatement.permissions = importStatement.permissions;

async function findAccount(ctx: Context, input: ImportStatementInput): Promise<Account> {
  if (input.account === NEW_ACCOUNT) return createAccount(ctx, input);
  const found = await ctx.db.statementAccount.findUnique({ where: { id: Number(input.account) } });
  if (!found) throw createInvalidFieldError('account', NO_ACCOUNT);
  const { id, name, kind } = found;
  const dateOrder = DATE_ORDERS.find((one) => one === found.date_order) ?? 'dmy';
  return { id, name, kind, dateOrder, columns: found.columns as unknown as StatementColumns, isNew: false };
}

async function createAccount(ctx: Context, input: ImportStatementInput): Promise<Account> {
  const { name = '', kind, date_order: dateOrder } = input;
  const known = await ctx.db.statementAccount.count({ where: { name: { equals: name, mode: 'insensitive' } } });
  if (known > 0) throw createInvalidFieldError('name', NAME_TAKEN);
  return { id: null, name, kind, dateOrder, columns: toStatementColumns(input), isNew: true };
}

interface Import {
  account: Account;
  file: UploadedFile;
  content: StatementFile;
}

/**
 * Stores the new lines of a file with one statement. Returns the id of an earlier statement if the
 * file has no new lines.
 */
async function store(
  ctx: Context,
  tx: Transaction,
  { account, file, content }: Import,
): Promise<{ id: number; added: number }> {
  const { adminId } = requireAdmin(ctx);
  await acquireAdvisoryLock(tx, `statement-account:${account.name.toLowerCase()}`);
  const accountId = account.id ?? (await addAccount(ctx, tx, account, content.columns));
  const { credits, debits, undated } = content;
  const known = await tx.$queryRaw<{ fingerprint: string; statement_id: number }[]>`
    SELECT encode(fingerprint, 'hex') AS fingerprint, statement_id FROM statement_lines
    WHERE account_id = ${accountId} AND fingerprint = ANY(${credits.map((one) => one.fingerprint)}::bytea[])`;
  const earlier = new Set(known.map(({ fingerprint }) => fingerprint));
  const fresh = credits.filter(({ fingerprint }) => !earlier.has(fingerprint.toString('hex')));
  const latest = Math.max(0, ...known.map(({ statement_id }) => statement_id));
  if (fresh.length === 0) return { id: latest, added: 0 };
  const { id } = await tx.statement.create({
    data: {
      account_id: accountId,
      file_name: cutText(getFileName(file), 120),
      imported_by_id: adminId,
      repeated: credits.length - fresh.length,
      debits,
      undated,
      created_at: ctx.clock.now(),
    },
    select: { id: true },
  });
  await tx.statementLine.createMany({
    data: fresh.map(({ day, fingerprint, ...line }) => ({
      ...line,
      statement_id: id,
      account_id: accountId,
      day: toDatabaseDate(day),
      fingerprint: Uint8Array.from(fingerprint),
    })),
  });
  await recordAuditEntry(ctx, tx, {
    action: 'statement.imported',
    subject: { kind: 'statement', id },
    after: { account: account.name, file: cutText(getFileName(file), 120), lines: fresh.length },
  });
  return { id, added: fresh.length };
}

async function addAccount(
  ctx: Context,
  tx: Transaction,
  { name, kind, dateOrder }: Account & { kind: StatementKind },
  columns: StatementColumns,
): Promise<number> {
  if ((await tx.statementAccount.count({ where: { name: { equals: name, mode: 'insensitive' } } })) > 0)
    throw createInvalidFieldError('name', NAME_TAKEN);
  const { id } = await tx.statementAccount.create({
    data: { name, kind, columns, date_order: dateOrder, created_at: ctx.clock.now() },
    select: { id: true },
  });
  await recordAuditEntry(ctx, tx, {
    action: 'statement_account.added',
    subject: { kind: 'statement_account', id },
    after: { name, kind, columns, date_order: dateOrder },
  });
  return id;
}
