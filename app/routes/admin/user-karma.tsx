import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { KarmaForm } from '~/components/admin/users/karma-form';
import { getUser, USER_NOT_FOUND } from '~/domain/admins/users.server';
import { correctKarma } from '~/domain/admins/correct-karma.server';
import { correctKarmaSchema } from '~/domain/admins/schemas';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

export const meta: MetaFunction = () => [{ title: 'Correct karma, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_users', async (ctx) => {
    const id = pathId(args.params.userId, USER_NOT_FOUND);
    const { name, karma_points } = await getUser(ctx, id);
    return { name, karma_points, backTo: `/admin/users/${id}${new URL(args.request.url).search}` };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: correctKarma.permissions,
    schema: correctKarmaSchema,
    failureMessage: english('Failed to correct the karma. Please try again.'),
    handle: async ({ ctx, value, request }) => {
      const id = pathId(args.params.userId, USER_NOT_FOUND);
      await correctKarma(ctx, id, value);
      return { message: english('Karma corrected'), to: `/admin/users/${id}${new URL(request.url).search}` };
    },
  });
}

export { sendOrStay as clientAction } from '~/components/ui/form-reply';

export default function UserKarmaPage() {
  const { name, karma_points, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Correct karma" closeTo={backTo}>
      <KarmaForm name={name} points={karma_points} backTo={backTo} />
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
