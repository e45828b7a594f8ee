import type { FieldMeta } from '~/components/ui/field-meta';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import {
  DATE_ORDERS,
  type DateOrder,
  LINE_FIELDS,
  SETTLEMENT_FIELDS,
  type StatementKind,
} from '~/domain/statements/policy';

export const ACCOUNT_LABELS = {
  name: 'Name of the account',
  date_order: 'Order of the date',
  date_column: 'Column of the date',
  amount_column: 'Column of the credit or the amount',
  type_column: 'Column that tells credits from debits',
  reference_column: 'Column of the UTR or reference',
  description_column: 'Column of the description',
  credit_column: 'Column of the credit after fees',
  debit_column: 'Column of the debit',
  tax_column: 'Column of the tax on the fee',
  payment_column: 'Column of the payment of a refund',
};

export const COLUMNS = LINE_FIELDS.map((field) => `${field}_column` as const);

export type AccountField = keyof typeof ACCOUNT_LABELS;

const OF_SETTLEMENTS: string[] = SETTLEMENT_FIELDS.map((field) => `${field}_column`);

const DATE_ORDER_LABELS: Record<DateOrder, string> = {
  dmy: 'Day, month, year: 28/11/2026',
  mdy: 'Month, day, year: 11/28/2026',
  ymd: 'Year, month, day: 26/11/28',
};

/** Lists the columns that the files of a kind of statement have. */
export function listColumns(kind: StatementKind): (typeof COLUMNS)[number][] {
  return kind === 'settlement' ? COLUMNS : COLUMNS.filter((column) => !OF_SETTLEMENTS.includes(column));
}

/** Date order and names of the columns of a statement account. */
export function ColumnFields({
  fields,
  kind,
  isRequired = false,
}: {
  fields: Record<Exclude<AccountField, 'name'>, FieldMeta>;
  kind: StatementKind;
  /** True if the columns of the date and the amount cannot be guessed. */
  isRequired?: boolean;
}) {
  return (
    <>
      <SelectField
        label={ACCOUNT_LABELS.date_order}
        field={fields.date_order}
        choices={DATE_ORDERS.map((value) => ({ value, label: DATE_ORDER_LABELS[value] }))}
      />
      {listColumns(kind).map((column) => (
        <TextField
          key={column}
          label={ACCOUNT_LABELS[column]}
          field={fields[column]}
          autoComplete="off"
          maxLength={60}
          required={isRequired && (column === 'date_column' || column === 'amount_column')}
        />
      ))}
    </>
  );
}
