import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData, useSearchParams, useSubmit } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { AttendanceTotals, ClassCard } from '~/components/admin/dashboard/class-attendance';
import { RouteDialog } from '~/components/admin/route-dialog';
import { Button, ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { getAttendanceOverview } from '~/domain/analytics/queries.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { addDays, formatDate, getMonday, isLocalDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Attendance, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_classes', async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    const [date, week] = ['date', 'week']
      .map((name) => query.get(name) ?? '')
      .map((day) => (isLocalDate(day) ? day : ''));
    const monday = getMonday(date || week || ctx.clock.today());
    const [from, to] = date ? [date, date] : [monday, addDays(monday, 6)];
    return { date: date || null, monday, ...(await getAttendanceOverview(ctx, from, to)) };
  });
}

export default function ClassAttendancePage() {
  const { date, monday, totals, days } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const sunday = addDays(monday, 6);
  const title = date
    ? `Attendance on ${formatDate(date)}`
    : `Attendance, ${formatDate(monday)} to ${formatDate(sunday)}`;
  return (
    <RouteDialog title={title} closeTo={buildClassesUrl(query)} widest isRead>
      <Form method="get" preventScrollReset className="mb-4 flex flex-wrap items-end gap-2.5">
        <input type="hidden" name="week" value={monday} />
        <label className="grid gap-1 text-small font-semibold">
          Date
          <input
            type="date"
            name="date"
            key={date}
            defaultValue={date ?? ''}
            onChange={(event) => {
              const { form, value } = event.currentTarget;
              if (value) submit(form, { preventScrollReset: true });
            }}
            className={DENSE_CONTROL_CLASS}
          />
        </label>
        <Button variant="quiet">Refresh Data</Button>
        {date ? (
          <ButtonLink
            to={buildClassesUrl(new URLSearchParams({ week: monday }), '/attendance')}
            preventScrollReset
            variant="quiet"
          >
            Whole week
          </ButtonLink>
        ) : null}
      </Form>
      <AttendanceTotals totals={totals} />
      {days.length === 0 ? (
        <p className="mt-4 text-ink-soft">No classes {date ? 'on this day' : 'in this week'}.</p>
      ) : null}
      {days.map((day) => {
        const when = `${day.day_name}, ${formatDate(day.date)}`;
        return (
          <section key={day.date} aria-label={when} className="@container mt-5">
            {date ? null : <h3 className="mb-1 text-[1.125rem]">{when}</h3>}
            <ul className="-mr-px -mb-px grid grid-cols-[minmax(0,1fr)] overflow-hidden border-t border-hair @min-[37.5rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
              {day.classes.map((one) => (
                <li key={one.id} className="flex flex-col border-r border-b border-hair px-4 pt-4 pb-[18px]">
                  <ClassCard attended={one} when={when} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
