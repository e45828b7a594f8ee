import { IndianPhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthPageWords } from '~/i18n/auth/words';
import { AuthForm } from './auth-form';
import type { AuthFormProps } from './auth-form';

/** The phone number that is to receive a one-time code. */
export function ForgotPasswordForm({
  form,
  fields,
  reply,
  words,
  children,
}: AuthFormProps<'phonenumber'> & { words: AuthPageWords<'forgot'> }) {
  return (
    <AuthForm form={form} fields={[fields.phonenumber]} reply={reply}>
      {children}
      <IndianPhoneField label={words.phone} field={fields.phonenumber} placeholder={words.placeholder} required />
      <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
        {words.submit}
      </SubmitButton>
    </AuthForm>
  );
}
