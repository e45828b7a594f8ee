import { AuthForm } from '~/components/auth/auth-form';
import { Button, ButtonLink } from '~/components/ui/button';
import { PasswordField } from '~/components/ui/password-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useMessages } from '~/components/ui/use-messages';
import { useServerForm } from '~/components/ui/use-server-form';
import { FormPage } from './form-page';
import type { MemberShellData } from './member-shell';

const schema = () => import('~/domain/sessions/schemas').then(({ accountSetupSchema }) => accountSetupSchema);

/** Asks for the name and the password after the first proof of a phone has reset the account. */
export function AccountSetup({
  shell,
  setup: { name, hasPassword, canStartEmpty },
}: {
  shell: MemberShellData;
  setup: { name: string; hasPassword: boolean; canStartEmpty: boolean };
}) {
  const messages = useMessages('member.accountSetup');
  const { form, fields, reply } = useServerForm<'name' | 'newPassword'>({
    schema,
    id: 'account-setup',
    defaultValue: { name },
  });
  return (
    <FormPage shell={shell} tab="home" title={messages.title} intro={hasPassword ? messages.introName : messages.intro}>
      <AuthForm form={form} fields={[fields.name, fields.newPassword]} reply={reply}>
        <TextField label={messages.name} field={fields.name} autoComplete="name" required />
        {hasPassword ? null : (
          <PasswordField
            label={messages.password}
            hint={messages.passwordHint}
            field={fields.newPassword}
            autoComplete="new-password"
            required
          />
        )}
        <SubmitButton intent="setup" size="big" block pendingLabel={messages.saving}>
          {messages.save}
        </SubmitButton>
      </AuthForm>
      <ServerForm className="mt-4 grid gap-1">
        <p className="text-small text-ink-soft">{messages.laterHint}</p>
        <Button name="intent" value="later" variant="quiet">
          {messages.later}
        </Button>
      </ServerForm>
      {canStartEmpty ? (
        <div className="grid gap-1">
          <p className="text-small text-ink-soft">{messages.notMineHint}</p>
          <ButtonLink to="/confirm-phone?start=empty" variant="quiet">
            {messages.notMine}
          </ButtonLink>
        </div>
      ) : null}
    </FormPage>
  );
}
