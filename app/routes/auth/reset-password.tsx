import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { EnterCodeForm } from '~/components/auth/enter-code-form';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { resetPassword } from '~/domain/sessions/reset-password.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import type { FormInput } from '~/http/pages/submit-form.server';
import { toCodeRequestView, defineResendIntent } from '~/http/login/one-time-code.server';
import { addBrowserDevices, createDeviceCookies } from '~/http/browser/devices.server';
import { createLoginPrefillCookie } from '~/http/browser/login-prefill.server';
import { type CodeRequest, clearCodeRequestCookie, readCodeRequestCookie } from '~/http/browser/code-request.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { formatPhone } from '~/lib/phone';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/sessions/schemas').then(({ resetPasswordFormSchema }) => resetPasswordFormSchema);

export const handle = { languages: 'all' };

export const meta = createTitleMeta('auth.reset');

const route = defineFormRoute({
  access: 'anyone',
  load: async ({ ctx, app, request }) => ({
    ...(await toCodeRequestView(ctx, await requireRequestedCode({ app, request }))),
  }),
  schema,
  secrets: ['newPassword', 'confirmPassword'],
  failureMessage: t('Error resetting password. Please try again later.'),
  handle: async ({ ctx, app, value, request }) => {
    const { phone } = await requireRequestedCode({ app, request });
    const { device } = await resetPassword(await addBrowserDevices(ctx, request, app), { ...value, phone });
    return {
      message: t('Password reset successfully! You can now login with your new password.'),
      to: '/login',
      delayMs: 3000,
      cookies: [
        await clearCodeRequestCookie('reset', app),
        await createLoginPrefillCookie({ phone: formatPhone(phone) }, app),
        ...(await createDeviceCookies(request, device, app)),
      ],
    };
  },
  intents: { resend: defineResendIntent('reset', requireRequestedCode) },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

async function requireRequestedCode({ app, request }: Pick<FormInput, 'app' | 'request'>): Promise<CodeRequest> {
  const codeRequest = await readCodeRequestCookie('reset', request, app);
  if (codeRequest) return codeRequest;
  const text = t('Please go through forgot password process first.');
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
      intro={interpolate(messages.intro, { phone: view.phone })}
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
