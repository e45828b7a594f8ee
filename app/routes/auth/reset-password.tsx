import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { CodeDelayNote } from '~/components/auth/code-delay-note';
import { ResetPasswordForm } from '~/components/auth/reset-password-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { sendOrFail } from '~/components/ui/form-reply';
import { useServerForm } from '~/components/ui/use-server-form';
import { requestPasswordReset } from '~/domain/sessions/request-password-reset.server';
import { resetPassword } from '~/domain/sessions/reset-password.server';
import { areCodesRefused } from '~/domain/notifications/code-delivery.server';
import { secondsToResend } from '~/domain/notifications/policy';
import { resetPasswordFormSchema } from '~/domain/sessions/schemas';
import { appOf } from '~/http/context.server';
import { formAction } from '~/http/pages/form-action.server';
import { publicPage } from '~/http/pages/page.server';
import { atBrowser, deviceCookies } from '~/http/browser/devices.server';
import { entranceCookie } from '~/http/browser/entrance.server';
import {
  type AskedReset,
  askedResetOf,
  forgottenResetPhoneCookie,
  resetPhoneCookie,
} from '~/http/browser/reset-phone.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { displayPhone } from '~/lib/phone';
import { authWords } from '~/i18n/auth';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ resetPasswordFormSchema }) => resetPasswordFormSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const asked = await askedOrBack(args);
    return {
      ...resetView(asked, ctx.clock.now()),
      areCodesLate: await areCodesRefused(ctx, asked.phone),
      words: authWords(ctx.language, 'reset'),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: resetPasswordFormSchema,
    secrets: ['newPassword', 'confirmPassword'],
    failureMessage: say('Error resetting password. Please try again later.'),
    handle: async ({ ctx, app, value, request }) => {
      const { phone } = await askedOrBack(args);
      const { device } = await resetPassword(await atBrowser(ctx, request, app), { ...value, phone });
      return {
        message: say('Password reset successfully! You can now login with your new password.'),
        to: '/login',
        delayMs: 3000,
        cookies: [
          await forgottenResetPhoneCookie(app),
          await entranceCookie({ phone: displayPhone(phone) }, app),
          ...(await deviceCookies(request, device, app)),
        ],
      };
    },
    intents: {
      resend: {
        failureMessage: say('Error resending OTP. Please try again.'),
        handle: async ({ ctx, app, request }) => {
          const { phone } = await askedOrBack(args);
          await requestPasswordReset(await atBrowser(ctx, request, app), { phone }, ctx.language);
          const cookies = [await resetPhoneCookie({ phone, askedAt: ctx.clock.now() }, app)];
          return { message: say('OTP resent successfully!'), to: '/reset-password', cookies };
        },
      },
    },
  });
}

export const clientAction = sendOrFail('resend', 'resend');

export { stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

function resetView({ phone, askedAt }: AskedReset, now: Date) {
  return {
    phone: displayPhone(phone),
    askedAt: askedAt.getTime(),
    resendInSeconds: secondsToResend(askedAt, now),
  };
}

async function askedOrBack(args: LoaderFunctionArgs): Promise<AskedReset> {
  const app = appOf(args);
  const asked = await askedResetOf(args.request, app);
  if (asked) return asked;
  const text = say('Please go through forgot password process first.');
  throw await redirectWithToast('/forgot-password', { kind: 'warning', text }, app);
}

export default function ResetPasswordPage() {
  const { phone, askedAt, resendInSeconds, areCodesLate, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'otp' | 'newPassword' | 'confirmPassword'>({
    schema,
    id: 'reset-password',
    keepsPasswords: true,
  });
  return (
    <AuthShell
      title={words.title}
      intro={fill(words.intro, { phone })}
      other={{ question: words.other, to: '/forgot-password', label: words.otherLink }}
    >
      {areCodesLate ? <CodeDelayNote text={words.codesRefused} /> : null}
      <ResetPasswordForm {...{ form, fields, reply, words }} resendInSeconds={resendInSeconds} askedAt={askedAt}>
        <EnhancedField />
      </ResetPasswordForm>
    </AuthShell>
  );
}
