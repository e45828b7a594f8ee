import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FilterChips } from '~/components/admin/filter-chips';
import { DetailList } from '~/components/admin/detail-list';
import { formatDays, StatementLines } from '~/components/admin/statements/statement-lines';
import { Card } from '~/components/ui/card';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';
import { pageNumberSchema } from '~/domain/donations/schemas';
import { matchStatement } from '~/domain/statements/import-statement.server';
import { getStatement } from '~/domain/statements/statements.server';
import { parsePathId } from '~/http/path-id.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDateTime } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

const NOT_FOUND = untranslated('Statement not found.');
const MATCHES = ['close', 'unknown', 'matched'] as const;
const TAB_LABELS = { close: 'Close', unknown: 'Unknown', matched: 'Matched' };

const querySchema = z.object({ match: z.enum(MATCHES).optional().catch(undefined), page: pageNumberSchema });

export const meta: MetaFunction = () => [{ title: 'Statement, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: matchStatement.permissions,
  pagePermissions: VIEW_STATEMENTS_PERMISSIONS,
  load: async ({ ctx, request, params }) => {
    const id = parsePathId(params.statementId, NOT_FOUND);
    const { match, page } = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    return {
      statement: await getStatement(ctx, id, { match, page }),
      match: match ?? null,
      page,
      timeZone: ctx.clock.timeZone,
      mayImport: ctx.actor.permissions.includes('import_statements'),
    };
  },
  failureMessage: untranslated('The lines could not be compared. Please try again.'),
  handle: async ({ ctx, params }) => {
    const id = parsePathId(params.statementId, NOT_FOUND);
    const { message } = await matchStatement(ctx, id);
    return { message: untranslated(message), to: `/admin/financials/statements/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StatementPage() {
  const { statement, match, page, timeZone, mayImport } = useLoaderData<typeof loader>();
  const { id, counts, lines, from, to } = statement;
  const here = `/admin/financials/statements/${id}`;
  const addressOf = (more: Record<string, string>) => `${here}?${new URLSearchParams(more)}`;
  const total = counts.matched + counts.close + counts.unknown;
  return (
    <>
      <PageHeader
        title={statement.account}
        action={
          mayImport && total > counts.matched ? (
            <ServerForm preventScrollReset>
              <SubmitButton variant="quiet" pendingLabel="Comparing...">
                Compare open lines again
              </SubmitButton>
            </ServerForm>
          ) : null
        }
      >
        {from && to ? `${formatDays(from, to)}. ` : null}
        <Link to="/admin/financials/statements" className="underline">
          All statements
        </Link>
      </PageHeader>
      <div className="mt-5 mb-4">
        <FilterChips
          label="Lines by result"
          chips={[
            { to: here, label: 'All', count: formatCount(total), current: match === null },
            ...MATCHES.map((one) => ({
              to: addressOf({ match: one }),
              label: TAB_LABELS[one],
              count: formatCount(counts[one]),
              current: match === one,
            })),
          ]}
        />
      </div>
      {lines.length === 0 ? (
        <EmptyState title="No lines here">Choose another result.</EmptyState>
      ) : (
        <StatementLines lines={lines} caption="Lines of the statement" />
      )}
      <Pagination
        label="Pages of lines"
        page={page}
        pageCount={statement.pageCount}
        hrefFor={(number) => addressOf({ ...(match ? { match } : {}), page: String(number) })}
      />
      <Card aria-labelledby="file-title" className="mt-5 lg:p-[22px]">
        <h2 id="file-title" className="mb-3 text-step-1">
          File
        </h2>
        <DetailList
          missing="None"
          facts={[
            ['Name', statement.fileName],
            [
              'Imported',
              `${statement.importedBy ?? 'Staff'}, ${formatDateTime(new Date(statement.importedAt), timeZone)}`,
            ],
            ['Columns', Object.values(statement.columns).join(', ')],
            ['Imported before', formatCount(statement.repeated)],
            ['Debits and empty amounts', formatCount(statement.debits)],
            ['Rows without a date', formatCount(statement.undated)],
          ]}
        />
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title="Statement" />
      <div className="mt-5">
        <AdminErrorPage />
      </div>
    </>
  );
}
