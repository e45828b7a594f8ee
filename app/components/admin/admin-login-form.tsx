import { AuthForm, type AuthFormProps } from '~/components/auth/auth-form';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';

export function AdminLoginForm({ form, fields, reply }: AuthFormProps<'username' | 'password' | 'otp'>) {
  // After too many attempts by others, only the password and the code together are accepted.
  const asksForCode = Boolean(form.errors ?? fields.otp.errors);
  return (
    <AuthForm
      form={form}
      fields={[fields.username, fields.password, ...(asksForCode ? [fields.otp] : [])]}
      reply={reply}
    >
      <TextField
        label="Username"
        field={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" field={fields.password} autoComplete="current-password" required />
      {asksForCode ? (
        <TextField
          label="Code of your authenticator app, if you use one"
          field={fields.otp}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      ) : null}
      <SubmitButton size="big" block pendingLabel="Logging in..." className="mt-1">
        Log in
      </SubmitButton>
    </AuthForm>
  );
}
