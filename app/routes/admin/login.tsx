import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { AdminLoginForm } from '~/components/admin/admin-login-form';
import { AdminLoginShell } from '~/components/admin/admin-login-shell';
import { askPasskey } from '~/components/admin/proof/passkey';
import { PasskeyButton } from '~/components/admin/proof/passkey-button';
import { buttonClass } from '~/components/ui/button-class';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorState } from '~/components/ui/page-state';
import { sendOrSay, stayWhenDone } from '~/components/ui/form-reply';
import { useServerForm } from '~/components/ui/use-server-form';
import { logInByPasskey, SecondFactorRequired } from '~/domain/admins/log-in-admin.server';
import { DEMO_STAFF } from '~/domain/admins/policy';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { atBrowser } from '~/http/browser/devices.server';
import { nextAddress } from '~/http/browser/login-address.server';
import { secondStepCookie } from '~/http/browser/second-step.server';
import { authenticate, openedCookies } from '~/http/pages/auth.server';
import { appOf } from '~/http/context.server';
import { type Done, formAction, textOf } from '~/http/pages/form-action.server';
import { adminVisitorPage } from '~/http/pages/page.server';
import { english, say } from '~/i18n/messages/say';

const schema = () => import('~/domain/admins/schemas').then(({ adminLoginSchema }) => adminLoginSchema);

export const meta: MetaFunction = () => [{ title: 'Admin login, Sangha' }, { name: 'robots', content: 'noindex' }];

export function loader(args: LoaderFunctionArgs) {
  const { demoMode } = appOf(args).config;
  return adminVisitorPage(args, () => Promise.resolve({ demo: demoMode ? Object.values(DEMO_STAFF) : [] }));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: adminLoginSchema,
    secrets: ['password'],
    failureMessage: english('An unexpected error occurred. Please try again.'),
    handle: async ({ ctx, app, request, formData }) => {
      try {
        return loggedIn(request, await authenticate('admin', ctx, { request, form: formData, app }));
      } catch (error) {
        if (!(error instanceof SecondFactorRequired)) throw error;
        const cookies = [await secondStepCookie(error.pending, app)];
        const to = `/admin/login/code${new URL(request.url).search}`;
        return { message: english('One more step.'), kind: 'info', to, cookies };
      }
    },
    intents: {
      passkey: {
        handle: async ({ ctx, app, request, formData }) => {
          const opened = await logInByPasskey(await atBrowser(ctx, request, app), textOf(formData, 'passkey'));
          return loggedIn(request, await openedCookies('admin', opened, { request, app }));
        },
      },
    },
  });
}

function loggedIn(request: Request, cookies: string[]): Done {
  return { message: say('Login successful!'), to: nextAddress(request, 'admin'), delayMs: 1000, cookies };
}

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrSay('Unable to connect to server. Please try again.');

export default function AdminLoginPage() {
  const { demo } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'username' | 'password'>({ schema, id: 'admin-login' });
  return (
    <AdminLoginShell demo={demo}>
      <AdminLoginForm form={form} fields={fields} reply={reply} />
      <Form method="post" className="grid">
        <EnhancedField />
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="passkey" defaultValue="" />
        <PasskeyButton field="passkey" ask={askPasskey}>
          Log in with a passkey
        </PasskeyButton>
      </Form>
    </AdminLoginShell>
  );
}

export function ErrorBoundary() {
  return (
    <AdminLoginShell demo={[]}>
      <ErrorState
        title="Unable to connect to server. Please try again."
        action={
          <a href="/admin/login" className={buttonClass({ variant: 'quiet' })}>
            Try Again
          </a>
        }
      />
    </AdminLoginShell>
  );
}
