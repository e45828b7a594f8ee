import { IndianPhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { AuthForm } from './auth-form';
import type { AuthFormProps } from './auth-form';

/** The phone number that is to receive a one-time code. */
export function ForgotPasswordForm({ form, fields, reply, children }: AuthFormProps<'phonenumber'>) {
  return (
    <AuthForm form={form} fields={[fields.phonenumber]} reply={reply}>
      {children}
      <IndianPhoneField label="Phone number" field={fields.phonenumber} placeholder="WhatsApp number" required />
      <SubmitButton size="big" block pendingLabel="Sending OTP..." className="mt-1">
        Send OTP
      </SubmitButton>
    </AuthForm>
  );
}
