import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { resetSecondFactors } from '~/domain/admins/reset-second-factors.server';
import { ADMIN_NOT_FOUND_MESSAGE, getStaffMember } from '~/domain/admins/staff.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Reset a second factor, admin' }];

const LIST = '/admin/staff';

const route = createConfirmPage({
  permissions: resetSecondFactors.permissions,
  param: 'adminId',
  notFound: ADMIN_NOT_FOUND_MESSAGE,
  read: getStaffMember,
  failureMessage: untranslated('Failed to reset the second factor. Please try again.'),
  run: async (ctx, id) => {
    await resetSecondFactors(ctx, id);
    return {
      message: untranslated('The second factor is reset. They log in with their password and set up a new one.'),
      to: LIST,
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StaffSecondFactorPage() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`Reset the second factor of ${name}?`}
      id="reset-second-factor"
      closeTo={LIST}
      confirm="Reset second factor"
      pendingLabel="Resetting..."
      keep="Keep it"
    >
      <p>Their authenticator app, recovery codes and passkeys stop working, and they are logged out everywhere.</p>
      <p className="text-ink-soft">Do this when they have lost them, and after you have spoken with them in person.</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
