import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminLoginForm } from '~/components/admin/admin-login-form';
import { AdminLoginShell } from '~/components/admin/admin-login-shell';
import { buttonClass } from '~/components/ui/button-class';
import { ErrorState } from '~/components/ui/page-state';
import { sendOrSay, stayWhenDone } from '~/components/ui/form-reply';
import { useServerForm } from '~/components/ui/use-server-form';
import { DEMO_STAFF } from '~/domain/admins/policy';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { authenticate } from '~/http/pages/auth.server';
import { appOf } from '~/http/context.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminVisitorPage } from '~/http/pages/page.server';
import { english, say } from '~/i18n/messages/say';

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
      const cookies = await authenticate('admin', ctx, { request, form: formData, app });
      return {
        message: say('Login successful!'),
        to: '/admin/dashboard',
        delayMs: 1000,
        cookies,
      };
    },
  });
}

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrSay('Unable to connect to server. Please try again.');

export default function AdminLoginPage() {
  const { demo } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'username' | 'password'>({ id: 'admin-login' });
  return (
    <AdminLoginShell demo={demo}>
      <AdminLoginForm form={form} fields={fields} reply={reply} />
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
