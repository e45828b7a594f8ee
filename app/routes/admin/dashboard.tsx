import { type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { AnalyticsHeader } from '~/components/admin/dashboard/analytics-header';
import { ClassAttendanceOverview } from '~/components/admin/dashboard/class-attendance';
import { ClassesOfTodayCard } from '~/components/admin/dashboard/classes-of-today';
import { CodeDeliveryAlert } from '~/components/admin/dashboard/code-delivery-alert';
import { HeroEditor } from '~/components/admin/dashboard/hero-editor';
import { QuickLinks } from '~/components/admin/dashboard/quick-links';
import { SetupChecklist } from '~/components/admin/dashboard/setup-checklist';
import { TopRatedClasses } from '~/components/admin/dashboard/top-rated-classes';
import { useRefresh } from '~/components/admin/dashboard/use-refresh';
import { type TaskView, WaitingForYou } from '~/components/admin/dashboard/waiting-for-you';
import { WeekCharts } from '~/components/admin/dashboard/week-charts';
import { KeyFigures } from '~/components/admin/key-figures';
import { RefreshLink } from '~/components/admin/refresh-link';
import { getClassesOfToday } from '~/domain/analytics/classes-of-today.server';
import { getWeekComparison } from '~/domain/analytics/daily-figures.server';
import { startReadingTasks, type PendingTask } from '~/domain/analytics/waiting-tasks.server';
import { getClassAttendance, getPublicStats, getAdminDashboardCounts } from '~/domain/analytics/queries.server';
import { findMissingSetup } from '~/domain/analytics/missing-setup.server';
import { findHeroForEditing } from '~/domain/content/hero.server';
import { heroFormSchema } from '~/domain/content/schemas';
import { updateHero } from '~/domain/content/update-hero.server';
import { getCodeDeliveryFailures } from '~/domain/notifications/code-delivery.server';
import { describeProviderError } from '~/domain/notifications/provider-errors';
import type { Context } from '~/domain/context';
import { fillHeroTranslations } from '~/http/views/home-texts';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { formatAge } from '~/lib/age';
import { getDayName, formatDate, isLocalDate, toLocalTime } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Analytics, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: updateHero.permissions,
  pagePermissions: null,
  load: async ({ ctx, app, request }) => {
    const { clock, actor } = ctx;
    const query = new URL(request.url).searchParams;
    const requestedDate = query.get('date') ?? '';
    const date = isLocalDate(requestedDate) ? requestedDate : clock.today();
    const [tasks, classes, stats, workload, week, attendance, hero, missing, refusals] = await Promise.all([
      loadTasks(ctx),
      getClassesOfToday(ctx),
      getPublicStats(ctx),
      getAdminDashboardCounts(ctx),
      getWeekComparison(ctx),
      getClassAttendance(ctx, date),
      actor.permissions.includes('manage_resources') ? findHeroForEditing(ctx) : null,
      findMissingSetup(ctx),
      findRefusals(ctx),
    ]);
    const isNew = missing.brand && missing.classes && app.config.nodeEnv === 'production' && !app.config.demoMode;
    if (isNew && actor.permissions.includes('manage_resources')) throw redirect('/admin/setup');
    const now = {
      date: clock.today(),
      time: toLocalTime(clock.now(), clock.timeZone),
      instant: clock.now(),
    };
    return {
      now,
      tasks,
      classes,
      stats,
      workload,
      week,
      attendance,
      hero: hero && fillHeroTranslations(hero),
      missing,
      refusals,
      permissions: actor.permissions,
    };
  },
  upload: { hero_image: 'hero_image' },
  schema: heroFormSchema,
  failureMessage: untranslated('Failed to update hero section. Please try again.'),
  handle: async ({ ctx, value: { id, ...input }, files }) => {
    await updateHero(ctx, id, input, files.hero_image);
    const message = files.hero_image ? 'Hero image uploaded successfully!' : 'Hero section updated successfully!';
    return { message: untranslated(message), to: '/admin/dashboard#hero' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

/** A donation that has waited longer than this is highlighted. */
const LONG_WAIT_MS = 2 * 24 * 3_600_000;

function loadTasks(ctx: Context): Promise<TaskView[]> {
  return Promise.all(
    startReadingTasks(ctx).map(async ({ kind, task }) => {
      const loaded = await loadOrNullOnFailure(ctx, task);
      return { kind, task: loaded && addAge(ctx, loaded) };
    }),
  );
}

function addAge({ clock }: Context, { since, ...task }: PendingTask): NonNullable<TaskView['task']> {
  const ms = since ? clock.now().getTime() - since.getTime() : 0;
  return { ...task, age: since ? formatAge(ms) : null, isLate: task.amountPaise !== undefined && ms >= LONG_WAIT_MS };
}

async function findRefusals(ctx: Context) {
  const { codes, since, lastCode } = await getCodeDeliveryFailures(ctx);
  if (since === null || lastCode === null) return null;
  const time = formatTimeOfDay(toLocalTime(since, ctx.clock.timeZone));
  return { codes, since: time, code: lastCode, meaning: describeProviderError(lastCode).meaning };
}

export default function DashboardPage() {
  const { now, tasks, classes, stats, workload, week, attendance, hero, missing, refusals, permissions } =
    useLoaderData<typeof loader>();
  const { platform_stats: platform, favorite_classes } = stats;
  useRefresh();
  return (
    <>
      <AnalyticsHeader
        current="today"
        action={
          <RefreshLink
            to={attendance.date === now.date ? '/admin/dashboard' : `/admin/dashboard?date=${attendance.date}`}
          />
        }
      >
        {getDayName(now.date)}, {formatDate(now.date)}. Figures as of {formatTimeOfDay(now.time)}.
      </AnalyticsHeader>
      {refusals ? <CodeDeliveryAlert refusals={refusals} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <ClassesOfTodayCard
          classes={classes}
          now={now.instant}
          weekday={getDayName(now.date)}
          mayEdit={permissions.includes('manage_classes')}
        />
        <WaitingForYou tasks={tasks} />
      </div>
      <SetupChecklist missing={missing} permissions={permissions} />
      <WeekCharts days={week.days} />
      <div className="mt-6 mb-8">
        <QuickLinks permissions={permissions} members={platform.total_users} workload={workload} />
      </div>
      <KeyFigures
        label="Platform overview"
        figures={[
          { label: 'Total Users', value: formatCount(platform.total_users) },
          { label: 'Total Classes', value: formatCount(platform.total_classes) },
          { label: 'Total Attendances', value: formatCount(platform.total_attendances) },
          {
            label: 'Average Rating',
            value: platform.platform_average_rating.toFixed(1),
            note: `of 5 · ${formatCount(platform.total_ratings)} ratings`,
          },
        ]}
      />
      <TopRatedClasses classes={favorite_classes} />
      <ClassAttendanceOverview attendance={attendance} />
      {hero ? <HeroEditor hero={hero} /> : null}
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch analytics. Please try again." />;
}
