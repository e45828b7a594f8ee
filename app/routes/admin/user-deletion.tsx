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

export const meta: MetaFunction = () => [{ title: 'Delete a member, Sangha admin' }];

export const { loader, action } = createConfirmPage({
  permissions: deleteUser.permissions,
  param: 'userId',
  notFound: USER_NOT_FOUND_MESSAGE,
  read: async (ctx, id, query) => {
    const [{ name }, belongings] = await Promise.all([getUser(ctx, id), countUserRecords(ctx, id)]);
    return { name, belongings, list: listWith(query) };
  },
  forbiddenMessage: DELETE_USER_NOT_ALLOWED_MESSAGE,
  schema: deleteUserFormSchema,
  failureMessage: untranslated('Failed to delete user. Please try again.'),
  run: async (ctx, id, query) => {
    const gone = await deleteUser(ctx, id);
    const deleted = [
      formatCountWithNoun(gone.donations_deleted - gone.donations_anonymised, 'donation'),
      formatCountWithNoun(gone.attendances_deleted, 'attendance'),
      formatCountWithNoun(gone.ratings_deleted, 'rating'),
      formatCountWithNoun(gone.referrals_updated, 'referral'),
    ];
    const kept = `${formatCountWithNoun(gone.donations_anonymised, 'donation')} kept without a name.`;
    const message = `User deleted successfully, with ${deleted.join(', ')}; ${kept}`;
    return { message: untranslated(message), to: listWith(query), durationMs: 5000 };
  },
});

export default function UserDeletionPage() {
  const { name, belongings, list } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Delete a member" closeTo={list}>
      <DeleteUserForm name={name} belongings={belongings} backTo={list} />
    </RouteDialog>
  );
}

function listWith(query: URLSearchParams): string {
  return query.size > 0 ? `/admin/users?${query}` : '/admin/users';
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
