import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { ForgotPasswordForm } from '~/components/auth/forgot-password-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { sendOrFail } from '~/components/ui/form-reply';
import { useServerForm } from '~/components/ui/use-server-form';
import { requestLoginCode } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { atBrowser } from '~/http/browser/devices.server';
import { formAction } from '~/http/pages/form-action.server';
import { visitorPage } from '~/http/pages/page.server';
import { askedLoginCookie } from '~/http/browser/reset-phone.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ forgotPasswordSchema }) => forgotPasswordSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return visitorPage(args, async ({ language }) => ({
    countries: countriesIn(language),
    words: { ...authWords(language, 'forgot'), ...authWords(language, 'code') },
  }));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: forgotPasswordSchema,
    failureMessage: say('Error sending OTP. Please try again later.'),
    handle: async ({ ctx, app, value, request }) => {
      await requestLoginCode(await atBrowser(ctx, request, app), value, ctx.language);
      return {
        message: say('OTP sent successfully to your phone number!'),
        to: `/login/verify${new URL(request.url).search}`,
        delayMs: 2000,
        cookies: [await askedLoginCookie({ phone: value.phone, askedAt: ctx.clock.now() }, app)],
      };
    },
  });
}

export const clientAction = sendOrFail('otp');

export { stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function LoginCodePage() {
  const { countries, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber'>({ schema, id: 'login-code' });
  return (
    <AuthShell
      title={words.title}
      intro={words.intro}
      other={{ question: words.other, to: '/login', label: words.otherLink }}
    >
      <ForgotPasswordForm form={form} fields={fields} reply={reply} countries={countries} words={words}>
        <EnhancedField />
      </ForgotPasswordForm>
    </AuthShell>
  );
}
