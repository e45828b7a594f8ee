import { Link, useLocation } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';
import type { Country } from '~/lib/countries';
import { AuthForm, type AuthFormProps } from './auth-form';

export function LoginForm({
  form,
  fields,
  reply,
  countries,
  children,
}: AuthFormProps<'country' | 'phonenumber' | 'password'> & {
  countries: readonly Country[];
}) {
  const messages = useMessages('auth.login');
  const labels = useMessages('auth.fields');
  const { search } = useLocation();
  return (
    <AuthForm form={form} fields={[fields.phonenumber, fields.password]} reply={reply}>
      {children}
      <PhoneField
        label={labels.phone}
        field={fields.phonenumber}
        countryField={fields.country}
        countries={countries}
        required
      />
      <PasswordField
        label={labels.password}
        field={fields.password}
        autoComplete="current-password"
        required
        aside={
          <Link to="/forgot-password" className="underline">
            {messages.forgot}
          </Link>
        }
      />
      <SubmitButton size="big" block pendingLabel={messages.pending} className="mt-1">
        {messages.submit}
      </SubmitButton>
      <ButtonLink to={`/login/code${search}`} variant="quiet" block>
        {messages.code}
      </ButtonLink>
    </AuthForm>
  );
}
