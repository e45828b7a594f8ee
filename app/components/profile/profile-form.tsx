import { type ReactNode, useId } from 'react';
import { ButtonLink } from '~/components/ui/button';
import type { Country } from '~/components/ui/country';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FieldMeta, FormMeta } from '~/components/ui/field-meta';
import { PhoneField } from '~/components/ui/phone-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { GENDERS, PRIMARY_GOALS } from '~/domain/members/policy';
import { useMessages } from '~/components/ui/use-messages';

/** Text fields of the profile form, by their API names. */
export const PROFILE_TEXT_FIELDS = ['name', 'email', 'gender', 'city', 'primarygoal'] as const;

export type ProfileTextFieldName = (typeof PROFILE_TEXT_FIELDS)[number];

export type ProfileFieldName = ProfileTextFieldName | 'country' | 'phonenumber' | 'birtyear';

function toChoices<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }));
}

export function ProfileForm({
  form,
  fields,
  reply,
  countries,
  today,
  children,
}: {
  form: FormMeta;
  fields: Record<ProfileFieldName, FieldMeta>;
  reply?: unknown;
  countries: readonly Country[];
  /** Today as YYYY-MM-DD, the latest allowed birth date. */
  today: string;
  children?: ReactNode;
}) {
  const messages = useMessages('profile.edit');
  const { name, country, phonenumber, email, gender, city, birtyear, primarygoal } = fields;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ErrorSummary
        fields={[name, phonenumber, email, gender, city, birtyear, primarygoal]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <ServerForm form={form} className="grid gap-8">
        {children}
        <FieldGroup title={messages.personal}>
          <TextField label={messages.name} field={name} autoComplete="name" maxLength={100} required />
          <PhoneField
            label={messages.phone}
            field={phonenumber}
            countryField={country}
            countries={countries}
            hint={messages.phoneHint}
            required
          />
          <TextField label={messages.email} field={email} type="email" autoComplete="email" maxLength={254} required />
        </FieldGroup>
        <FieldGroup title={messages.details}>
          <RadioGroup label={messages.gender} field={gender} choices={toChoices(GENDERS, messages.genders)} required />
          <TextField label={messages.city} field={city} autoComplete="address-level2" maxLength={100} required />
          <TextField label={messages.birthday} field={birtyear} type="date" autoComplete="bday" max={today} required />
          <SelectField
            label={messages.goal}
            field={primarygoal}
            choices={toChoices(PRIMARY_GOALS, messages.goals)}
            placeholder={messages.chooseGoal}
            hint={messages.goalHint}
            required
          />
        </FieldGroup>
        <div className="stays-below sticky bottom-0 z-[5] -mx-4 flex flex-wrap gap-2.5 bg-wall px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-hair)] lg:static lg:mx-0 lg:px-0 lg:shadow-none">
          <SubmitButton size="big" pendingLabel={messages.saving} className="flex-1 lg:flex-none">
            {messages.save}
          </SubmitButton>
          <ButtonLink to="/dashboard" variant="quiet" size="big">
            {messages.back}
          </ButtonLink>
        </div>
      </ServerForm>
    </div>
  );
}

/**
 * A group of fields. It is not a `fieldset`, because Chromium may fail to render a container with
 * `container-type`, such as the phone field, inside a `fieldset`.
 */
function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 display text-step-1">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </div>
  );
}
