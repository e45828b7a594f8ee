import type { FieldMeta } from '~/components/ui/field-meta';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';
import { AuthForm, type AuthFormProps } from './auth-form';
import { CodeDeliveryWarning, OtpField, ResendOtpForm } from './one-time-code';

/** Form for a one-time code and the fields in `children`. A second form requests another code. */
export function EnterCodeForm({
  form,
  otp,
  otherFields = [],
  reply,
  view,
  submit,
  children,
}: Omit<AuthFormProps<never>, 'fields'> & {
  otp: FieldMeta;
  /** The fields in `children`. They are passed again for the error summary. */
  otherFields?: readonly FieldMeta[];
  /** Label of the button, and its label while the form is being sent. */
  submit: { label: string; pending: string };
  view: { askedAt: number; resendInSeconds: number; codesRefused: string | null };
}) {
  const messages = useMessages('auth.reset');
  return (
    <>
      <CodeDeliveryWarning note={view.codesRefused} />
      <AuthForm form={form} fields={[otp, ...otherFields]} reply={reply}>
        <OtpField field={otp} label={messages.otp} hint={messages.otpHint} />
        {children}
        <SubmitButton size="big" block pendingLabel={submit.pending} className="mt-1">
          {submit.label}
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm
        label={messages.resend}
        pendingLabel={messages.resendPending}
        wait={{ seconds: view.resendInSeconds, askedAt: view.askedAt, text: messages.resendIn }}
      />
    </>
  );
}
