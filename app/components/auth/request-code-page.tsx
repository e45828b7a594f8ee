import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { useMessages } from '~/components/ui/use-messages';
import type { Country } from '~/lib/countries';
import { AuthForm } from './auth-form';
import { AuthShell } from './auth-shell';

const schema = () => import('~/domain/sessions/schemas').then(({ forgotPasswordSchema }) => forgotPasswordSchema);

/** Form for the phone number to which a one-time code is sent. */
export function RequestCodePage({ id }: { id: 'forgot-password' | 'login-code' }) {
  const { countries } = useLoaderData<{ countries: readonly Country[] }>();
  const messages = useMessages('auth.forgot');
  const { phone } = useMessages('auth.fields');
  const own = useMessages(id === 'login-code' ? 'auth.code' : 'auth.forgot');
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber'>({ schema, id, unreadable: 'otp' });
  return (
    <AuthShell title={own.title} intro={own.intro} other={{ question: own.other, to: '/login', label: own.otherLink }}>
      <AuthForm form={form} fields={[fields.phonenumber]} reply={reply}>
        <PhoneField
          label={phone}
          field={fields.phonenumber}
          countryField={fields.country}
          countries={countries}
          placeholder={messages.placeholder}
          required
        />
        <SubmitButton size="big" block pendingLabel={messages.pending} className="mt-1">
          {messages.submit}
        </SubmitButton>
      </AuthForm>
    </AuthShell>
  );
}
