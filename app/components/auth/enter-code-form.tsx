import type { FieldMeta } from '~/components/ui/field-meta';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';
import { AuthForm, type AuthFormProps } from './auth-form';
import { CodeDeliveryWarning, OtpField, ResendOtpForm } from './one-time-code';

/** Form for a code and the fields in `children`, with a second form to request another code. */
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
  /** The fields in `children`, for the error summary. */
  otherFields?: readonly FieldMeta[];
  /** The button's label, and while the form is on its way. */
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
