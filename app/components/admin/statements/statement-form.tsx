import { FilterChips } from '~/components/admin/filter-chips';
import type { FieldMeta } from '~/components/ui/field-meta';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FileField } from '~/components/ui/file-field';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { NEW_ACCOUNT, type StatementKind } from '~/domain/statements/policy';
import { ACCOUNT_LABELS, ColumnFields, listColumns } from './account-fields';

const LABELS = { account: 'Account', file: 'CSV file', ...ACCOUNT_LABELS };
const HERE = '/admin/financials/statements';

interface KnownAccount {
  id: number;
  name: string;
}

/**
 * Imports a file of a known account, or of a new account of a kind. The columns of a new account
 * are guessed, unless staff type their names.
 */
export function StatementImport({
  accounts,
  newKind,
}: {
  accounts: readonly KnownAccount[];
  /** Kind of the new account, or null for a known account. */
  newKind: StatementKind | null;
}) {
  const known = { to: HERE, label: 'Known account', current: newKind === null };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterChips
        label="Account of the statement"
        chips={[
          ...(accounts.length > 0 ? [known] : []),
          { to: `${HERE}?new=bank`, label: 'New bank account', current: newKind === 'bank' },
          { to: `${HERE}?new=settlement`, label: 'New Razorpay account', current: newKind === 'settlement' },
        ]}
      />
      {newKind === null ? <KnownAccountForm accounts={accounts} /> : <NewAccountForm key={newKind} kind={newKind} />}
    </div>
  );
}

const FAILED = 'The statement could not be imported. Please try again.';
const FILE_HINT = 'At most 20 MB and 10,000 credits. Lines that were imported before are left out.';
const FORM = 'grid grid-cols-[minmax(0,1fr)] gap-4';
const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2';

function CsvField({ field }: { field: FieldMeta }) {
  return (
    <FileField
      label={LABELS.file}
      field={field}
      accept=".csv,.txt,text/csv,text/plain"
      hint={FILE_HINT}
      // Makes the file input as high as the field on its left.
      className="py-1! pl-1.5!"
      required
    />
  );
}

function KnownAccountForm({ accounts }: { accounts: readonly KnownAccount[] }) {
  const { form, fields, reply } = useServerForm<'account' | 'file'>({
    id: 'import-statement',
    unreachable: FAILED,
    defaultValue: { account: accounts.length === 1 ? String(accounts[0]?.id) : '' },
  });
  const { account, file } = fields;
  return (
    <ServerForm form={form} encType="multipart/form-data" className={FORM}>
      <div className="empty:hidden">
        <ErrorSummary
          fields={[account, file]}
          labels={LABELS}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <div className={PAIR}>
        <SelectField
          label={LABELS.account}
          field={account}
          choices={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="Choose"
          required
        />
        <CsvField field={file} />
      </div>
      <p>
        <SubmitButton pendingLabel="Importing...">Import statement</SubmitButton>
      </p>
    </ServerForm>
  );
}

function NewAccountForm({ kind }: { kind: StatementKind }) {
  const { form, fields, reply } = useServerForm<keyof typeof LABELS>({
    id: `import-new-${kind}`,
    unreachable: FAILED,
    defaultValue: { date_order: 'dmy' },
  });
  const { file, name, date_order } = fields;
  const ofColumns = [date_order, ...listColumns(kind).map((column) => fields[column])];
  return (
    <ServerForm form={form} encType="multipart/form-data" className={FORM}>
      <input type="hidden" name="account" value={NEW_ACCOUNT} />
      <input type="hidden" name="kind" value={kind} />
      <div className="empty:hidden">
        <ErrorSummary
          fields={[name, file, ...ofColumns]}
          labels={LABELS}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label={LABELS.name}
          field={name}
          autoComplete="off"
          maxLength={60}
          hint={kind === 'bank' ? 'For example HDFC 1234.' : 'For example Razorpay settlements.'}
          required
        />
        <CsvField field={file} />
      </div>
      <details open={ofColumns.some(({ errors }) => errors?.length)}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-neel underline">
          Names of the columns
        </summary>
        <p className="mt-1 mb-3 text-ink-soft">
          The columns are stored with the account. Columns that you leave blank are looked up by their usual names.
        </p>
        <div className={PAIR}>
          <ColumnFields fields={fields} kind={kind} />
        </div>
      </details>
      <p>
        <SubmitButton pendingLabel="Importing...">Import statement</SubmitButton>
      </p>
    </ServerForm>
  );
}
