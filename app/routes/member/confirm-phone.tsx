import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountSetup } from '~/components/dashboard/account-setup';
import { ConfirmPhone } from '~/components/dashboard/confirm-phone';
import { StartEmptyAccount } from '~/components/dashboard/start-empty-account';
import { FormPage } from '~/components/dashboard/form-page';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { verifyOwnPhone, requestPhoneVerificationCode } from '~/domain/sessions/verify-own-phone.server';
import { ALREADY_DONE_MESSAGE, findAccountSetup, finishAccountSetup } from '~/domain/sessions/account-setup.server';
import { startEmptyAccount } from '~/domain/sessions/start-empty-account.server';
import { accountSetupSchema, oneTimeCodeSchema, startEmptyAccountSchema } from '~/domain/sessions/schemas';
import { createLoginCookies } from '~/http/login/auth.server';
import { loadConfirmPhoneData } from '~/http/login/confirm-phone-data.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.confirmPhone');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const member = await getOwnProfile(ctx);
    const [view, setup] = [await loadConfirmPhoneData(ctx, member), await findAccountSetup(ctx)];
    if (!view && !setup) throw redirect('/dashboard');
    const startsEmpty = setup?.canStartEmpty === true && new URL(request.url).searchParams.get('start') === 'empty';
    return {
      shell: await loadMemberShell(ctx, member),
      view,
      setup,
      startsEmpty,
    };
  },
  schema: oneTimeCodeSchema,
  handle: async ({ ctx, value }) => {
    await verifyOwnPhone(ctx, value);
    return { message: t('Your WhatsApp number is confirmed.'), to: '/dashboard' };
  },
  secrets: ['newPassword'],
  intents: {
    setup: {
      schema: accountSetupSchema,
      handle: async ({ ctx, value }) => {
        // A stale page would otherwise be redirected by the loader without a message.
        if (!(await findAccountSetup(ctx))) return { message: ALREADY_DONE_MESSAGE, kind: 'error', to: '/dashboard' };
        await finishAccountSetup(ctx, value);
        return { message: t('Your account is yours now. Welcome!'), to: '/dashboard' };
      },
    },
    later: {
      handle: async ({ ctx }) => {
        await finishAccountSetup(ctx, null);
        return { message: t('You can set a password later with “Forgot Password?”.'), to: '/dashboard' };
      },
    },
    empty: {
      schema: startEmptyAccountSchema,
      handle: async ({ ctx, app, request, value }) => {
        if (!(await findAccountSetup(ctx))) return { message: ALREADY_DONE_MESSAGE, kind: 'error', to: '/dashboard' };
        const opened = await startEmptyAccount(ctx, value);
        return {
          message: t('Your account is yours now. Welcome!'),
          to: '/dashboard',
          cookies: await createLoginCookies('member', opened, { request, app }),
        };
      },
    },
    send: {
      failureMessage: t('Error sending OTP. Please try again later.'),
      handle: async ({ ctx }) => {
        await requestPhoneVerificationCode(ctx);
        return { message: t('OTP sent successfully to your phone number!'), to: '/confirm-phone' };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ConfirmPhonePage() {
  const { shell, view, setup, startsEmpty } = useLoaderData<typeof loader>();
  const messages = useMessages('member.confirmPhone');
  const reply = useActionData<typeof action>();
  if (startsEmpty) return <StartEmptyAccount shell={shell} />;
  if (setup) return <AccountSetup shell={shell} setup={setup} />;
  return (
    <FormPage
      shell={shell}
      tab="home"
      title={messages.title}
      intro={messages.why}
      back={{ to: '/dashboard', label: messages.back }}
    >
      {view ? <ConfirmPhone view={view} refused={reply?.result ?? null} /> : null}
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
