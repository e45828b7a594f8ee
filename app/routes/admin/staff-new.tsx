import type { MetaFunction } from '@remix-run/node';
import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { RouteDialog } from '~/components/admin/route-dialog';
import { PermissionCheckboxes } from '~/components/admin/staff/permission-checkboxes';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { UsernameField } from '~/components/admin/staff/username-field';
import { PasswordField } from '~/components/ui/password-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { addAdmin } from '~/domain/admins/add-admin.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ addAdminSchema }) => addAdminSchema);

export const meta: MetaFunction = () => [{ title: 'Add an admin, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: addAdmin.permissions,
  load: () => Promise.resolve(null),
  schema,
  secrets: ['password'],
  handle: async ({ ctx, value }) => {
    await addAdmin(ctx, value);
    return { message: untranslated(`${value.name} can log in now.`), to: '/admin/staff' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function NewStaffPage() {
  const { form, fields, reply } = useServerForm<'name' | 'email' | 'username' | 'password' | 'permissions' | 'proof'>({
    schema,
    id: 'add-admin',
  });
  return (
    <RouteDialog title="Add an admin" closeTo="/admin/staff">
      <StaffForm
        cancelTo="/admin/staff"
        form={form}
        fields={[fields.name, fields.email, fields.username, fields.password, fields.permissions, fields.proof]}
        reply={reply}
        save="Add admin"
      >
        <TextField label="Name" field={fields.name} maxLength={100} autoComplete="off" required />
        <TextField label="Email" field={fields.email} type="email" maxLength={254} autoComplete="off" required />
        <UsernameField field={fields.username} />
        <PasswordField label="First password" field={fields.password} autoComplete="new-password" required />
        <PermissionCheckboxes field={fields.permissions} />
        <ReauthField field={fields.proof} />
      </StaffForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
