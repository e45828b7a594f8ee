import { useLoaderData } from '@remix-run/react';
import type { Country } from '~/components/ui/country';
import { PhoneField } from '~/components/ui/phone-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import type { AuthPageWords } from '~/i18n/auth';
import { AuthForm } from './auth-form';
import { AuthShell } from './auth-shell';

const schema = () => import('~/domain/sessions/schemas').then(({ forgotPasswordSchema }) => forgotPasswordSchema);

/** Asks for the phone that a code is sent to. */
export function RequestCodePage({ id }: { id: string }) {
  const { countries, words } = useLoaderData<{
    countries: readonly Country[];
    words: Omit<AuthPageWords<'forgot'>, 'other' | 'otherLink'> & Record<'other' | 'otherLink', string>;
  }>();
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber'>({ schema, id, unreadable: 'otp' });
  return (
    <AuthShell
      title={words.title}
      intro={words.intro}
      other={{ question: words.other, to: '/login', label: words.otherLink }}
    >
      <AuthForm form={form} fields={[fields.phonenumber]} reply={reply}>
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
    </AuthShell>
  );
}
