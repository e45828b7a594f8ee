import type { Country } from '~/components/ui/country';
import { initialText } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { AuthForm } from './auth-form';
import type { AuthFormProps } from './auth-form';

/** Name, phone number, password and the code of the friend who invited, if there is one. */
export function RegisterForm({
  form,
  fields,
  reply,
  countries,
  invited,
  children,
}: AuthFormProps<'name' | 'country' | 'phonenumber' | 'password' | 'referral_code'> & {
  countries: readonly Country[];
  /** The referral code came with the link. */
  invited: boolean;
}) {
  const { name, country, phonenumber, password, referral_code: referralCode } = fields;
  return (
    <AuthForm form={form} fields={[name, phonenumber, password, referralCode]} reply={reply}>
      {children}
      <TextField label="Name" field={name} autoComplete="name" required />
      <PhoneField label="Phone number" field={phonenumber} countryField={country} countries={countries} required />
      <PasswordField
        label="Password"
        field={password}
        autoComplete="new-password"
        required
        hint="Password must be at least 6 characters long."
      />
      <TextField
        label="Referral code (optional)"
        field={referralCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          invited && initialText(referralCode)
            ? 'Your friend’s code is already applied.'
            : 'From a friend who practises here.'
        }
      />
      <SubmitButton size="big" block pendingLabel="Joining..." className="mt-1">
        Register free
      </SubmitButton>
    </AuthForm>
  );
}
