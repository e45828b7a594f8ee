import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ReasonForm } from '~/components/admin/users/reason-form';
import { endUserSessions } from '~/domain/help-desk/end-user-sessions.server';
import { helpReasonSchema } from '~/domain/help-desk/schemas';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'End sessions, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: endUserSessions.permissions,
  load: async ({ ctx, params }) => {
    const { id, name } = await getUser(ctx, parsePathId(params.userId, USER_NOT_FOUND_MESSAGE));
    return { name, backTo: `/admin/users/${id}` };
  },
  schema: helpReasonSchema,
  failureMessage: untranslated('Failed to end the sessions. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await endUserSessions(ctx, id, value);
    return { message: untranslated('Logged out on every device'), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserSessionsPage() {
  const { name, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="End sessions" closeTo={backTo}>
      <ReasonForm id="end-sessions" backTo={backTo} submit="Log out everywhere" pendingLabel="Logging out...">
        <bdi className="font-bold break-words">{name}</bdi> is logged out on every device and can log in again.
      </ReasonForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
