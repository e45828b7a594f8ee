import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ClassAttendanceOverview } from '~/components/admin/dashboard/class-attendance';
import { CodeDeliveryAlert } from '~/components/admin/dashboard/code-delivery-alert';
import { DailyChart } from '~/components/admin/dashboard/daily-chart';
import { HeroEditor } from '~/components/admin/dashboard/hero-editor';
import { QuickLinks } from '~/components/admin/dashboard/quick-links';
import { RetentionTable } from '~/components/admin/dashboard/retention-table';
import { SetupChecklist } from '~/components/admin/dashboard/setup-checklist';
import { TopRatedClasses } from '~/components/admin/dashboard/top-rated-classes';
import { KeyFigures } from '~/components/admin/key-figures';
import { RefreshLink } from '~/components/admin/refresh-link';
import { PageHeader } from '~/components/ui/page-header';
import { getDailyFigures } from '~/domain/analytics/daily-figures.server';
import { listRetentionCohorts } from '~/domain/analytics/retention.server';
import { getClassAttendance, getPublicStats, getAdminDashboardCounts } from '~/domain/analytics/queries.server';
import { findMissingSetup } from '~/domain/analytics/missing-setup.server';
import { findHeroForEditing } from '~/domain/content/hero.server';
import { heroFormSchema } from '~/domain/content/schemas';
import { updateHero } from '~/domain/content/update-hero.server';
import { getCodeDeliveryFailures } from '~/domain/notifications/code-delivery.server';
import { describeProviderError } from '~/domain/notifications/provider-errors';
import type { Context } from '~/domain/context';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { getDayName, formatDate, isLocalDate, toLocalTime } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Analytics, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: updateHero.permissions,
  pagePermissions: null,
  load: async ({ ctx, request }) => {
    const { clock, actor } = ctx;
    const query = new URL(request.url).searchParams;
    const asked = query.get('date') ?? '';
    const date = isLocalDate(asked) ? asked : clock.today();
    const [stats, workload, days, retention, attendance, hero, missing, refusals] = await Promise.all([
      getPublicStats(ctx),
      getAdminDashboardCounts(ctx),
      getDailyFigures(ctx),
      query.has('retention') ? listRetentionCohorts(ctx) : null,
      getClassAttendance(ctx, date),
      actor.permissions.includes('manage_resources') ? findHeroForEditing(ctx) : null,
      findMissingSetup(ctx),
      findRefusals(ctx),
    ]);
    const now = { date: clock.today(), time: toLocalTime(clock.now(), clock.timeZone) };
    return {
      now,
      stats,
      workload,
      days,
      retention,
      attendance,
      hero,
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

async function findRefusals(ctx: Context) {
  const { codes, since, lastCode } = await getCodeDeliveryFailures(ctx);
  if (since === null || lastCode === null) return null;
  const time = formatTimeOfDay(toLocalTime(since, ctx.clock.timeZone));
  return { codes, since: time, code: lastCode, meaning: describeProviderError(lastCode).meaning };
}

export default function DashboardPage() {
  const { now, stats, workload, days, retention, attendance, hero, missing, refusals, permissions } =
    useLoaderData<typeof loader>();
  const { platform_stats: platform, favorite_classes } = stats;
  return (
    <>
      <PageHeader
        title="Analytics"
        action={
          <RefreshLink
            to={attendance.date === now.date ? '/admin/dashboard' : `/admin/dashboard?date=${attendance.date}`}
          />
        }
      >
        {getDayName(now.date)}, {formatDate(now.date)}. Figures as of {formatTimeOfDay(now.time)}.
      </PageHeader>
      {refusals ? <CodeDeliveryAlert refusals={refusals} /> : null}
      <SetupChecklist missing={missing} permissions={permissions} />
      <div className="mt-5 mb-8">
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
      <DailyChart days={days} />
      <RetentionTable weeks={retention} showAt={`/admin/dashboard?date=${attendance.date}&retention=shown#retention`} />
      <TopRatedClasses classes={favorite_classes} />
      <ClassAttendanceOverview attendance={attendance} />
      {hero ? <HeroEditor hero={hero} /> : null}
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch analytics. Please try again." />;
}
