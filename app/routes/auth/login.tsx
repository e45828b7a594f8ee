import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { FirstLoginForm } from '~/components/auth/first-login-form';
import { LoginForm } from '~/components/auth/login-form';
import { Named } from '~/components/ui/named';
import { shouldRevalidate as revalidateAfterForm } from '~/components/ui/form-client';
import { useServerForm } from '~/components/ui/use-server-form';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { findFirstLogin, logInFirst } from '~/domain/sessions/first-login.server';
import { entranceOf, forgottenEntranceCookie } from '~/http/browser/entrance.server';
import { nextAddress } from '~/http/browser/login-address.server';
import { authenticate, openedCookies } from '~/http/pages/auth.server';
import { formRoute } from '~/http/pages/form-route.server';
import { orNull } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { firstNameOf } from '~/lib/first-name';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

const schema = () => import('~/domain/sessions/schemas').then(({ loginSchema }) => loginSchema);

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.login');

export const { loader, action } = formRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => {
    const language = ctx.language;
    const isOther = new URL(request.url).searchParams.has('other');
    const entrance = isOther ? null : await entranceOf(request, app);
    const name = entrance?.firstLogin ? await orNull(ctx, findFirstLogin(ctx, entrance.firstLogin)) : null;
    return {
      countries: countriesIn(language),
      messages: messagesFor(language, 'auth.fields', 'auth.login'),
      phone: entrance?.phone ?? '',
      firstName: name && firstNameOf(name),
    };
  },
  schema,
  secrets: ['password'],
  failureMessage: say('Error during login. Please try again later.'),
  handle: async ({ ctx, app, request, formData }) => {
    const cookies = await authenticate('member', ctx, { request, form: formData, app });
    return {
      message: say('Login successful!'),
      to: nextAddress(request, 'member'),
      delayMs: 1000,
      cookies: [...cookies, await forgottenEntranceCookie(app)],
    };
  },
  intents: {
    first: {
      failureMessage: say('Error during login. Please try again later.'),
      handle: async ({ ctx, app, request }) => {
        const { firstLogin = '' } = (await entranceOf(request, app)) ?? {};
        const opened = await logInFirst(ctx, firstLogin);
        const cookies = await openedCookies('member', opened, { request, app });
        return {
          message: say('Login successful!'),
          to: nextAddress(request, 'member'),
          delayMs: 1000,
          cookies: [...cookies, await forgottenEntranceCookie(app)],
        };
      },
    },
  },
});

/** If the login button has expired, the form replaces it. */
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
        title={<Named text={messages.firstTitle} name={firstName} />}
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
