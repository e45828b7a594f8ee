import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { EnterCodeForm } from '~/components/auth/enter-code-form';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { logInByCode } from '~/domain/sessions/log-in-by-code.server';
import { type CodeRequest, clearCodeRequestCookie, readCodeRequestCookie } from '~/http/browser/code-request.server';
import { addBrowserDevices } from '~/http/browser/devices.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';
import { createLoginCookies } from '~/http/login/auth.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import type { FormInput } from '~/http/pages/submit-form.server';
import { toCodeRequestView, defineResendIntent } from '~/http/login/one-time-code.server';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/sessions/schemas').then(({ oneTimeCodeSchema }) => oneTimeCodeSchema);

export const handle = { languages: 'all' };

export const meta = createTitleMeta('auth.verify');

const route = defineFormRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => ({
    ...(await toCodeRequestView(ctx, await requireRequestedCode({ app, request }))),
  }),
  schema,
  failureMessage: t('Error during login. Please try again later.'),
  handle: async ({ ctx, app, value, request }) => {
    const { phone } = await requireRequestedCode({ app, request });
    const opened = await logInByCode(await addBrowserDevices(ctx, request, app), { ...value, phone });
    const cookies = await createLoginCookies('member', opened, { request, app });
    return {
      message: t('Login successful!'),
      to: getPathAfterLogin(request, 'member'),
      delayMs: 1000,
      cookies: [...cookies, await clearCodeRequestCookie('login-code', app)],
    };
  },
  intents: { resend: defineResendIntent('login-code', requireRequestedCode) },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

async function requireRequestedCode({ app, request }: Pick<FormInput, 'app' | 'request'>): Promise<CodeRequest> {
  const codeRequest = await readCodeRequestCookie('login-code', request, app);
  if (!codeRequest) throw redirect('/login/code');
  return codeRequest;
}

export default function LoginVerifyPage() {
  const view = useLoaderData<typeof loader>();
  const messages = useMessages('auth.verify');
  const { intro, other, otherLink } = useMessages('auth.reset');
  const { form, fields, reply } = useServerForm<'otp'>({ schema, id: 'login-verify' });
  return (
    <AuthShell
      title={messages.title}
      intro={interpolate(intro, { phone: view.phone })}
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
