import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { DeleteUserForm } from '~/components/admin/users/delete-user-form';
import { countUserRecords, deleteUser, DELETE_USER_NOT_ALLOWED_MESSAGE } from '~/domain/admins/delete-user.server';
import { deleteUserFormSchema } from '~/domain/admins/schemas';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { formatCountWithNoun } from '~/lib/format-number';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete a member, admin' }];

const route = createConfirmPage({
  permissions: deleteUser.permissions,
  param: 'userId',
  notFound: USER_NOT_FOUND_MESSAGE,
  read: async (ctx, id) => {
    const [{ name }, belongings] = await Promise.all([getUser(ctx, id), countUserRecords(ctx, id)]);
    return { name, belongings, backTo: `/admin/users/${id}` };
  },
  forbiddenMessage: DELETE_USER_NOT_ALLOWED_MESSAGE,
  schema: deleteUserFormSchema,
  failureMessage: untranslated('Failed to delete user. Please try again.'),
  run: async (ctx, id) => {
    const summary = await deleteUser(ctx, id);
    const deleted = [
      formatCountWithNoun(summary.attendances_deleted, 'attendance'),
      formatCountWithNoun(summary.ratings_deleted, 'rating'),
      formatCountWithNoun(summary.referrals_updated, 'referral'),
    ];
    const kept = `${formatCountWithNoun(summary.donations_anonymised, 'donation')} kept without a name.`;
    const message = `User deleted successfully, with ${deleted.join(', ')}; ${kept}`;
    return { message: untranslated(message), to: '/admin/users', durationMs: 5000 };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserDeletionPage() {
  const { name, belongings, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Delete a member" closeTo={backTo}>
      <DeleteUserForm name={name} belongings={belongings} backTo={backTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
