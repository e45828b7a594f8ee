import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { FirstLoginForm } from '~/components/auth/first-login-form';
import { LoginForm } from '~/components/auth/login-form';
import { Named } from '~/components/ui/named';
import { shouldRevalidate as revalidateAfterForm } from '~/components/ui/form-client';
import { useServerForm } from '~/components/ui/use-server-form';
import { findFirstLogin, logInFirst } from '~/domain/sessions/first-login.server';
import { entranceOf, forgottenEntranceCookie } from '~/http/browser/entrance.server';
import { nextAddress } from '~/http/browser/login-address.server';
import { authenticate, openedCookies } from '~/http/pages/auth.server';
import { formRoute } from '~/http/pages/form-route.server';
import { orNull } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { firstNameOf } from '~/lib/first-name';
import { authWords } from '~/i18n/auth';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ loginSchema }) => loginSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export const { loader, action } = formRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => {
    const language = ctx.language;
    const isOther = new URL(request.url).searchParams.has('other');
    const entrance = isOther ? null : await entranceOf(request, app);
    const name = entrance?.firstLogin ? await orNull(ctx, findFirstLogin(ctx, entrance.firstLogin)) : null;
    return {
      countries: countriesIn(language),
      words: authWords(language, 'login'),
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

/** A button that has run out gives way to the form. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return (args.actionStatus === 401 && args.formData?.get('intent') === 'first') || revalidateAfterForm(args);
}

export default function LoginPage() {
  const { countries, words, phone, firstName } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber' | 'password'>({
    schema,
    id: 'login',
    defaultValue: { phonenumber: phone },
  });
  if (firstName !== null) {
    return (
      <AuthShell
        title={<Named text={words.firstTitle} name={firstName} />}
        intro={words.firstIntro}
        other={{ question: words.notYou, to: '/login?other', label: words.withPhone }}
      >
        <FirstLoginForm errors={form.errors} reply={reply} words={words} />
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title={words.title}
      intro={words.intro}
      other={{ question: words.other, to: '/register', label: words.otherLink }}
    >
      <LoginForm form={form} fields={fields} reply={reply} countries={countries} words={words}></LoginForm>
    </AuthShell>
  );
}
