import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { EnterCodeForm } from '~/components/auth/enter-code-form';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { useServerForm } from '~/components/ui/use-server-form';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { resetPassword } from '~/domain/sessions/reset-password.server';
import { formRoute } from '~/http/pages/form-route.server';
import type { FormInput } from '~/http/pages/submit-form.server';
import { askedCodeView, resendIntent } from '~/http/pages/one-time-code.server';
import { atBrowser, deviceCookies } from '~/http/browser/devices.server';
import { entranceCookie } from '~/http/browser/entrance.server';
import { type AskedCode, forgottenCodeCookie, readAskedCode } from '~/http/browser/asked-code.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { displayPhone } from '~/lib/phone';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

const schema = () => import('~/domain/sessions/schemas').then(({ resetPasswordFormSchema }) => resetPasswordFormSchema);

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.reset');

export const { loader, action } = formRoute({
  access: 'anyone',
  load: async ({ ctx, app, request }) => ({
    ...(await askedCodeView(ctx, await askedOrBack({ app, request }))),
    messages: messagesFor(ctx.language, 'auth.fields', 'auth.reset'),
  }),
  schema,
  secrets: ['newPassword', 'confirmPassword'],
  failureMessage: say('Error resetting password. Please try again later.'),
  handle: async ({ ctx, app, value, request }) => {
    const { phone } = await askedOrBack({ app, request });
    const { device } = await resetPassword(await atBrowser(ctx, request, app), { ...value, phone });
    return {
      message: say('Password reset successfully! You can now login with your new password.'),
      to: '/login',
      delayMs: 3000,
      cookies: [
        await forgottenCodeCookie('reset', app),
        await entranceCookie({ phone: displayPhone(phone) }, app),
        ...(await deviceCookies(request, device, app)),
      ],
    };
  },
  intents: { resend: resendIntent('reset', askedOrBack) },
});

async function askedOrBack({ app, request }: Pick<FormInput, 'app' | 'request'>): Promise<AskedCode> {
  const asked = await readAskedCode('reset', request, app);
  if (asked) return asked;
  const text = say('Please go through forgot password process first.');
  throw await redirectWithToast('/forgot-password', { kind: 'warning', text }, app);
}

export default function ResetPasswordPage() {
  const view = useLoaderData<typeof loader>();
  const messages = useMessages('auth.reset');
  const { form, fields, reply } = useServerForm<'otp' | 'newPassword' | 'confirmPassword'>({
    schema,
    id: 'reset-password',
    keepsPasswords: true,
  });
  const { otp, newPassword, confirmPassword } = fields;
  return (
    <AuthShell
      title={messages.title}
      intro={fill(messages.intro, { phone: view.phone })}
      other={{ question: messages.other, to: '/forgot-password', label: messages.otherLink }}
    >
      <EnterCodeForm
        form={form}
        otp={otp}
        otherFields={[newPassword, confirmPassword]}
        reply={reply}
        view={view}
        submit={{ label: messages.submit, pending: messages.pending }}
      >
        <NewPasswordFields fields={fields} />
      </EnterCodeForm>
    </AuthShell>
  );
}
