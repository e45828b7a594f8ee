import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmPhone } from '~/components/dashboard/confirm-phone';
import { FormPage } from '~/components/dashboard/form-page';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { confirmOwnPhone, requestProofCode } from '~/domain/sessions/confirm-own-phone.server';
import { oneTimeCodeSchema } from '~/domain/sessions/schemas';
import { confirmPhoneView } from '~/http/pages/confirm-phone-view.server';
import { formRoute } from '~/http/pages/form-route.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all' };

export const meta = titleMeta('member.confirmPhone');

export const { loader, action } = formRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const member = await getOwnProfile(ctx);
    const view = await confirmPhoneView(ctx, member);
    if (!view) throw redirect('/dashboard');
    return {
      shell: await memberShell(ctx, request, member),
      view,
      messages: messagesFor(ctx.language, 'member.confirmPhone'),
    };
  },
  schema: oneTimeCodeSchema,
  handle: async ({ ctx, value }) => {
    await confirmOwnPhone(ctx, value);
    return { message: say('Your WhatsApp number is confirmed.'), to: '/dashboard' };
  },
  intents: {
    send: {
      failureMessage: say('Error sending OTP. Please try again later.'),
      handle: async ({ ctx }) => {
        await requestProofCode(ctx);
        return { message: say('OTP sent successfully to your phone number!'), to: '/confirm-phone' };
      },
    },
  },
});

export default function ConfirmPhonePage() {
  const { shell, view } = useLoaderData<typeof loader>();
  const messages = useMessages('member.confirmPhone');
  const reply = useActionData<typeof action>();
  return (
    <FormPage
      shell={shell}
      tab="home"
      title={messages.title}
      intro={messages.why}
      back={{ to: '/dashboard', label: messages.back }}
    >
      <ConfirmPhone view={view} refused={reply?.result ?? null} />
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
