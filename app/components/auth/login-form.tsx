import { Link } from '@remix-run/react';
import type { Country } from '~/components/ui/country';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { AuthForm } from './auth-form';
import type { AuthFormProps } from './auth-form';

/** Phone number and password. */
export function LoginForm({
  form,
  fields,
  reply,
  countries,
  children,
}: AuthFormProps<'country' | 'phonenumber' | 'password'> & { countries: readonly Country[] }) {
  return (
    <AuthForm form={form} fields={[fields.phonenumber, fields.password]} reply={reply}>
      {children}
      <PhoneField
        label="Phone number"
        field={fields.phonenumber}
        countryField={fields.country}
        countries={countries}
        required
      />
      <PasswordField
        label="Password"
        field={fields.password}
        autoComplete="current-password"
        required
        aside={
          <Link to="/forgot-password" className="underline">
            Forgot Password?
          </Link>
        }
      />
      <SubmitButton size="big" block pendingLabel="Joining..." className="mt-1">
        Click to join for free
      </SubmitButton>
    </AuthForm>
  );
}
