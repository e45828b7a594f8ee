import { type MetaFunction, redirect } from '@remix-run/node';
import { AdminLoginShell } from '~/components/admin/admin-login-shell';
import { SecondFactorCodeField } from '~/components/admin/reauth/second-factor-code-field';
import { authenticateWithPasskey } from '~/components/admin/reauth/passkey';
import { PasskeyButton } from '~/components/admin/reauth/passkey-button';
import { AuthForm } from '~/components/auth/auth-form';
import { ButtonLink } from '~/components/ui/button';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { finishAdminLogin } from '~/domain/admins/log-in-admin.server';
import { DomainError } from '~/domain/errors';
import { addBrowserDevices } from '~/http/browser/devices.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';
import { clearSecondFactorStepCookie, readSecondFactorStepCookie } from '~/http/browser/second-step.server';
import { createLoginCookies } from '~/http/login/auth.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ secondStepSchema }) => secondStepSchema);

export const meta: MetaFunction = () => [{ title: 'Admin login' }, { name: 'robots', content: 'noindex' }];

const route = defineFormRoute({
  access: 'admin-visitor',
  load: async ({ app, request }) => {
    if ((await readSecondFactorStepCookie(request, app)) === null)
      throw redirect(`/admin/login${new URL(request.url).search}`);
    return null;
  },
  schema,
  secrets: ['otp'],
  handle: async ({ ctx, app, request, value: { otp } }) => {
    const pending = await readSecondFactorStepCookie(request, app);
    if (pending === null) throw new DomainError('unauthenticated', t('Please log in again.'));
    const opened = await finishAdminLogin(await addBrowserDevices(ctx, request, app), { pending, otp });
    const cookies = await createLoginCookies('admin', opened, { request, app });
    cookies.push(await clearSecondFactorStepCookie(app));
    return { message: t('Login successful!'), to: getPathAfterLogin(request, 'admin'), delayMs: 1000, cookies };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function AdminLoginCodePage() {
  const { form, fields, reply } = useServerForm<'otp'>({ schema, id: 'admin-login-code' });
  return (
    <AdminLoginShell demo={[]}>
      <AuthForm form={form} fields={[fields.otp]} reply={reply}>
        <SecondFactorCodeField label="Code" field={fields.otp} />
        <SubmitButton size="big" block pendingLabel="Logging in...">
          Log in
        </SubmitButton>
        <PasskeyButton field="otp" ask={authenticateWithPasskey}>
          Use a passkey
        </PasskeyButton>
      </AuthForm>
      <ButtonLink to="/admin/login" variant="quiet">
        Back to the login
      </ButtonLink>
    </AdminLoginShell>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
