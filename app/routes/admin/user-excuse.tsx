import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ExcuseForm } from '~/components/admin/users/excuse-form';
import { EXCUSABLE_DAYS, excuseMemberDay } from '~/domain/help-desk/excuse-member-day.server';
import { excuseMemberDaySchema } from '~/domain/help-desk/schemas';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { addDays, formatDate, isLocalDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Excuse a day, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: excuseMemberDay.permissions,
  load: async ({ ctx, request, params }) => {
    const { id } = await getUser(ctx, parsePathId(params.userId, USER_NOT_FOUND_MESSAGE));
    const today = ctx.clock.today();
    const requestedDay = new URL(request.url).searchParams.get('day') ?? '';
    const last = addDays(today, -1);
    return {
      day: isLocalDate(requestedDay) ? requestedDay : last,
      first: addDays(today, -EXCUSABLE_DAYS),
      last,
      backTo: `/admin/users/${id}`,
    };
  },
  schema: excuseMemberDaySchema,
  failureMessage: untranslated('Failed to excuse the day. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await excuseMemberDay(ctx, id, value);
    return { message: untranslated(`${formatDate(value.day)} is excused`), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserExcusePage() {
  const { backTo, ...days } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Excuse a day" closeTo={backTo}>
      <ExcuseForm {...days} backTo={backTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
