import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { RouteDialog } from '~/components/admin/route-dialog';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { PasswordField } from '~/components/ui/password-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { setAdminPassword } from '~/domain/admins/change-password.server';
import { ADMIN_NOT_FOUND_MESSAGE, getStaffMember } from '~/domain/admins/staff.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ setAdminPasswordSchema }) => setAdminPasswordSchema);

export const meta: MetaFunction = () => [{ title: 'Set a password, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: setAdminPassword.permissions,
  load: async ({ ctx, params }) => ({
    one: await getStaffMember(ctx, parsePathId(params.adminId, ADMIN_NOT_FOUND_MESSAGE)),
  }),
  schema,
  secrets: ['newPassword'],
  handle: async ({ ctx, value, params }) => {
    await setAdminPassword(ctx, parsePathId(params.adminId, ADMIN_NOT_FOUND_MESSAGE), value);
    return { message: untranslated('The password is set. Tell them in person.'), to: '/admin/staff' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StaffPasswordPage() {
  const { one } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'newPassword' | 'proof'>({ schema, id: 'admin-password' });
  return (
    <RouteDialog title={`Password of ${one.username}`} closeTo="/admin/staff">
      <StaffForm
        cancelTo="/admin/staff"
        form={form}
        fields={[fields.newPassword, fields.proof]}
        reply={reply}
        save="Set password"
      >
        <p>Wherever {one.name} is logged in, they are logged out.</p>
        <PasswordField label="New password" field={fields.newPassword} autoComplete="new-password" required />
        <ReauthField field={fields.proof} />
      </StaffForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
