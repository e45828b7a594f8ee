import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { EnterCodeForm } from '~/components/auth/enter-code-form';
import { useServerForm } from '~/components/ui/use-server-form';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { logInByCode } from '~/domain/sessions/log-in-by-code.server';
import { type AskedCode, forgottenCodeCookie, readAskedCode } from '~/http/browser/asked-code.server';
import { atBrowser } from '~/http/browser/devices.server';
import { nextAddress } from '~/http/browser/login-address.server';
import { openedCookies } from '~/http/pages/auth.server';
import { formRoute } from '~/http/pages/form-route.server';
import type { FormInput } from '~/http/pages/submit-form.server';
import { askedCodeView, resendIntent } from '~/http/pages/one-time-code.server';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

const schema = () => import('~/domain/sessions/schemas').then(({ oneTimeCodeSchema }) => oneTimeCodeSchema);

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.verify');

export const { loader, action } = formRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => ({
    ...(await askedCodeView(ctx, await askedOrBack({ app, request }))),
    messages: messagesFor(ctx.language, 'auth.reset', 'auth.verify'),
  }),
  schema,
  failureMessage: say('Error during login. Please try again later.'),
  handle: async ({ ctx, app, value, request }) => {
    const { phone } = await askedOrBack({ app, request });
    const opened = await logInByCode(await atBrowser(ctx, request, app), { ...value, phone });
    const cookies = await openedCookies('member', opened, { request, app });
    return {
      message: say('Login successful!'),
      to: nextAddress(request, 'member'),
      delayMs: 1000,
      cookies: [...cookies, await forgottenCodeCookie('login-code', app)],
    };
  },
  intents: { resend: resendIntent('login-code', askedOrBack) },
});

async function askedOrBack({ app, request }: Pick<FormInput, 'app' | 'request'>): Promise<AskedCode> {
  const asked = await readAskedCode('login-code', request, app);
  if (!asked) throw redirect('/login/code');
  return asked;
}

export default function LoginVerifyPage() {
  const view = useLoaderData<typeof loader>();
  const messages = useMessages('auth.verify');
  const { intro, other, otherLink } = useMessages('auth.reset');
  const { form, fields, reply } = useServerForm<'otp'>({ schema, id: 'login-verify' });
  return (
    <AuthShell
      title={messages.title}
      intro={fill(intro, { phone: view.phone })}
      other={{ question: other, to: '/login/code', label: otherLink }}
    >
      <EnterCodeForm
        form={form}
        otp={fields.otp}
        reply={reply}
        view={view}
        submit={{ label: messages.submit, pending: messages.pending }}
      />
    </AuthShell>
  );
}
