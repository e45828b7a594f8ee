import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { RouteDialog } from '~/components/admin/route-dialog';
import { PermissionCheckboxes } from '~/components/admin/staff/permission-checkboxes';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { VersionField } from '~/components/admin/version-field';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { ADMIN_NOT_FOUND_MESSAGE, getStaffMember } from '~/domain/admins/staff.server';
import { updateAdmin } from '~/domain/admins/update-admin.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ updateAdminSchema }) => updateAdminSchema);

export const meta: MetaFunction = () => [{ title: 'Edit an admin, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: updateAdmin.permissions,
  load: async ({ ctx, params }) => ({
    one: await getStaffMember(ctx, parsePathId(params.adminId, ADMIN_NOT_FOUND_MESSAGE)),
  }),
  schema,
  handle: async ({ ctx, value, params }) => {
    await updateAdmin(ctx, parsePathId(params.adminId, ADMIN_NOT_FOUND_MESSAGE), value);
    return { message: untranslated(`${value.name} is saved.`), to: '/admin/staff' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StaffMemberPage() {
  const { one } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'name' | 'email' | 'permissions' | 'disabled' | 'proof'>({
    schema,
    id: 'edit-admin',
    defaultValue: {
      name: one.name,
      email: one.email,
      permissions: one.permissions,
      disabled: one.disabled ? '1' : '',
    },
  });
  return (
    <RouteDialog title={`Edit ${one.username}`} closeTo="/admin/staff">
      <StaffForm
        cancelTo="/admin/staff"
        form={form}
        fields={[fields.name, fields.email, fields.permissions, fields.disabled, fields.proof]}
        reply={reply}
        save="Save changes"
      >
        <VersionField version={one.version} reply={reply} />
        <TextField label="Name" field={fields.name} maxLength={100} autoComplete="off" required />
        <TextField label="Email" field={fields.email} type="email" maxLength={254} autoComplete="off" required />
        <PermissionCheckboxes field={fields.permissions} />
        {one.is_self ? null : <SwitchField field={fields.disabled}>Disabled: cannot log in</SwitchField>}
        <ReauthField field={fields.proof} />
      </StaffForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
