import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { LoginForm } from '~/components/auth/login-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { stayWhenDone, useServerForm } from '~/components/ui/use-server-form';
import { loginSchema } from '~/domain/sessions/schemas';
import { authenticateMember } from '~/http/auth.server';
import { formAction } from '~/http/form-action.server';
import { nextAddress, visitorPage } from '~/http/page.server';
import { sessionCookie } from '~/http/session.server';
import { COUNTRIES } from '~/lib/countries';

export const meta: MetaFunction = () => [{ title: 'Login, Sangha' }];

export const shouldRevalidate = stayWhenDone;

export function loader(args: LoaderFunctionArgs) {
  return visitorPage(args, () => Promise.resolve({ countries: COUNTRIES }));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: loginSchema,
    secrets: ['password'],
    failureMessage: 'Error during login. Please try again later.',
    handle: async ({ ctx, parts, request }) => {
      const token = await authenticateMember(ctx, request);
      return {
        message: 'Login successful!',
        to: nextAddress(request),
        delayMs: 1000,
        cookies: [await sessionCookie('member', token, parts)],
      };
    },
  });
}

export default function LoginPage() {
  const { countries } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber' | 'password'>({ id: 'login' });
  return (
    <AuthShell
      title={'Namaste,\nwelcome back'}
      intro="The mat is where you left it."
      other={{ question: 'New to Sangha?', to: '/register', label: 'Register free' }}
    >
      <LoginForm form={form} fields={fields} reply={reply} countries={countries}>
        <EnhancedField />
      </LoginForm>
    </AuthShell>
  );
}
