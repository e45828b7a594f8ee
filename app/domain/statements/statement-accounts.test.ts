import { expect, test } from 'vitest';
import { z } from 'zod';
import { asAdmin } from '../../../tests/factories/admin';
import { csvFile, newAccount } from '../../../tests/factories/statement';
import { testContext } from '../../../tests/setup/context';
import { importStatement } from './import-statement.server';
import { editStatementAccountSchema, importStatementSchema } from './schemas';
import { deleteStatementAccount, editStatementAccount, getStatementAccount } from './statement-accounts.server';

const ctx = await testContext({ at: '2026-11-20T15:00:00+05:30' });
const staff = await asAdmin(ctx, ['import_statements']);

async function createUsedAccount() {
  const account = newAccount();
  await importStatement(staff, account, csvFile('Date,Credit\n20/11/2026,5\n'));
  return ctx.db.statementAccount.findFirstOrThrow({ where: { name: account.name ?? '' } });
}

test('the next import uses the columns and the date order that staff chose', async () => {
  const { id, name } = await createUsedAccount();
  const renamed = csvFile('Value Date,Deposit,Narration\n11/19/2026,7,Changed\n');
  const known = { ...newAccount(), account: String(id) };
  await expect(importStatement(staff, known, renamed)).rejects.toMatchObject({
    fieldErrors: { file: [expect.stringContaining('does not have the columns of this account: Date, Credit')] },
  });
  const typed = { name: `${name} new`, date_order: 'mdy', date_column: 'Value Date', amount_column: 'Deposit' };
  const input = editStatementAccountSchema.parse({ ...typed, description_column: 'Narration', type_column: '' });
  await editStatementAccount(staff, id, input);
  const { id: statement } = await importStatement(staff, known, renamed);
  expect(await ctx.db.statementLine.findMany({ where: { statement_id: statement } })).toMatchObject([
    { amount_paise: 700n, description: 'Changed', day: new Date('2026-11-19T00:00:00Z') },
  ]);
  const columns = { date: 'Value Date', amount: 'Deposit', description: 'Narration' };
  expect(await getStatementAccount(staff, id)).toMatchObject({ name: `${name} new`, columns, isUsed: true });
  const [entry] = await ctx.db.auditEntry.findMany({ where: { action: 'statement_account.edited' } });
  expect(entry).toMatchObject({ before: { columns: { date: 'Date', amount: 'Credit' } }, after: { columns } });
});

test('two accounts cannot have the same name, and the date and the amount need a column', async () => {
  const [one, other] = [await createUsedAccount(), await createUsedAccount()];
  const typed = { date_order: 'dmy', date_column: 'Date', amount_column: 'Credit' } as const;
  const taken = editStatementAccountSchema.parse({ ...typed, name: other.name.toUpperCase() });
  await expect(editStatementAccount(staff, one.id, taken)).rejects.toMatchObject({
    fieldErrors: { name: ['Another account has this name.'] },
  });
  expect(editStatementAccountSchema.safeParse({ ...typed, name: 'Bank', date_column: ' ' }).success).toBe(false);
});

test('of two edits of the same version, the second is refused', async () => {
  const { id, name } = await createUsedAccount();
  const { version } = await getStatementAccount(staff, id);
  const edits = ['Credit', 'Deposit'].map((amount_column) =>
    editStatementAccountSchema.parse({ name, date_order: 'dmy', date_column: 'Date', amount_column, version }),
  );
  const results = await Promise.allSettled(edits.map((input) => editStatementAccount(staff, id, input)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  expect(await getStatementAccount(staff, id)).toMatchObject({ version: version + 1 });
});

test.each([
  [{ amount_column: '***' }, { amount_column: ['The name of a column needs a letter or a number'] }],
  [{ tax_column: '--' }, { tax_column: ['The name of a column needs a letter or a number'] }],
  [{ amount_column: ' DATE ' }, { amount_column: ['The date and the amount need different columns'] }],
])('the columns %j are refused at their field', (columns, fieldErrors) => {
  const typed = { name: 'Bank', date_order: 'dmy', date_column: 'Date', amount_column: 'Credit', ...columns };
  for (const [schema, input] of [
    [editStatementAccountSchema, typed],
    [importStatementSchema, { ...typed, account: 'new' }],
  ] as const)
    expect(z.flattenError(schema.safeParse(input).error ?? new z.ZodError([])).fieldErrors).toEqual(fieldErrors);
});

test('an account that is no number is refused with the usual message', () => {
  const { error } = importStatementSchema.safeParse({ account: 'abc' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose the bank account']);
});

test('an account without statements is deleted, and one with statements stays', async () => {
  const used = await createUsedAccount();
  await expect(deleteStatementAccount(staff, used.id)).rejects.toMatchObject({ code: 'conflict' });
  const unused = await ctx.db.statementAccount.create({
    data: { name: 'Unused', kind: 'bank', columns: {}, date_order: 'dmy', created_at: ctx.clock.now() },
  });
  await deleteStatementAccount(staff, unused.id);
  await expect(getStatementAccount(staff, unused.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await ctx.db.auditEntry.count({ where: { action: 'statement_account.deleted' } })).toBe(1);
  const approver = await asAdmin(ctx, ['approve_donations']);
  await expect(deleteStatementAccount(approver, used.id)).rejects.toMatchObject({ code: 'forbidden' });
});
