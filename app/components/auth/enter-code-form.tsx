import type { FieldMeta } from '~/components/ui/field-meta';
import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthWords } from '~/i18n/auth';
import { AuthForm, type AuthFormProps } from './auth-form';
import { CodesRefusedNote, OtpField, ResendOtpForm } from './one-time-code';

type Word = 'otp' | 'otpHint' | 'pending' | 'resend' | 'resendIn' | 'resendPending' | 'submit';

/** Takes a code and the fields in `children`. A second form asks for another code. */
export function EnterCodeForm({
  form,
  otp,
  otherFields = [],
  reply,
  view,
  words,
  children,
}: Omit<AuthFormProps<never>, 'fields'> & {
  otp: FieldMeta;
  /** The fields in `children`, for the summary of errors. */
  otherFields?: readonly FieldMeta[];
  view: { askedAt: number; resendInSeconds: number; codesRefused: string | null };
  words: Pick<AuthWords['reset'], Word>;
}) {
  return (
    <>
      <CodesRefusedNote note={view.codesRefused} />
      <AuthForm form={form} fields={[otp, ...otherFields]} reply={reply}>
        <OtpField field={otp} label={words.otp} hint={words.otpHint} />
        {children}
        <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
          {words.submit}
        </SubmitButton>
      </AuthForm>
      <ResendOtpForm
        label={words.resend}
        pendingLabel={words.resendPending}
        wait={{ seconds: view.resendInSeconds, askedAt: view.askedAt, text: words.resendIn }}
      />
    </>
  );
}
