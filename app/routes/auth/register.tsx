import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { type RegisterFieldName, RegisterForm, type RegisterFormProps } from '~/components/auth/register-form';
import { TextWithName } from '~/components/ui/text-with-name';
import { useLanguage } from '~/components/ui/use-language';
import { useServerForm } from '~/components/ui/use-server-form';
import { findMessages, createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { readReferralCode } from '~/domain/referrals/referral-code';
import { findInviter, buildReferralLink } from '~/domain/referrals/queries.server';
import { createFirstLoginToken } from '~/domain/sessions/first-login.server';
import { uncommonPasswordField } from '~/domain/sessions/password-policy.server';
import { createSignUpFormSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { createLoginPrefillCookie } from '~/http/browser/login-prefill.server';
import { clearRegistrationCookie, readRegistrationCookie } from '~/http/browser/started-registration.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { listPageCountries } from '~/lib/countries';
import { formatPhone } from '~/lib/phone';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/sessions/schemas').then(({ signUpFormSchema }) => signUpFormSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) => {
  const inviter = args.data?.inviter;
  if (!inviter) return createTitleMeta('auth.register')(args);
  const messages = findMessages(args.matches, 'auth.register');
  const title = interpolate(messages.previewTitle, { name: inviter.firstName });
  return [
    { title },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: messages.previewText },
    { property: 'og:url', content: inviter.link },
    { property: 'og:image', content: inviter.picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

const route = defineFormRoute({
  access: 'visitor',
  load: async ({ ctx, app, request }) => {
    const referralCode = readReferralCode(new URL(request.url).searchParams.get('refcode') ?? '');
    const known = await readRegistrationCookie(request, app);
    const isForChallenge = known.phonenumber !== '';
    const found = referralCode ? await loadOrNullOnFailure(ctx, findInviter(ctx, referralCode)) : null;
    const language = ctx.language;
    const inviter = found && {
      firstName: found.firstName,
      link: buildReferralLink(ctx, found.code),
      picture: `${ctx.publicUrl}/share/invite/${found.code}?lang=${language}`,
    };
    const invitation: RegisterFormProps['invitation'] = !referralCode ? '' : found ? 'known' : 'unknown';
    return {
      countries: listPageCountries(language),
      referralCode,
      invitation,
      known,
      isForChallenge,
      batchTimes: ctx.brand.site.batch_times,
      isOnWhatsApp: ctx.reminders.isOnWhatsApp,
      inviter,
    };
  },
  schema: createSignUpFormSchema(uncommonPasswordField),
  secrets: ['password'],
  failureMessage: t('Error during registration. Please try again later.'),
  handle: async ({ ctx, app, value }) => {
    const { message, referral, memberId } = await signUp(ctx, { ...value, language: value.language ?? ctx.language });
    const kind = referral === 'unknown_code' ? 'warning' : 'success';
    const firstLogin = await createFirstLoginToken(ctx, memberId);
    const cookie = await createLoginPrefillCookie({ phone: formatPhone(value.phone), firstLogin }, app);
    return { message, kind, to: '/login', delayMs: 1500, cookies: [cookie, await clearRegistrationCookie(app)] };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RegisterPage() {
  const { countries, referralCode, invitation, known, isForChallenge, batchTimes, isOnWhatsApp, inviter } =
    useLoaderData<typeof loader>();
  const messages = useMessages('auth.register');
  const language = useLanguage();
  const { form, fields, reply } = useServerForm<RegisterFieldName>({
    schema,
    id: 'register',
    keepsPasswords: true,
    unreadable: 'register',
    defaultValue: { ...known, challenge: isForChallenge ? 'on' : '', referral_code: referralCode, language },
  });
  return (
    <AuthShell
      title={messages.title}
      intro={
        inviter ? (
          <TextWithName text={messages.invitedBy} name={inviter.firstName} />
        ) : isForChallenge ? (
          messages.introChallenge
        ) : (
          messages.intro
        )
      }
      other={{ question: messages.other, to: '/login', label: messages.otherLink }}
    >
      <RegisterForm
        form={form}
        fields={fields}
        reply={reply}
        countries={countries}
        invitation={invitation}
        batchTimes={batchTimes}
        isOnWhatsApp={isOnWhatsApp}
      ></RegisterForm>
    </AuthShell>
  );
}
