import { Link, useLocation } from '@remix-run/react';
import type { Country } from '~/components/ui/country';
import { ButtonLink } from '~/components/ui/button';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthPageWords } from '~/i18n/auth';
import { AuthForm, type AuthFormProps } from './auth-form';

export function LoginForm({
  form,
  fields,
  reply,
  countries,
  words,
  children,
}: AuthFormProps<'country' | 'phonenumber' | 'password'> & {
  countries: readonly Country[];
  words: AuthPageWords<'login'>;
}) {
  const { search } = useLocation();
  return (
    <AuthForm form={form} fields={[fields.phonenumber, fields.password]} reply={reply}>
      {children}
      <PhoneField
        label={words.phone}
        field={fields.phonenumber}
        countryField={fields.country}
        countries={countries}
        required
      />
      <PasswordField
        label={words.password}
        field={fields.password}
        autoComplete="current-password"
        required
        aside={
          <Link to="/forgot-password" className="underline">
            {words.forgot}
          </Link>
        }
      />
      <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
        {words.submit}
      </SubmitButton>
      <ButtonLink to={`/login/code${search}`} variant="quiet" block>
        {words.code}
      </ButtonLink>
    </AuthForm>
  );
}
