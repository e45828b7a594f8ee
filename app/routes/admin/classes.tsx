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
import { KeyFigures } from '~/components/admin/key-figures';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { listNoticeProgress } from '~/domain/classes/queue-class-notices.server';
import { getClassStatistics, listWeekClasses } from '~/domain/classes/timetable.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { addDays, formatDate, isLocalDate, getMonday } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Live classes, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_classes', async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    const asked = query.get('week') ?? '';
    const today = ctx.clock.today();
    const monday = getMonday(isLocalDate(asked) ? asked : today);
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
  const shown = filterClasses(classes, narrowing);
  const teachers = [...new Set(classes.map(({ instructor }) => instructor))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const actions = (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to="/admin/reviews" variant="quiet">
        Reviews
      </ButtonLink>
      <ButtonLink to={buildClassesUrl(query, '/excused-day')} preventScrollReset variant="quiet">
        Excuse a day
      </ButtonLink>
      <AddLink to={buildClassesUrl(query, '/new')}>Add class</AddLink>
    </div>
  );
  return (
    <>
      <PageHeader title="Live classes" action={actions}>
        Classes that repeat stand here for the coming week.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
      </div>
      <div className="mb-8">
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
      <NoticeProgressList notices={notices} refreshAt={buildClassesUrl(query)} />
      <WeekLinks monday={monday} today={today} />
      {classes.length > 0 ? (
        <>
          <ClassFilters asked={narrowing} teachers={teachers} week={query.get('week')} />
          {shown.length > 0 ? (
            <>
              <WeekDayLinks classes={shown} today={today} />
              <Card padded={false} className="staff-table overflow-x-auto" aria-label="Classes of the week">
                <WeekTable classes={shown} today={today} />
              </Card>
            </>
          ) : (
            <EmptyState title="No such classes in this week">Choose another teacher, type or week.</EmptyState>
          )}
        </>
      ) : (
        <EmptyState title="No classes in this week" action={actions}>
          Add one, or copy one from another week.
        </EmptyState>
      )}
    </>
  );
}

function WeekLinks({ monday, today }: { monday: string; today: string }) {
  const [query] = useSearchParams();
  const to = (date: string) => {
    const asked = new URLSearchParams(query);
    asked.set('week', date);
    return buildClassesUrl(asked);
  };
  return (
    <nav aria-label="Weeks" className="mb-3 flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-[1.375rem]">
        {formatDate(monday)} to {formatDate(addDays(monday, 6))}
      </h2>
      <ButtonLink to={to(addDays(monday, -7))} preventScrollReset variant="quiet" size="small" className="min-h-[38px]">
        <Icon glyph={ChevronLeft} size="s" className="max-sm:hidden" />
        Week before
      </ButtonLink>
      {monday === getMonday(today) ? null : (
        <ButtonLink to={to(today)} preventScrollReset variant="quiet" size="small" className="min-h-[38px]">
          This week
        </ButtonLink>
      )}
      <ButtonLink to={to(addDays(monday, 7))} preventScrollReset variant="quiet" size="small" className="min-h-[38px]">
        Week after
        <Icon glyph={ChevronRight} size="s" className="max-sm:hidden" />
      </ButtonLink>
    </nav>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch classes. Please try again." />;
}
