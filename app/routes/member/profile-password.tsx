import { useLoaderData } from '@remix-run/react';
import { AuthForm } from '~/components/auth/auth-form';
import { NewPasswordFields } from '~/components/auth/new-password-fields';
import { FormPage } from '~/components/dashboard/form-page';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { changePassword } from '~/domain/sessions/change-password.server';
import { createDeviceCookies } from '~/http/browser/devices.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { t } from '~/i18n/messages/message';

const schema = () =>
  import('~/domain/sessions/schemas').then(({ changePasswordFormSchema }) => changePasswordFormSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.password');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const shell = await loadMemberShell(ctx, await getOwnProfile(ctx));
    return { shell };
  },
  schema,
  secrets: ['current_password', 'newPassword', 'confirmPassword'],
  handle: async ({ ctx, app, value, request }) => {
    const { device } = await changePassword(ctx, value);
    const cookies = await createDeviceCookies(request, device, app);
    return { message: t('Your password is changed.'), to: '/profile-edit/privacy', delayMs: 1000, cookies };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ProfilePasswordPage() {
  const { shell } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.password');
  const { form, fields, reply } = useServerForm<'current_password' | 'newPassword' | 'confirmPassword'>({
    schema,
    id: 'profile-password',
  });
  return (
    <FormPage
      shell={shell}
      tab="profile"
      title={messages.title}
      intro={messages.intro}
      back={{ to: '/profile-edit/privacy', label: messages.back }}
    >
      <AuthForm
        form={form}
        fields={[fields.current_password, fields.newPassword, fields.confirmPassword]}
        reply={reply}
      >
        <PasswordField
          label={messages.present}
          field={fields.current_password}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields fields={fields} />
        <SubmitButton size="big" block pendingLabel={messages.pending}>
          {messages.submit}
        </SubmitButton>
      </AuthForm>
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
