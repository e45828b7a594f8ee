import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { CancelDayForm } from '~/components/admin/classes/cancel-day-form';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { formatNoticeCount } from '~/components/admin/classes/member-count';
import { RouteDialog } from '~/components/admin/route-dialog';
import { cancelDay, getDayToCancel } from '~/domain/classes/cancel-day.server';
import { cancelDaySchema } from '~/domain/classes/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDate, isLocalDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Cancel a day, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: cancelDay.permissions,
  load: async ({ ctx, request }) => {
    const requestedDay = new URL(request.url).searchParams.get('day') ?? '';
    const day = isLocalDate(requestedDay) ? requestedDay : null;
    return { today: ctx.clock.today(), day, toCancel: day === null ? null : await getDayToCancel(ctx, day) };
  },
  schema: cancelDaySchema,
  failureMessage: untranslated('Failed to cancel the classes. Please try again.'),
  handle: async ({ ctx, value }) => {
    const recipients = await cancelDay(ctx, value);
    const classes = value.class_ids.length === 1 ? '1 class' : `${value.class_ids.length} classes`;
    const people = formatNoticeCount(recipients);
    const message = `${classes} of ${formatDate(value.day)} cancelled. ${people} will get one message on WhatsApp.`;
    return { message: untranslated(message), to: '/admin/classes' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function CancelDayPage() {
  const data = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title="Cancel a day" closeTo={closeTo}>
      <CancelDayForm {...data} closeTo={closeTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
