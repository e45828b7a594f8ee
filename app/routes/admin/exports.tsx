import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { UsersHeader } from '~/components/admin/users/users-header';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { exportTable } from '~/domain/exports/export-table.server';
import { listExportClasses } from '~/domain/exports/list-export-classes.server';
import { exportDaySchema } from '~/domain/exports/schemas';
import { loadAdminPage } from '~/http/pages/page.server';
import { addDays, formatDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Exports, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, exportTable.permissions, async (ctx) => {
    const exportDay = exportDaySchema.parse(Object.fromEntries(new URL(args.request.url).searchParams));
    const day = exportDay.day ?? addDays(ctx.clock.today(), -1);
    const { permissions } = ctx.actor;
    return { day, month: day.slice(0, 7), classes: await listExportClasses(ctx, day), permissions };
  });
}

export default function ExportsPage() {
  const { day, month, classes, permissions } = useLoaderData<typeof loader>();
  return (
    <>
      <UsersHeader current="exports" permissions={permissions} />
      <p className="mb-4 max-w-3xl">
        Each file is a CSV for spreadsheets. Every export is in the audit log.
        {permissions.includes('manage_phones') ? '' : ' Phones show only their last four digits.'}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Card aria-labelledby="class-export">
          <h2 id="class-export" className="text-step-1">
            Attendees of a class
          </h2>
          <Form method="get" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
            <label className="grid gap-1 text-small font-semibold">
              Day
              <input key={day} type="date" name="day" defaultValue={day} required className={DENSE_CONTROL_CLASS} />
            </label>
            <Button variant="quiet">Show classes</Button>
          </Form>
          {classes.length > 0 ? (
            <ul aria-label={`Classes of ${formatDate(day)}`} className="mt-3 grid gap-2">
              {classes.map(({ id, title, time, isImported }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="min-w-0 wrap-anywhere">
                    {isImported ? 'Imported' : formatTimeOfDay(time)}: <b>{title}</b>
                  </span>
                  <TableForm table="attendances" fields={{ class_id: String(id) }} about={title}>
                    Attendees
                  </TableForm>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-3 text-ink-soft">There was no class on {formatDate(day)}.</p>
          )}
        </Card>
        <Card aria-labelledby="table-exports">
          <h2 id="table-exports" className="text-step-1">
            Whole lists
          </h2>
          <form method="post" action="/admin/exports/table" className="mt-3 flex flex-wrap items-end gap-3">
            <input type="hidden" name="table" value="attendances" />
            <label className="grid gap-1 text-small font-semibold">
              Attendances of a month
              <input
                type="month"
                name="month"
                defaultValue={month}
                pattern="\d{4}-\d{2}"
                required
                className={DENSE_CONTROL_CLASS}
              />
            </label>
            <Button variant="quiet">Export month</Button>
          </form>
          <ul className="mt-4 grid gap-2">
            <TableItem name="All attendances" table="attendances" />
            <TableItem name="Referrals" table="referrals" />
            <TableItem name="Karma ledger" table="karma" />
          </ul>
          <p className="mt-4 text-small text-ink-soft">
            <Link to="/admin/users" className="underline">
              The list of members
            </Link>{' '}
            and the donations in Financials have their own exports.
          </p>
        </Card>
      </div>
    </>
  );
}

function TableItem({ name, table }: { name: string; table: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <b>{name}</b>
      <TableForm table={table} about={name}>
        Export
      </TableForm>
    </li>
  );
}

function TableForm({
  table,
  fields = {},
  about,
  children,
}: {
  table: string;
  fields?: Readonly<Record<string, string>>;
  about: string;
  children: string;
}) {
  return (
    <form method="post" action="/admin/exports/table">
      {Object.entries({ table, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" aria-label={`${children}, ${about}`}>
        {children}
      </Button>
    </form>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
