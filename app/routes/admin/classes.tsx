import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useSearchParams } from '@remix-run/react';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ClassFilters, filterClasses } from '~/components/admin/classes/class-filters';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { NoticeProgressList } from '~/components/admin/classes/notice-progress-list';
import { WeekDayLinks, WeekTable } from '~/components/admin/classes/week-table';
import { SelectedClass } from '~/components/admin/classes/selected-class';
import { WeekDayList } from '~/components/admin/classes/week-day-list';
import { WeekGrid } from '~/components/admin/classes/week-grid';
import { TabLinks } from '~/components/ui/tab-links';
import { KeyFigures } from '~/components/admin/key-figures';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/page-state';
import { listNoticeProgress } from '~/domain/classes/queue-class-notices.server';
import { getClassStatistics, listWeekClasses } from '~/domain/classes/timetable.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { addDays, formatDate, isLocalDate, getMonday } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Live classes, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_classes', async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    const requestedWeek = query.get('week') ?? '';
    const today = ctx.clock.today();
    const monday = getMonday(isLocalDate(requestedWeek) ? requestedWeek : today);
    const [statistics, classes, notices] = await Promise.all([
      getClassStatistics(ctx),
      listWeekClasses(ctx, monday),
      listNoticeProgress(ctx),
    ]);
    const narrowing = { teacher: query.get('teacher') ?? '', kind: query.get('kind') ?? '' };
    return { today, monday, statistics, classes, notices, narrowing };
  });
}

export default function ClassesPage() {
  const { today, monday, statistics, classes, notices, narrowing } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const view = query.get('view');
  const shown = filterClasses(classes, narrowing);
  const teachers = [...new Set(classes.map(({ instructor }) => instructor))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:gap-y-3">
        <div className="min-w-0 flex-[1_1_10rem] sm:flex-[1_1_16rem]">
          <h1 className="text-step-3">Live classes</h1>
          <p className="mt-1 text-ink-soft max-sm:hidden">Repeating classes appear one week ahead.</p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <div className="hidden flex-wrap gap-2.5 sm:flex">
            <PageLinks query={query} />
          </div>
          <AddLink to={buildClassesUrl(query, '/new')}>Add class</AddLink>
        </div>
      </div>
      <div className="mt-2 sm:mt-5">
        <Outlet />
      </div>
      <div className="relative mb-3 flex items-start gap-x-3 sm:mb-4 [&>nav]:min-w-0 [&>nav]:flex-1">
        <TabLinks
          label="Views"
          tabs={[
            { to: buildView(query, ''), label: 'Week', current: view !== 'list' },
            { to: buildView(query, 'list'), label: 'List', current: view === 'list' },
          ]}
        />
        <details className="sm:hidden print:hidden">
          <summary className="inline-flex min-h-touch items-center px-1 font-semibold text-neel underline">
            More
          </summary>
          <div className="absolute inset-x-0 top-full z-3 mt-2 flex flex-wrap gap-2.5 rounded-sheet border border-hair bg-leaf-high p-3 shadow-[0_2px_12px_rgb(23_35_63/0.12)]">
            <PageLinks query={query} />
          </div>
        </details>
      </div>
      <NoticeProgressList notices={notices} refreshAt={buildClassesUrl(query)} />
      <WeekLinks monday={monday} today={today} />
      {classes.length > 0 ? (
        <>
          <ClassFilters
            filterValues={narrowing}
            teachers={teachers}
            week={query.get('week')}
            view={query.get('view')}
          />
          {shown.length > 0 ? (
            <>
              {view === 'list' ? (
                <>
                  <WeekDayLinks classes={shown} today={today} />
                  <Card padded={false} className="staff-table overflow-x-auto" aria-label="Classes of the week">
                    <WeekTable classes={shown} today={today} />
                  </Card>
                </>
              ) : (
                <Week classes={shown} monday={monday} today={today} query={query} />
              )}
            </>
          ) : (
            <EmptyState title="No such classes in this week">Choose another teacher, type or week.</EmptyState>
          )}
        </>
      ) : (
        <EmptyState
          title="No classes in this week"
          action={<AddLink to={buildClassesUrl(query, '/new')}>Add class</AddLink>}
        >
          Add one, or copy one from another week.
        </EmptyState>
      )}
      <div className="mt-9">
        <KeyFigures
          label="Class statistics"
          figures={[
            { label: 'Total classes', value: formatCount(statistics.total_classes) },
            { label: 'Active classes', value: formatCount(statistics.active_classes) },
            { label: 'Attendees this week', value: formatCount(statistics.total_attendees_this_week) },
            { label: 'Average rating', value: statistics.average_class_rating.toFixed(1), note: 'of 5' },
          ]}
        />
      </div>
    </>
  );
}

