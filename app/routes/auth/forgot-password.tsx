import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AuthShell } from '~/components/auth/auth-shell';
import { ForgotPasswordForm } from '~/components/auth/forgot-password-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { stayWhenDone, useServerForm } from '~/components/ui/use-server-form';
import { requestPasswordReset } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { formAction } from '~/http/form-action.server';
import { publicPage } from '~/http/page.server';
import { resetPhoneCookie } from '~/http/reset-phone.server';

export const meta: MetaFunction = () => [{ title: 'Forgot password, Sangha' }];

export const shouldRevalidate = stayWhenDone;

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, () => Promise.resolve(null));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: forgotPasswordSchema,
    failureMessage: 'Error sending OTP. Please try again later.',
    handle: async ({ ctx, parts, value }) => {
      await requestPasswordReset(ctx, value);
      return {
        message: 'OTP sent successfully to your phone number!',
        to: '/reset-password',
        delayMs: 2000,
        cookies: [await resetPhoneCookie(value.phone, parts)],
      };
    },
  });
}

export default function ForgotPasswordPage() {
  const { form, fields, reply } = useServerForm<'phonenumber'>({ id: 'forgot-password' });
  return (
    <AuthShell
      title="Forgot your password?"
      intro="We send a one-time code to your WhatsApp."
      other={{ question: 'Remembered it?', to: '/login', label: 'Back to login' }}
    >
      <ForgotPasswordForm form={form} fields={fields} reply={reply}>
        <EnhancedField />
      </ForgotPasswordForm>
    </AuthShell>
  );
}
