import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { AuthShell } from '~/components/auth/auth-shell';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { ButtonLink } from '~/components/ui/button';
import { ContactLinks } from '~/components/ui/contact-links';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { listContactLinks } from '~/domain/content/contact.server';
import { findRestorablePhone, restorePhone } from '~/domain/sessions/restore-phone.server';
import { createDeviceCookies } from '~/http/browser/devices.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { maskPhone } from '~/lib/phone';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/sessions/schemas').then(({ restorePhoneSchema }) => restorePhoneSchema);

export const handle = { languages: 'all' };

export const meta = createTitleMeta('auth.restore');

/** Reads the token from the query string, which is never logged. */
function getToken(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '';
}

const route = defineFormRoute({
  access: 'anyone',
  load: async ({ ctx, request }) => {
    const phone = await findRestorablePhone(ctx, getToken(request));
    const contact = phone ? [] : listContactLinks(ctx);
    return data({ phone: phone && maskPhone(phone), contact }, { status: phone ? 200 : 404 });
  },
  schema,
  secrets: ['newPassword', 'confirmPassword'],
  handle: async ({ ctx, app, value, request }) => {
    const { device } = await restorePhone(ctx, { ...value, token: getToken(request) });
    return {
      message: t('Your account is yours again. Please log in with your new password.'),
      to: '/login',
      delayMs: 3000,
      cookies: await createDeviceCookies(request, device, app),
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RestorePhonePage() {
  const { phone, contact } = useLoaderData<typeof loader>();
  const messages = useMessages('auth.restore');
  const { form, fields, reply } = useServerForm<'newPassword' | 'confirmPassword'>({ schema, id: 'restore-phone' });
  return (
    <AuthShell
      title={phone === null ? messages.deadTitle : messages.title}
      intro={phone === null ? messages.deadIntro : interpolate(messages.intro, { phone })}
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
          <NewPasswordFields fields={fields} />
          <SubmitButton size="big" block pendingLabel={messages.pending}>
            {messages.submit}
          </SubmitButton>
        </AuthForm>
      )}
    </AuthShell>
  );
}
