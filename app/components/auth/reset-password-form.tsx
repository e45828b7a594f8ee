import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { AuthForm } from './auth-form';
import type { AuthFormProps } from './auth-form';
import { OtpField, ResendOtpForm } from './one-time-code';

/** The one-time code and a new password, typed twice; a second form asks for another code. */
export function ResetPasswordForm({
  form,
  fields,
  reply,
  children,
}: AuthFormProps<'otp' | 'newPassword' | 'confirmPassword'>) {
  return (
    <>
      <AuthForm form={form} fields={[fields.otp, fields.newPassword, fields.confirmPassword]} reply={reply}>
        {children}
        <OtpField field={fields.otp} hint="Six characters, sent to you on WhatsApp." />
        <PasswordField
          label="New password"
          field={fields.newPassword}
          autoComplete="new-password"
          required
          hint="Password must be at least 6 characters long."
        />
        <PasswordField label="Confirm password" field={fields.confirmPassword} autoComplete="new-password" required />
        <SubmitButton size="big" block pendingLabel="Resetting..." className="mt-1">
          Reset Password
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm />
    </>
  );
}
