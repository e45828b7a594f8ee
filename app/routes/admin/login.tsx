import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminLoginForm } from '~/components/admin/admin-login-form';
import { AdminLoginShell } from '~/components/admin/admin-login-shell';
import { authenticateWithPasskey } from '~/components/admin/reauth/passkey';
import { PasskeyButton } from '~/components/admin/reauth/passkey-button';
import { getButtonClass } from '~/components/ui/button-class';
import { ErrorState } from '~/components/ui/page-state';
import { ServerForm } from '~/components/ui/server-form';
import { useServerForm } from '~/components/ui/use-server-form';
import { logInAdminByPasskey, SecondFactorRequiredError } from '~/domain/admins/log-in-admin.server';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import { addBrowserDevices } from '~/http/browser/devices.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';
import { createSecondFactorStepCookie } from '~/http/browser/second-step.server';
import { logInFromForm, createLoginCookies } from '~/http/login/auth.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { type FormSuccess, getTextField } from '~/http/pages/submit-form.server';
import { untranslated, t } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ adminLoginSchema }) => adminLoginSchema);

export const meta: MetaFunction = () => [{ title: 'Admin login' }, { name: 'robots', content: 'noindex' }];

const route = defineFormRoute({
  access: 'admin-visitor',
  load: ({ app }) => Promise.resolve({ demo: app.config.demoMode ? Object.values(DEMO_STAFF_ACCOUNTS) : [] }),
  schema,
  secrets: ['password', 'otp'],
  failureMessage: untranslated('An unexpected error occurred. Please try again.'),
  handle: async ({ ctx, app, request, formData }) => {
    try {
      return createLoginResult(request, await logInFromForm('admin', ctx, { request, form: formData, app }));
    } catch (error) {
      if (!(error instanceof SecondFactorRequiredError)) throw error;
      const cookies = [await createSecondFactorStepCookie(error.pending, app)];
      const to = `/admin/login/code${new URL(request.url).search}`;
      return { message: untranslated('One more step.'), kind: 'info', to, cookies };
    }
  },
  intents: {
    passkey: {
      handle: async ({ ctx, app, request, formData }) => {
        const opened = await logInAdminByPasskey(
          await addBrowserDevices(ctx, request, app),
          getTextField(formData, 'passkey'),
        );
        return createLoginResult(request, await createLoginCookies('admin', opened, { request, app }));
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

function createLoginResult(request: Request, cookies: string[]): FormSuccess {
  return { message: t('Login successful!'), to: getPathAfterLogin(request, 'admin'), delayMs: 1000, cookies };
}

export default function AdminLoginPage() {
  const { demo } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'username' | 'password' | 'otp'>({
    schema,
    id: 'admin-login',
    unreachable: 'Unable to connect to server. Please try again.',
  });
  return (
    <AdminLoginShell demo={demo}>
      <AdminLoginForm form={form} fields={fields} reply={reply} />
      <ServerForm className="grid">
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="passkey" defaultValue="" />
        <PasskeyButton field="passkey" ask={authenticateWithPasskey}>
          Log in with a passkey
        </PasskeyButton>
      </ServerForm>
    </AdminLoginShell>
  );
}

export function ErrorBoundary() {
  return (
    <AdminLoginShell demo={[]}>
      <ErrorState
        title="Unable to connect to server. Please try again."
        action={
          <a href="/admin/login" className={getButtonClass({ variant: 'quiet' })}>
            Try Again
          </a>
        }
      />
    </AdminLoginShell>
  );
}
