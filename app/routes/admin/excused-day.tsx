import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { ExcuseDayForm } from '~/components/admin/classes/excuse-day-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { countStreaksAffectedByExcuse, excuseDay } from '~/domain/classes/excuse-day.server';
import { excuseDaySchema } from '~/domain/classes/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDate, isLocalDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Excuse a day, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: excuseDay.permissions,
  load: async ({ ctx, request }) => {
    const today = ctx.clock.today();
    const requestedDay = new URL(request.url).searchParams.get('day') ?? '';
    const day = isLocalDate(requestedDay) && requestedDay <= today ? requestedDay : null;
    return { today, day, streaks: day === null ? 0 : await countStreaksAffectedByExcuse(ctx, day) };
  },
  schema: excuseDaySchema,
  failureMessage: untranslated('Failed to excuse the day. Please try again.'),
  handle: async ({ ctx, value }) => {
    await excuseDay(ctx, value);
    return { message: untranslated(`${formatDate(value.day)} is excused for everybody`), to: '/admin/classes' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ExcusedDayPage() {
  const data = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  query.delete('day');
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title="Excuse a day for everybody" closeTo={closeTo}>
      <ExcuseDayForm {...data} closeTo={closeTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
