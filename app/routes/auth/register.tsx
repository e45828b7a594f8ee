import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { RegisterForm } from '~/components/auth/register-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { stayWhenDone, useServerForm } from '~/components/ui/use-server-form';
import { signUpSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { formAction } from '~/http/form-action.server';
import { visitorPage } from '~/http/page.server';
import { COUNTRIES } from '~/lib/countries';

export const meta: MetaFunction = () => [{ title: 'Register free, Sangha' }];

export const shouldRevalidate = stayWhenDone;

export function loader(args: LoaderFunctionArgs) {
  const referralCode = new URL(args.request.url).searchParams.get('refcode')?.slice(0, 40) ?? '';
  return visitorPage(args, () => Promise.resolve({ countries: COUNTRIES, referralCode }));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: signUpSchema,
    secrets: ['password'],
    failureMessage: 'Error during registration. Please try again later.',
    handle: async ({ ctx, value }) => {
      const { referral } = await signUp(ctx, value);
      const note = referral === 'unknown_code' ? ' The referral code was not found and has not been applied.' : '';
      return { message: `Registration successful! Please login.${note}`, to: '/login', delayMs: 1500 };
    },
  });
}

export default function RegisterPage() {
  const { countries, referralCode } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'name' | 'country' | 'phonenumber' | 'password' | 'referral_code'>({
    id: 'register',
    defaultValue: { referral_code: referralCode },
  });
  return (
    <AuthShell
      title={'Begin\ntomorrow at six'}
      intro="Free, for everyone, every morning."
      other={{ question: 'Already a member?', to: '/login', label: 'Login' }}
    >
      <RegisterForm form={form} fields={fields} reply={reply} countries={countries} invited={referralCode !== ''}>
        <EnhancedField />
      </RegisterForm>
    </AuthShell>
  );
}
