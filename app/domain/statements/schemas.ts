import { z } from 'zod';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { isLocalDate } from '~/lib/calendar';
import { rowVersionSchema } from '~/lib/whole-number';
import { DATE_ORDERS, LINE_FIELDS, NEW_ACCOUNT, STATEMENT_KINDS, type StatementColumns } from './policy';
import { normalizeColumnName } from './statement-columns';

const COLUMN_LENGTH = 60;

const NO_ACCOUNT = 'Choose the bank account';

const NO_LETTERS = 'The name of a column needs a letter or a number';

const isColumnName = (name: string | undefined) => name === undefined || normalizeColumnName(name) !== '';

const optionalColumn = createOptionalTextField(COLUMN_LENGTH).refine(isColumnName, NO_LETTERS);

const COLUMN_FIELDS = {
  date_column: optionalColumn,
  amount_column: optionalColumn,
  type_column: optionalColumn,
  reference_column: optionalColumn,
  description_column: optionalColumn,
  credit_column: optionalColumn,
  debit_column: optionalColumn,
  tax_column: optionalColumn,
  payment_column: optionalColumn,
};

const SAME_COLUMN = {
  path: ['amount_column'],
  message: 'The date and the amount need different columns',
};

function hasOwnAmount(input: { date_column?: string | undefined; amount_column?: string | undefined }): boolean {
  const { date_column: date, amount_column: amount } = input;
  return date === undefined || amount === undefined || normalizeColumnName(date) !== normalizeColumnName(amount);
}

/** Validates the form that imports a statement. A new account also has a name and its columns. */
export const importStatementSchema = z
  .object({
    account: z.union([z.literal(NEW_ACCOUNT), z.string().regex(/^[1-9]\d{0,8}$/, NO_ACCOUNT)], {
      error: NO_ACCOUNT,
    }),
    name: createOptionalTextField(60),
    kind: z.enum(STATEMENT_KINDS).catch('bank'),
    date_order: z.enum(DATE_ORDERS).catch('dmy'),
    ...COLUMN_FIELDS,
  })
  .superRefine(({ account, name }, context) => {
    if (account === NEW_ACCOUNT && name === undefined)
      context.addIssue({ code: 'custom', path: ['name'], message: 'Enter the name of the bank account' });
  })
  .refine(hasOwnAmount, SAME_COLUMN);

export type ImportStatementInput = z.output<typeof importStatementSchema>;

/** Validates the form that changes the columns of an account. */
export const editStatementAccountSchema = z
  .object({
    name: createRequiredTextField('Enter the name of the bank account', 60),
    date_order: z.enum(DATE_ORDERS, 'Choose the order of the date'),
    version: rowVersionSchema,
    ...COLUMN_FIELDS,
    date_column: createRequiredTextField('Enter the column of the date', COLUMN_LENGTH).refine(
      isColumnName,
      NO_LETTERS,
    ),
    amount_column: createRequiredTextField('Enter the column of the credit or the amount', COLUMN_LENGTH).refine(
      isColumnName,
      NO_LETTERS,
    ),
  })
  .refine(hasOwnAmount, SAME_COLUMN);

export type EditStatementAccountInput = z.output<typeof editStatementAccountSchema>;

/** Returns the columns that staff typed, without those that they left blank. */
export function toStatementColumns(
  input: Partial<Record<keyof typeof COLUMN_FIELDS, string | undefined>>,
): Partial<StatementColumns> {
  const typed = LINE_FIELDS.map((field) => [field, input[`${field}_column`]] as const);
  return Object.fromEntries(typed.filter(([, column]) => column !== undefined));
}

/** The month of the reconciliation page, for example 2026-11. */
export const reconciliationSchema = z.object({ month: z.string().refine((month) => isLocalDate(`${month}-01`)) });
