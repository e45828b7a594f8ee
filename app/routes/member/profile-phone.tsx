import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { CodeDeliveryWarning, OtpField, ResendOtpForm } from '~/components/auth/one-time-code';
import { FormPage } from '~/components/dashboard/form-page';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import {
  confirmPhoneChange,
  findPendingPhoneChange,
  resendPhoneChangeCode,
} from '~/domain/sessions/change-phone.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { getSecondsUntilResend } from '~/domain/notifications/policy';
import { createDeviceCookies } from '~/http/browser/devices.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { getCodeDeliveryWarning } from '~/http/login/one-time-code.server';
import { formatPhone } from '~/lib/phone';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/members/schemas').then(({ confirmPhoneSchema }) => confirmPhoneSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.phone');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, pending] = await Promise.all([getOwnProfile(ctx), findPendingPhoneChange(ctx)]);
    if (!pending) throw redirect('/profile-edit');
    const shell = await loadMemberShell(ctx, member);
    return {
      shell,
      phone: formatPhone(pending.phone),
      askedAt: pending.askedAt.getTime(),
      resendInSeconds: getSecondsUntilResend(pending.askedAt, ctx.clock.now()),
      codesRefused: await getCodeDeliveryWarning(ctx, pending.phone),
    };
  },
  schema,
  secrets: ['current_password'],
  handle: async ({ ctx, app, value, request }) => {
    const { device } = await confirmPhoneChange(ctx, value);
    return {
      message: t('Your new phone number is confirmed.'),
      to: '/dashboard',
      delayMs: 1000,
      cookies: await createDeviceCookies(request, device, app),
    };
  },
  intents: {
    resend: {
      failureMessage: t('Error resending OTP. Please try again.'),
      handle: async ({ ctx }) => {
        await resendPhoneChangeCode(ctx);
        return { message: t('OTP resent successfully!'), to: '/profile-edit/phone' };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ProfilePhonePage() {
  const { shell, phone, askedAt, resendInSeconds, codesRefused } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.phone');
  const { form, fields, reply } = useServerForm<'otp' | 'current_password'>({ schema, id: 'profile-phone' });
  return (
    <FormPage
      shell={shell}
      tab="profile"
      title={messages.title}
      intro={interpolate(messages.intro, { phone })}
      back={{ to: '/profile-edit', label: messages.back }}
    >
      <CodeDeliveryWarning note={codesRefused} />
      <AuthForm form={form} fields={[fields.otp, fields.current_password]} reply={reply}>
        <OtpField field={fields.otp} label={messages.otp} hint={messages.otpHint} />
        <PasswordField
          label={messages.password}
          hint={messages.passwordHint}
          field={fields.current_password}
          autoComplete="current-password"
          required
        />
        <SubmitButton size="big" block pendingLabel={messages.confirming}>
          {messages.confirm}
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm
        label={messages.resend}
        pendingLabel={messages.resending}
        wait={{ seconds: resendInSeconds, askedAt, text: messages.resendIn }}
      />
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
