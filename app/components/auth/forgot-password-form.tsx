import type { Country } from '~/components/ui/country';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthPageWords } from '~/i18n/auth';
import { AuthForm, type AuthFormProps } from './auth-form';

export function ForgotPasswordForm({
  form,
  fields,
  reply,
  countries,
  words,
  children,
}: AuthFormProps<'country' | 'phonenumber'> & { countries: readonly Country[]; words: AuthPageWords<'forgot'> }) {
  return (
    <AuthForm form={form} fields={[fields.phonenumber]} reply={reply}>
      {children}
      <PhoneField
        label={words.phone}
        field={fields.phonenumber}
        countryField={fields.country}
        countries={countries}
        placeholder={words.placeholder}
        required
      />
      <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
        {words.submit}
      </SubmitButton>
    </AuthForm>
  );
}
