import type { Country } from '~/components/ui/country';
import { initialText } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { PolicySentence } from '~/components/ui/policy-sentence';
import { RadioGroup } from '~/components/ui/radio-group';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import type { AuthPageWords } from '~/i18n/auth';
import type { ConsentWords } from '~/i18n/consent';
import { BATCH_TIMES } from '~/domain/members/policy';
import { timeOfDay } from '~/lib/time-range';
import { SelectField } from '~/components/ui/select-field';
import { AuthForm, type AuthFormProps } from './auth-form';

export interface RegisterFormProps extends AuthFormProps<
  'name' | 'country' | 'phonenumber' | 'password' | 'referral_code' | 'language' | 'reminders' | 'batch' | 'challenge'
> {
  countries: readonly Country[];
  /** Whether somebody has the code that came with the link; empty without one. */
  invitation: 'known' | 'unknown' | '';
  isOnWhatsApp: boolean;
  words: AuthPageWords<'register'>;
  consent: ConsentWords;
}

export function RegisterForm({
  form,
  fields,
  reply,
  countries,
  invitation,
  isOnWhatsApp,
  words,
  consent,
  children,
}: RegisterFormProps) {
  const { name, country, phonenumber, password, referral_code, language, reminders, batch, challenge } = fields;
  const hints = { known: words.referralApplied, unknown: words.referralUnknown, '': words.referralHint };
  return (
    <AuthForm form={form} fields={[name, phonenumber, password, referral_code, language]} reply={reply}>
      {children}
      <input type="hidden" name={challenge.name} value={initialText(challenge)} />
      <TextField label={words.name} field={name} autoComplete="name" required />
      <PhoneField label={words.phone} field={phonenumber} countryField={country} countries={countries} required />
      <PasswordField
        label={words.password}
        field={password}
        autoComplete="new-password"
        required
        hint={words.passwordHint}
      />
      <TextField
        label={words.referralCode}
        field={referral_code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={initialText(referral_code) ? hints[invitation] : words.referralHint}
      />
      <details open={[batch, language, reminders].some(({ errors }) => errors !== undefined)}>
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
          {words.more}
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
          <SelectField
            label={words.batch}
            field={batch}
            placeholder={words.laterBatch}
            hint={words.batchHint}
            choices={BATCH_TIMES.map((time) => ({ value: time, label: timeOfDay(time) }))}
          />
          <RadioGroup
            label={words.messagesIn}
            field={language}
            choices={LANGUAGES.map((one) => ({
              value: one,
              label: LANGUAGE_NAMES[one],
              lang: LOCALES[one],
            }))}
          />
          {isOnWhatsApp ? (
            <label className="flex cursor-pointer items-start gap-3 text-small">
              <input
                key={reminders.key}
                type="checkbox"
                name={reminders.name}
                defaultChecked={initialText(reminders) === 'on'}
                className="checkbox"
              />
              {words.reminders}
            </label>
          ) : null}
        </div>
      </details>
      <p className="text-note text-ink-soft">
        <PolicySentence text={consent.registering} words={consent} />
      </p>
      <SubmitButton size="big" block pendingLabel={words.pending} className="mt-1">
        {words.submit}
      </SubmitButton>
    </AuthForm>
  );
}
