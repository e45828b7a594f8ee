import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { type RegisterField, RegisterForm, type RegisterFormProps } from '~/components/auth/register-form';
import { Named } from '~/components/ui/named';
import { useLanguage } from '~/components/ui/use-language';
import { useServerForm } from '~/components/ui/use-server-form';
import { findInviter, referralLink } from '~/domain/referrals/queries.server';
import { createFirstLogin } from '~/domain/sessions/first-login.server';
import { signUp } from '~/domain/sessions/sign-up.server';
import { entranceCookie } from '~/http/browser/entrance.server';
import { forgottenRegistrationCookie, startedRegistrationOf } from '~/http/browser/started-registration.server';
import { formRoute } from '~/http/pages/form-route.server';
import { orNull } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { displayPhone } from '~/lib/phone';
import { authWords } from '~/i18n/auth';
import { consentWords } from '~/i18n/consent';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ signUpFormSchema }) => signUpFormSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.inviter) return [{ title: data?.words.metaTitle }];
  const { inviter, words } = data;
  const title = fill(words.previewTitle, { name: inviter.firstName });
  return [
    { title },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.previewText },
    { property: 'og:url', content: inviter.link },
    { property: 'og:image', content: inviter.picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

export const { loader, action } = formRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => {
    const referralCode = new URL(request.url).searchParams.get('refcode')?.slice(0, 40) ?? '';
    const known = await startedRegistrationOf(request, app);
    const isForChallenge = known.phonenumber !== '';
    const found = referralCode ? await orNull(ctx, findInviter(ctx, referralCode)) : null;
    const language = ctx.language;
    const inviter = found && {
      firstName: found.firstName,
      link: referralLink(ctx, found.code),
      picture: `${ctx.publicUrl}/share/invite/${found.code}?lang=${language}`,
    };
    const words = authWords(language, 'register');
    const consent = consentWords(language);
    const invitation: RegisterFormProps['invitation'] = !referralCode ? '' : found ? 'known' : 'unknown';
    return {
      countries: countriesIn(language),
      referralCode,
      invitation,
      known,
      isForChallenge,
      isOnWhatsApp: ctx.reminders.isOnWhatsApp,
      inviter,
      words,
      consent,
    };
  },
  schema,
  secrets: ['password'],
  failureMessage: say('Error during registration. Please try again later.'),
  handle: async ({ ctx, app, value }) => {
    const { message, referral, memberId } = await signUp(ctx, { ...value, language: value.language ?? ctx.language });
    const kind = referral === 'unknown_code' ? 'warning' : 'success';
    const firstLogin = await createFirstLogin(ctx, memberId);
    const cookie = await entranceCookie({ phone: displayPhone(value.phone), firstLogin }, app);
    return { message, kind, to: '/login', delayMs: 1500, cookies: [cookie, await forgottenRegistrationCookie(app)] };
  },
});

export default function RegisterPage() {
  const { countries, referralCode, invitation, known, isForChallenge, isOnWhatsApp, inviter, words, consent } =
    useLoaderData<typeof loader>();
  const language = useLanguage();
  const { form, fields, reply } = useServerForm<RegisterField>({
    unreadable: 'register',
    schema,
    id: 'register',
    defaultValue: { ...known, challenge: isForChallenge ? 'on' : '', referral_code: referralCode, language },
  });
  return (
    <AuthShell
      title={words.title}
      intro={
        inviter ? (
          <Named text={words.invitedBy} name={inviter.firstName} />
        ) : isForChallenge ? (
          words.introChallenge
        ) : (
          words.intro
        )
      }
      other={{ question: words.other, to: '/login', label: words.otherLink }}
    >
      <RegisterForm
        form={form}
        fields={fields}
        reply={reply}
        countries={countries}
        invitation={invitation}
        isOnWhatsApp={isOnWhatsApp}
        words={words}
        consentWords={consent}
      ></RegisterForm>
    </AuthShell>
  );
}
