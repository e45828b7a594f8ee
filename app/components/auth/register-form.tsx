import { CheckboxField } from '~/components/ui/checkbox-field';
import { getInitialText } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { ConsentText } from '~/components/ui/consent-text';
import { RadioGroup } from '~/components/ui/radio-group';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { formatTimeOfDay } from '~/lib/time-range';
import { SelectField } from '~/components/ui/select-field';
import { useMessages } from '~/components/ui/use-messages';
import type { Country } from '~/lib/countries';
import { AuthForm, type AuthFormProps } from './auth-form';
import { useRegisterRules } from './use-register-rules';

export type RegisterFieldName =
  | 'name'
  | 'country'
  | 'phonenumber'
  | 'password'
  | 'referral_code'
  | 'language'
  | 'reminders'
  | 'batch'
  | 'challenge'
  | 'consent';

export interface RegisterFormProps extends AuthFormProps<RegisterFieldName> {
  countries: readonly Country[];
  /** Whether the invitation code in the link is valid. Empty if the link contains no code. */
  invitation: 'known' | 'unknown' | '';
  batchTimes: readonly string[];
  isOnWhatsApp: boolean;
}

export function RegisterForm({
  form,
  fields,
  reply,
  countries,
  invitation,
  batchTimes,
  isOnWhatsApp,
  children,
}: RegisterFormProps) {
  const messages = useMessages('auth.register');
  const rules = useRegisterRules(form.id);
  const labels = useMessages('auth.fields');
  const { registering } = useMessages('consent');
  const { name, country, phonenumber, password, referral_code, language, reminders, batch, challenge, consent } =
    fields;
  const hints = { known: messages.referralApplied, unknown: messages.referralUnknown, '': messages.referralHint };
  return (
    <AuthForm form={form} fields={[name, phonenumber, password, referral_code, language, consent]} reply={reply}>
      {children}
      <input type="hidden" name={challenge.name} value={getInitialText(challenge)} />
      <TextField label={labels.name} field={name} autoComplete="name" required />
      <PhoneField
        label={labels.phone}
        field={phonenumber}
        countryField={country}
        countries={countries}
        indianRules={{ list: rules.phone, met: messages.rules.met }}
        required
      />
      <PasswordField
        label={labels.password}
        field={password}
        autoComplete="new-password"
        required
        rules={{ list: rules.password, met: messages.rules.met }}
        hint={messages.rules.easy}
      />
      <TextField
        label={messages.referralCode}
        field={referral_code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={getInitialText(referral_code) ? hints[invitation] : messages.referralHint}
      />
      <div className="grid gap-3 rounded-sheet bg-leaf p-4 shadow-(--shadow-leaf) forced-colors:border">
        <SelectField
          label={messages.batch}
          field={batch}
          placeholder={messages.laterBatch}
          hint={messages.batchHint}
          choices={batchTimes.map((time) => ({ value: time, label: formatTimeOfDay(time) }))}
        />
        {isOnWhatsApp ? <CheckboxField field={reminders}>{messages.reminders}</CheckboxField> : null}
      </div>
      <details open={language.errors !== undefined}>
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
          {messages.more}
        </summary>
        <RadioGroup
          label={messages.messagesIn}
          field={language}
          choices={LANGUAGES.map((one) => ({
            value: one,
            label: LANGUAGE_NAMES[one],
            lang: LOCALES[one],
          }))}
        />
      </details>
      <CheckboxField field={consent} required>
        <ConsentText text={registering} />
      </CheckboxField>
      <SubmitButton size="big" block pendingLabel={messages.pending} className="mt-1">
        {messages.submit}
      </SubmitButton>
    </AuthForm>
  );
}
