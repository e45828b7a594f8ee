import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { PasswordField } from '~/components/ui/password-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { changeOwnPassword } from '~/domain/admins/change-password.server';
import { PERMISSION_LABELS } from '~/domain/admins/policy';
import { getOwnAdminProfile } from '~/domain/admins/queries.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { APP_VERSION } from '~/lib/version';

const schema = () => import('~/domain/admins/schemas').then(({ changeOwnPasswordSchema }) => changeOwnPasswordSchema);

export const meta: MetaFunction = () => [{ title: 'My account, admin' }];

const route = defineFormRoute({
  access: 'admin',
  load: async ({ ctx }) => ({ ...(await getOwnAdminProfile(ctx)), version: APP_VERSION }),
  schema,
  secrets: ['password', 'newPassword'],
  handle: async ({ ctx, value }) => {
    await changeOwnPassword(ctx, value);
    return { message: untranslated('Your password is changed.'), to: '/admin/dashboard' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function AccountPage() {
  const { name, username, email, permissions, version } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'password' | 'newPassword'>({ schema, id: 'own-password' });
  return (
    <>
      <PageHeader title="My account">
        <span className="wrap-anywhere">
          {name}, {username}, {email}
        </span>
      </PageHeader>
      <Card className="mt-6 max-w-[30rem]" aria-labelledby="own-password-heading">
        <h2 id="own-password-heading" className="mb-4 text-[1.375rem]">
          Change my password
        </h2>
        <StaffForm form={form} fields={[fields.password, fields.newPassword]} reply={reply} save="Change password">
          <PasswordField label="Current password" field={fields.password} autoComplete="current-password" required />
          <PasswordField label="New password" field={fields.newPassword} autoComplete="new-password" required />
        </StaffForm>
      </Card>
      <p className="mt-6">
        <ButtonLink to="/admin/security" variant="quiet">
          Second factor and passkeys
        </ButtonLink>
      </p>
      <section aria-labelledby="permissions-heading" className="mt-8">
        <h2 id="permissions-heading" className="text-[1.375rem]">
          Your permissions
        </h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>See the analytics</li>
          {permissions.map((permission) => (
            <li key={permission}>{PERMISSION_LABELS[permission]}</li>
          ))}
        </ul>
      </section>
      <p className="mt-8 text-small text-ink-soft">Version {version}</p>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
