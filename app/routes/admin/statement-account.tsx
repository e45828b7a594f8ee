import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { InlineForm } from '~/components/admin/content/inline-form';
import {
  ACCOUNT_LABELS,
  ColumnFields,
  listColumns,
  type AccountField,
} from '~/components/admin/statements/account-fields';
import { VersionField } from '~/components/admin/version-field';
import { PageHeader } from '~/components/ui/page-header';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { LINE_FIELDS } from '~/domain/statements/policy';
import {
  ACCOUNT_NOT_FOUND_MESSAGE,
  deleteStatementAccount,
  editStatementAccount,
  getStatementAccount,
} from '~/domain/statements/statement-accounts.server';
import { parsePathId } from '~/http/path-id.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const LIST = '/admin/financials/statements';
const FAILED = 'The account could not be saved. Please try again.';

const schema = () =>
  import('~/domain/statements/schemas').then(({ editStatementAccountSchema }) => editStatementAccountSchema);

export const meta: MetaFunction = () => [{ title: 'Statement account, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: editStatementAccount.permissions,
  load: ({ ctx, params }) => getStatementAccount(ctx, parsePathId(params.accountId, ACCOUNT_NOT_FOUND_MESSAGE)),
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params }) => {
    await editStatementAccount(ctx, parsePathId(params.accountId, ACCOUNT_NOT_FOUND_MESSAGE), value);
    return { message: untranslated('Account saved. The next import uses these columns.'), to: LIST };
  },
  intents: {
    delete: {
      failureMessage: untranslated('The account could not be deleted. Please try again.'),
      handle: async ({ ctx, params }) => {
        await deleteStatementAccount(ctx, parsePathId(params.accountId, ACCOUNT_NOT_FOUND_MESSAGE));
        return { message: untranslated('Account deleted.'), to: LIST };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StatementAccountPage() {
  const { id, name, kind, dateOrder, columns, version, isUsed } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<AccountField>({
    schema,
    id: `statement-account-${id}`,
    unreachable: FAILED,
    defaultValue: {
      name,
      date_order: dateOrder,
      ...Object.fromEntries(LINE_FIELDS.map((field) => [`${field}_column`, columns[field] ?? ''])),
    },
  });
  return (
    <>
      <PageHeader title={name}>
        {kind === 'bank' ? 'Bank or UPI statement.' : 'Settlement report of Razorpay.'} The next import uses the columns
        that you save here. Then import only days that were not imported yet, because a line with other columns counts
        as a new line.
      </PageHeader>
      <div className="mt-5">
        <InlineForm
          title="Columns"
          form={form}
          fields={[fields.name, fields.date_order, ...listColumns(kind).map((column) => fields[column])]}
          labels={ACCOUNT_LABELS}
          reply={reply}
          closeTo={LIST}
          submit="Save changes"
        >
          <TextField
            label={ACCOUNT_LABELS.name}
            field={fields.name}
            autoComplete="off"
            maxLength={60}
            hint="For example HDFC 1234."
            required
          />
          <ColumnFields fields={fields} kind={kind} isRequired />
          <VersionField version={version} reply={reply} />
        </InlineForm>
      </div>
      {isUsed ? null : (
        <ServerForm>
          <p className="mb-2.5">This account was never used.</p>
          <SubmitButton variant="reject" intent="delete" pendingLabel="Deleting...">
            Delete this account
          </SubmitButton>
        </ServerForm>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title="Account" />
      <div className="mt-5">
        <AdminErrorPage />
      </div>
    </>
  );
}