function PageLinks({ query }: { query: URLSearchParams }) {
  return (
    <>
      <ButtonLink to="/admin/teachers" variant="quiet">
        Teachers
      </ButtonLink>
      <ButtonLink to="/admin/reviews" variant="quiet">
        Reviews
      </ButtonLink>
      <ButtonLink to={buildClassesUrl(query, '/attendance')} preventScrollReset variant="quiet">
        Attendance
      </ButtonLink>
      <ButtonLink to={buildClassesUrl(query, '/excused-day')} preventScrollReset variant="quiet">
        Excuse a day
      </ButtonLink>
      <ButtonLink to={buildClassesUrl(query, '/cancel-day')} preventScrollReset variant="quiet">
        Cancel a day
      </ButtonLink>
      <ButtonLink to={buildClassesUrl(query, '/copy-week')} preventScrollReset variant="quiet">
        Copy this week
      </ButtonLink>
    </>
  );
}

function Week({ classes, monday, today, query }: React.ComponentProps<typeof WeekGrid>) {
  const selected = classes.find(({ id }) => String(id) === query.get('class'));
  return (
    <div className="@container">
      <Card padded={false} className="@max-[58rem]:hidden" aria-label="Classes of the week">
        <WeekGrid classes={classes} monday={monday} today={today} query={query} />
      </Card>
      <div className="@min-[58rem]:hidden">
        <WeekDayList classes={classes} monday={monday} today={today} query={query} />
      </div>
      {selected ? (
        <div className="sticky bottom-0 z-2 @max-[58rem]:hidden">
          <SelectedClass one={selected} query={query} />
        </div>
      ) : null}
    </div>
  );
}

function buildView(query: URLSearchParams, view: string): string {
  const params = new URLSearchParams(query);
  params.delete('view');
  if (view) params.set('view', view);
  return buildClassesUrl(params);
}

function WeekLinks({ monday, today }: { monday: string; today: string }) {
  const [query] = useSearchParams();
  const to = (date: string) => {
    const params = new URLSearchParams(query);
    params.set('week', date);
    return buildClassesUrl(params);
  };
  return (
    <nav aria-label="Weeks" className="mb-3 flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-[1.375rem] max-sm:text-[1.125rem]">{formatWeek(monday)}</h2>
      <WeekLink to={to(addDays(monday, -7))}>
        <Icon glyph={ChevronLeft} size="s" />
        <span className="max-sm:sr-only">Week before</span>
      </WeekLink>
      {monday === getMonday(today) ? null : <WeekLink to={to(today)}>This week</WeekLink>}
      <WeekLink to={to(addDays(monday, 7))}>
        <span className="max-sm:sr-only">Week after</span>
        <Icon glyph={ChevronRight} size="s" />
      </WeekLink>
    </nav>
  );
}

/** Formats a week such as `23 Nov to 29 Nov 2026`. */
function formatWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const first = formatDate(monday);
  return `${monday.slice(0, 4) === sunday.slice(0, 4) ? first.slice(0, -5) : first} to ${formatDate(sunday)}`;
}

function WeekLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      variant="quiet"
      size="small"
      className="min-h-[38px] max-sm:min-h-touch max-sm:px-3.5"
    >
      {children}
    </ButtonLink>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch classes. Please try again." />;
}
