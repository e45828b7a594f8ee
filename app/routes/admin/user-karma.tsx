import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { KarmaForm } from '~/components/admin/users/karma-form';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { correctKarma } from '~/domain/admins/correct-karma.server';
import { correctKarmaSchema } from '~/domain/admins/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Correct karma, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: correctKarma.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const { name, karma_points } = await getUser(ctx, id);
    return { name, karma_points, backTo: `/admin/users/${id}` };
  },
  schema: correctKarmaSchema,
  failureMessage: untranslated('Failed to correct the karma. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await correctKarma(ctx, id, value);
    return { message: untranslated('Karma corrected'), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserKarmaPage() {
  const { name, karma_points, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Correct karma" closeTo={backTo}>
      <KarmaForm name={name} points={karma_points} backTo={backTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
