import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { FormPage } from '~/components/dashboard/form-page';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { getOwnProfile } from '~/domain/members/queries.server';
import { changePassword } from '~/domain/sessions/change-password.server';
import { deviceCookies } from '~/http/browser/devices.server';
import { formRoute } from '~/http/pages/form-route.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { authWords } from '~/i18n/auth';
import { profileWords } from '~/i18n/profile';
import { say } from '~/i18n/messages/say';

const schema = () =>
  import('~/domain/sessions/schemas').then(({ changePasswordFormSchema }) => changePasswordFormSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export const { loader, action } = formRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const shell = await memberShell(ctx, request, await getOwnProfile(ctx));
    const { newPassword, confirmPassword, passwordHint } = authWords(shell.language, 'reset');
    const words = profileWords(shell.language, 'password');
    return { shell, words: { ...words, newPassword, confirmPassword, passwordHint } };
  },
  schema,
  secrets: ['current_password', 'newPassword', 'confirmPassword'],
  handle: async ({ ctx, app, value, request }) => {
    const { device } = await changePassword(ctx, value);
    const cookies = await deviceCookies(request, device, app);
    return { message: say('Your password is changed.'), to: '/profile-edit', delayMs: 1000, cookies };
  },
});

export default function ProfilePasswordPage() {
  const { shell, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'current_password' | 'newPassword' | 'confirmPassword'>({
    schema,
    id: 'profile-password',
  });
  return (
    <FormPage
      shell={shell}
      tab="profile"
      title={words.title}
      intro={words.intro}
      back={{ to: '/profile-edit', label: words.back }}
    >
      <AuthForm
        form={form}
        fields={[fields.current_password, fields.newPassword, fields.confirmPassword]}
        reply={reply}
      >
        <PasswordField label={words.present} field={fields.current_password} autoComplete="current-password" required />
        <NewPasswordFields fields={fields} words={words} />
        <SubmitButton size="big" block pendingLabel={words.pending}>
          {words.submit}
        </SubmitButton>
      </AuthForm>
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
