import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FinancialTabs } from '~/components/admin/financials/financial-tabs';
import { formatDays } from '~/components/admin/statements/statement-lines';
import { StatementImport } from '~/components/admin/statements/statement-form';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';
import { importStatement } from '~/domain/statements/import-statement.server';
import { STATEMENT_KINDS } from '~/domain/statements/policy';
import { importStatementSchema } from '~/domain/statements/schemas';
import { listStatementAccounts, listStatements, type StatementSummary } from '~/domain/statements/statements.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDateTime } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

/** The kind of the new account whose form is shown. */
const newKindSchema = z.enum(STATEMENT_KINDS).nullable().catch(null);

export const meta: MetaFunction = () => [{ title: 'Statements, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: importStatement.permissions,
  pagePermissions: VIEW_STATEMENTS_PERMISSIONS,
  load: async ({ ctx, request }) => {
    const requestedKind = newKindSchema.parse(new URL(request.url).searchParams.get('new'));
    const [accounts, statements] = await Promise.all([listStatementAccounts(ctx), listStatements(ctx)]);
    return {
      accounts,
      statements,
      newKind: requestedKind ?? (accounts.length === 0 ? ('bank' as const) : null),
      timeZone: ctx.clock.timeZone,
      mayImport: ctx.actor.permissions.includes('import_statements'),
    };
  },
  schema: importStatementSchema,
  upload: { file: 'statement' },
  failureMessage: untranslated('The statement could not be imported. Please try again.'),
  handle: async ({ ctx, value, files }) => {
    const { id, message } = await importStatement(ctx, value, files.file);
    return { message: untranslated(message), to: `/admin/financials/statements/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StatementsPage() {
  const { accounts, statements, newKind, timeZone, mayImport } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Statements">
        A bank line with the reference or the UTR of a QR donation approves that donation.
      </PageHeader>
      <FinancialTabs current="/admin/financials/statements" />
      {mayImport ? (
        <Card aria-labelledby="import-title" className="mt-3 lg:p-[22px]">
          <h2 id="import-title" className="mb-3 text-step-1">
            Import a statement
          </h2>
          <StatementImport accounts={accounts} newKind={newKind} />
          {accounts.length > 0 ? (
            <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-soft">
              Change the columns of:
              {accounts.map(({ id, name }) => (
                <Link
                  key={id}
                  to={`/admin/financials/statement-accounts/${id}`}
                  className="inline-flex min-h-touch items-center font-semibold wrap-anywhere underline"
                >
                  {name}
                </Link>
              ))}
            </p>
          ) : null}
        </Card>
      ) : null}
      <h2 className="mt-6 mb-3 text-step-1">Imported statements</h2>
      {statements.length === 0 ? (
        <EmptyState title="No statement was imported yet">Imported files appear here, the newest first.</EmptyState>
      ) : (
        <Card padded={false} className="staff-table overflow-x-auto" aria-label="Imported statements">
          <Table
            caption="Imported statements"
            head={
              <>
                <ColumnHeader>Account</ColumnHeader>
                <ColumnHeader>Days</ColumnHeader>
                <ColumnHeader>Lines</ColumnHeader>
                <ColumnHeader>Imported</ColumnHeader>
              </>
            }
          >
            {statements.map((statement) => (
              <StatementRow key={statement.id} statement={statement} timeZone={timeZone} />
            ))}
          </Table>
        </Card>
      )}
    </>
  );
}

function StatementRow({ statement, timeZone }: { statement: StatementSummary; timeZone: string }) {
  const { id, account, fileName, from, to, counts, importedAt, importedBy } = statement;
  const open = [
    counts.close > 0 ? `${formatCount(counts.close)} close` : null,
    counts.unknown > 0 ? `${formatCount(counts.unknown)} unknown` : null,
  ].filter((text) => text !== null);
  return (
    <Row>
      <Cell label="Account" heading>
        <span className="block min-w-0">
          <Link to={`/admin/financials/statements/${id}`} className="font-semibold underline">
            {account}
          </Link>
          <span className="block text-small break-words text-ink-soft">{fileName}</span>
        </span>
      </Cell>
      <Cell label="Days">{from && to ? formatDays(from, to) : 'None'}</Cell>
      <Cell label="Lines">
        <span>
          {formatCount(counts.matched)} matched
          {open.length > 0 ? <b className="block text-haldi">{open.join(', ')}</b> : null}
        </span>
      </Cell>
      <Cell label="Imported">
        <span>
          {formatDateTime(new Date(importedAt), timeZone)}
          {importedBy ? <span className="block text-small text-ink-soft">{importedBy}</span> : null}
        </span>
      </Cell>
    </Row>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
