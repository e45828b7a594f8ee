import { data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { AuthShell } from '~/components/auth/auth-shell';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { ButtonLink } from '~/components/ui/button';
import { ContactLinks } from '~/components/ui/contact-links';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { listContactLinks } from '~/domain/content/contact.server';
import { findRestorablePhone, restorePhone } from '~/domain/sessions/restore-phone.server';
import { deviceCookies } from '~/http/browser/devices.server';
import { formRoute } from '~/http/pages/form-route.server';
import { maskPhone } from '~/lib/phone';
import { authWords } from '~/i18n/auth';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';

const schema = () => import('~/domain/sessions/schemas').then(({ restorePhoneSchema }) => restorePhoneSchema);

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.words.metaTitle }];

/** The query is left out of every log. */
function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '';
}

export const { loader, action } = formRoute({
  access: 'anyone',
  load: async ({ ctx, request }) => {
    const phone = await findRestorablePhone(ctx, tokenOf(request));
    const words = { ...authWords(ctx.language, 'reset'), ...authWords(ctx.language, 'restore') };
    const contact = phone ? [] : await listContactLinks(ctx);
    return data({ phone: phone && maskPhone(phone), contact, words }, { status: phone ? 200 : 404 });
  },
  schema,
  secrets: ['newPassword', 'confirmPassword'],
  handle: async ({ ctx, app, value, request }) => {
    const { device } = await restorePhone(ctx, { ...value, token: tokenOf(request) });
    return {
      message: say('Your account is yours again. Please log in with your new password.'),
      to: '/login',
      delayMs: 3000,
      cookies: await deviceCookies(request, device, app),
    };
  },
});

export default function RestorePhonePage() {
  const { phone, contact, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'newPassword' | 'confirmPassword'>({ schema, id: 'restore-phone' });
  return (
    <AuthShell
      title={phone === null ? words.deadTitle : words.title}
      intro={phone === null ? words.deadIntro : fill(words.intro, { phone })}
      other={{ question: words.other, to: '/login', label: words.otherLink }}
    >
      {phone === null ? (
        <>
          <ContactLinks links={contact} />
          <ButtonLink to="/forgot-password" size="big" block>
            {words.forgot}
          </ButtonLink>
        </>
      ) : (
        <AuthForm form={form} fields={[fields.newPassword, fields.confirmPassword]} reply={reply}>
          <NewPasswordFields fields={fields} words={words} />
          <SubmitButton size="big" block pendingLabel={words.pending}>
            {words.submit}
          </SubmitButton>
        </AuthForm>
      )}
    </AuthShell>
  );
}
