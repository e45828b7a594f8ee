import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { AuthShell } from '~/components/auth/auth-shell';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { ButtonLink } from '~/components/ui/button';
import { ContactLinks } from '~/components/ui/contact-links';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { listContactLinks } from '~/domain/content/contact.server';
import { findRestorablePhone, restorePhone } from '~/domain/sessions/restore-phone.server';
import { restorePhoneSchema } from '~/domain/sessions/schemas';
import { deviceCookies } from '~/http/browser/devices.server';
import { formAction } from '~/http/pages/form-action.server';
import { publicPage } from '~/http/pages/page.server';
import { maskPhone } from '~/lib/phone';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

const schema = () => import('~/domain/sessions/schemas').then(({ restorePhoneSchema }) => restorePhoneSchema);

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.restore');

/** The query is left out of every log. */
function tokenOf({ request }: LoaderFunctionArgs): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '';
}

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const phone = await findRestorablePhone(ctx, tokenOf(args));
    const messages = messagesFor(ctx.language, 'auth.fields', 'auth.restore');
    const contact = phone ? [] : await listContactLinks(ctx);
    return data({ phone: phone && maskPhone(phone), contact, messages }, { status: phone ? 200 : 404 });
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: restorePhoneSchema,
    secrets: ['newPassword', 'confirmPassword'],
    handle: async ({ ctx, app, value, request }) => {
      const { device } = await restorePhone(ctx, { ...value, token: tokenOf(args) });
      return {
        message: say('Your account is yours again. Please log in with your new password.'),
        to: '/login',
        delayMs: 3000,
        cookies: await deviceCookies(request, device, app),
      };
    },
  });
}

export { sendOrStay as clientAction, stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function RestorePhonePage() {
  const { phone, contact } = useLoaderData<typeof loader>();
  const messages = useMessages('auth.restore');
  const { form, fields, reply } = useServerForm<'newPassword' | 'confirmPassword'>({ schema, id: 'restore-phone' });
  return (
    <AuthShell
      title={phone === null ? messages.deadTitle : messages.title}
      intro={phone === null ? messages.deadIntro : fill(messages.intro, { phone })}
      other={{ question: messages.other, to: '/login', label: messages.otherLink }}
    >
      {phone === null ? (
        <>
          <ContactLinks links={contact} />
          <ButtonLink to="/forgot-password" size="big" block>
            {messages.forgot}
          </ButtonLink>
        </>
      ) : (
        <AuthForm form={form} fields={[fields.newPassword, fields.confirmPassword]} reply={reply}>
          <EnhancedField />
          <NewPasswordFields fields={fields} />
          <SubmitButton size="big" block pendingLabel={messages.pending}>
            {messages.submit}
          </SubmitButton>
        </AuthForm>
      )}
    </AuthShell>
  );
}
