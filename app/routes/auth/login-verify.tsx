import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { AuthShell } from '~/components/auth/auth-shell';
import { OtpField, ResendOtpForm } from '~/components/auth/one-time-code';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { sendOrFail } from '~/components/ui/form-reply';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { secondsToResend } from '~/domain/notifications/policy';
import { logInByCode } from '~/domain/sessions/log-in-by-code.server';
import { requestLoginCode } from '~/domain/sessions/request-password-reset.server';
import { oneTimeCodeSchema } from '~/domain/sessions/schemas';
import { atBrowser } from '~/http/browser/devices.server';
import { nextAddress } from '~/http/browser/login-address.server';
import {
  askedLoginCookie,
  askedLoginOf,
  type AskedReset,
  forgottenLoginCookie,
} from '~/http/browser/reset-phone.server';
import { appOf } from '~/http/context.server';
import { openedCookies } from '~/http/pages/auth.server';
import { formAction } from '~/http/pages/form-action.server';
import { visitorPage } from '~/http/pages/page.server';
import { displayPhone } from '~/lib/phone';
import { authWords } from '~/i18n/auth';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ oneTimeCodeSchema }) => oneTimeCodeSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return visitorPage(args, async (ctx) => {
    const { phone, askedAt } = await askedOrBack(args);
    return {
      phone: displayPhone(phone),
      askedAt: askedAt.getTime(),
      resendInSeconds: secondsToResend(askedAt, ctx.clock.now()),
      words: { ...authWords(ctx.language, 'reset'), ...authWords(ctx.language, 'verify') },
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: oneTimeCodeSchema,
    failureMessage: say('Error during login. Please try again later.'),
    handle: async ({ ctx, app, value, request }) => {
      const { phone } = await askedOrBack(args);
      const opened = await logInByCode(await atBrowser(ctx, request, app), { ...value, phone });
      const cookies = await openedCookies('member', opened, { request, app });
      return {
        message: say('Login successful!'),
        to: nextAddress(request, 'member'),
        delayMs: 1000,
        cookies: [...cookies, await forgottenLoginCookie(app)],
      };
    },
    intents: {
      resend: {
        failureMessage: say('Error resending OTP. Please try again.'),
        handle: async ({ ctx, app, request }) => {
          const { phone } = await askedOrBack(args);
          await requestLoginCode(await atBrowser(ctx, request, app), { phone }, ctx.language);
          const cookies = [await askedLoginCookie({ phone, askedAt: ctx.clock.now() }, app)];
          return {
            message: say('OTP resent successfully!'),
            to: `/login/verify${new URL(request.url).search}`,
            cookies,
          };
        },
      },
    },
  });
}

export const clientAction = sendOrFail('resend', 'resend');

export { stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

async function askedOrBack(args: LoaderFunctionArgs): Promise<AskedReset> {
  const asked = await askedLoginOf(args.request, appOf(args));
  if (!asked) throw redirect('/login/code');
  return asked;
}

export default function LoginVerifyPage() {
  const { phone, askedAt, resendInSeconds, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'otp'>({ schema, id: 'login-verify' });
  return (
    <AuthShell
      title={words.title}
      intro={fill(words.intro, { phone })}
      other={{ question: words.other, to: '/login/code', label: words.otherLink }}
    >
      <AuthForm form={form} fields={[fields.otp]} reply={reply}>
        <EnhancedField />
        <OtpField field={fields.otp} label={words.otp} hint={words.otpHint} />
        <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
          {words.submit}
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm
        label={words.resend}
        pendingLabel={words.resendPending}
        wait={{ seconds: resendInSeconds, askedAt, text: words.resendIn }}
      />
    </AuthShell>
  );
}
