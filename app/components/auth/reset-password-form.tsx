import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthPageWords } from '~/i18n/auth';
import { AuthForm, type AuthFormProps } from './auth-form';
import { NewPasswordFields } from './new-password-fields';
import { OtpField, ResendOtpForm } from './one-time-code';

/** A second form asks for another code. */
export function ResetPasswordForm({
  form,
  fields,
  reply,
  resendInSeconds,
  askedAt,
  words,
  children,
}: AuthFormProps<'otp' | 'newPassword' | 'confirmPassword'> & {
  resendInSeconds: number;
  askedAt: number;
  words: AuthPageWords<'reset'>;
}) {
  return (
    <>
      <AuthForm form={form} fields={[fields.otp, fields.newPassword, fields.confirmPassword]} reply={reply}>
        {children}
        <OtpField field={fields.otp} label={words.otp} hint={words.otpHint} />
        <NewPasswordFields fields={fields} words={words} />
        <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
          {words.submit}
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm
        label={words.resend}
        pendingLabel={words.resendPending}
        wait={{ seconds: resendInSeconds, askedAt, text: words.resendIn }}
      />
    </>
  );
}
