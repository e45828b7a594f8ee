import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { NameForm } from '~/components/admin/users/name-form';
import { correctName } from '~/domain/help-desk/correct-name.server';
import { correctNameSchema } from '~/domain/help-desk/schemas';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Correct name, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: correctName.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const { name } = await getUser(ctx, id);
    return { name, backTo: `/admin/users/${id}` };
  },
  schema: correctNameSchema,
  failureMessage: untranslated('Failed to correct the name. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await correctName(ctx, id, value);
    return { message: untranslated('Name corrected'), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserNamePage() {
  const { name, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Correct name" closeTo={backTo}>
      <NameForm name={name} backTo={backTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
