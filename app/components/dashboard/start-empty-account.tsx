import { AuthForm } from '~/components/auth/auth-form';
import { ButtonLink } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { ConsentText } from '~/components/ui/consent-text';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useMessages } from '~/components/ui/use-messages';
import { useServerForm } from '~/components/ui/use-server-form';
import { FormPage } from './form-page';
import type { MemberShellData } from './member-shell';

const schema = () => import('~/domain/sessions/schemas').then(({ startEmptyAccountSchema }) => startEmptyAccountSchema);

/** Deletes an account that somebody else has set up, and asks for what a new account needs. */
export function StartEmptyAccount({ shell }: { shell: MemberShellData }) {
  const messages = useMessages('member.startEmpty');
  const { name, password, passwordHint } = useMessages('member.accountSetup');
  const { registering } = useMessages('consent');
  const { form, fields, reply } = useServerForm<'name' | 'newPassword' | 'consent'>({ schema, id: 'start-empty' });
  return (
    <FormPage shell={shell} tab="home" title={messages.title} intro={messages.warning}>
      <p>{messages.whatGoes}</p>
      <p>{messages.donations}</p>
      <p>{messages.whatStays}</p>
      <AuthForm form={form} fields={[fields.name, fields.newPassword, fields.consent]} reply={reply}>
        <TextField label={name} field={fields.name} autoComplete="name" required />
        <PasswordField
          label={password}
          hint={passwordHint}
          field={fields.newPassword}
          autoComplete="new-password"
          required
        />
        <CheckboxField field={fields.consent} required>
          <ConsentText text={registering} />
        </CheckboxField>
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton
            intent="empty"
            variant="reject"
            size="big"
            className="flex-auto"
            pendingLabel={messages.starting}
          >
            {messages.start}
          </SubmitButton>
          <ButtonLink to="/confirm-phone" size="big" className="flex-auto">
            {messages.keep}
          </ButtonLink>
        </div>
      </AuthForm>
    </FormPage>
  );
}
