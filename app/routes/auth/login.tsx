import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { FirstLoginForm } from '~/components/auth/first-login-form';
import { LoginForm } from '~/components/auth/login-form';
import { TextWithName } from '~/components/ui/text-with-name';
import { shouldRevalidate as revalidateAfterForm } from '~/components/ui/form-client';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { findFirstLogin, logInAfterSignUp } from '~/domain/sessions/first-login.server';
import { readLoginPrefillCookie, clearLoginPrefillCookie } from '~/http/browser/login-prefill.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';
import { logInFromForm, createLoginCookies } from '~/http/login/auth.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { listPageCountries } from '~/lib/countries';
import { getFirstName } from '~/lib/first-name';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/sessions/schemas').then(({ loginSchema }) => loginSchema);

export const handle = { languages: 'all' };

export const meta = createTitleMeta('auth.login');

const route = defineFormRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => {
    const language = ctx.language;
    const isOther = new URL(request.url).searchParams.has('other');
    const entrance = isOther ? null : await readLoginPrefillCookie(request, app);
    const name = entrance?.firstLogin ? await loadOrNullOnFailure(ctx, findFirstLogin(ctx, entrance.firstLogin)) : null;
    return {
      countries: listPageCountries(language),
      phone: entrance?.phone ?? '',
      firstName: name && getFirstName(name),
    };
  },
  schema,
  secrets: ['password'],
  failureMessage: t('Error during login. Please try again later.'),
  handle: async ({ ctx, app, request, formData }) => {
    const cookies = await logInFromForm('member', ctx, { request, form: formData, app });
    return {
      message: t('Login successful!'),
      to: getPathAfterLogin(request, 'member'),
      delayMs: 1000,
      cookies: [...cookies, await clearLoginPrefillCookie(app)],
    };
  },
  intents: {
    first: {
      failureMessage: t('Error during login. Please try again later.'),
      handle: async ({ ctx, app, request }) => {
        const { firstLogin = '' } = (await readLoginPrefillCookie(request, app)) ?? {};
        const opened = await logInAfterSignUp(ctx, firstLogin);
        const cookies = await createLoginCookies('member', opened, { request, app });
        return {
          message: t('Login successful!'),
          to: getPathAfterLogin(request, 'member'),
          delayMs: 1000,
          cookies: [...cookies, await clearLoginPrefillCookie(app)],
        };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction } from '~/components/ui/form-client';

/**
 * If the login button for new members has expired, reloads the page data so that the login form
 * replaces the button.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return (args.actionStatus === 401 && args.formData?.get('intent') === 'first') || revalidateAfterForm(args);
}

export default function LoginPage() {
  const { countries, phone, firstName } = useLoaderData<typeof loader>();
  const messages = useMessages('auth.login');
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber' | 'password'>({
    schema,
    id: 'login',
    defaultValue: { phonenumber: phone },
  });
  if (firstName !== null) {
    return (
      <AuthShell
        title={<TextWithName text={messages.firstTitle} name={firstName} />}
        intro={messages.firstIntro}
        other={{ question: messages.notYou, to: '/login?other', label: messages.withPhone }}
      >
        <FirstLoginForm errors={form.errors} reply={reply} />
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title={messages.title}
      intro={messages.intro}
      other={{ question: messages.other, to: '/register', label: messages.otherLink }}
    >
      <LoginForm form={form} fields={fields} reply={reply} countries={countries}></LoginForm>
    </AuthShell>
  );
}
