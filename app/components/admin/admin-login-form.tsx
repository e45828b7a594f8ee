import { AuthForm, type AuthFormProps } from '~/components/auth/auth-form';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';

export function AdminLoginForm({ form, fields, reply }: AuthFormProps<'username' | 'password'>) {
  return (
    <AuthForm form={form} fields={[fields.username, fields.password]} reply={reply}>
      <TextField
        label="Username"
        field={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" field={fields.password} autoComplete="current-password" required />
      <SubmitButton size="big" block pendingLabel="Logging in..." className="mt-1">
        Log in
      </SubmitButton>
    </AuthForm>
  );
}
