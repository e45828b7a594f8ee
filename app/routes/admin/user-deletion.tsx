import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { RouteDialog } from '~/components/admin/route-dialog';
import { DeleteUserForm } from '~/components/admin/users/delete-user-form';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { countBelongings, deleteUser, MAY_NOT_DELETE } from '~/domain/admins/delete-user.server';
import { deleteUserFormSchema } from '~/domain/admins/schemas';
import { getUser, USER_NOT_FOUND } from '~/domain/admins/users.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Delete a member, Sangha admin' }];

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_users', async (ctx) => {
    const id = pathId(args.params.userId, USER_NOT_FOUND);
    const [user, belongings] = await Promise.all([getUser(ctx, id), countBelongings(ctx, id)]);
    return { name: user.name, belongings, query: new URL(args.request.url).search };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: deleteUser.permissions,
    forbiddenMessage: MAY_NOT_DELETE,
    schema: deleteUserFormSchema,
    failureMessage: 'Failed to delete user. Please try again.',
    handle: async ({ ctx, request }) => {
      const gone = await deleteUser(ctx, pathId(args.params.userId, USER_NOT_FOUND));
      const counts = [
        `${formatCount(gone.donations_deleted)} donations (${formatCount(gone.donations_anonymised)} kept without a name)`,
        `${formatCount(gone.attendances_deleted)} attendances`,
        `${formatCount(gone.ratings_deleted)} ratings`,
        `${formatCount(gone.referrals_updated)} referrals`,
      ];
      const message = `User deleted successfully. Gone: ${counts.join(', ')}.`;
      return { message, to: `/admin/users${new URL(request.url).search}`, durationMs: 5000 };
    },
  });
}

export default function UserDeletionPage() {
  const { name, belongings, query } = useLoaderData<typeof loader>();
  const list = `/admin/users${query}`;
  return (
    <RouteDialog title="Delete a member" closeTo={list}>
      <DeleteUserForm name={name} belongings={belongings} backTo={list} />
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
