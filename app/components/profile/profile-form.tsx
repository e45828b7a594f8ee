import { type ReactNode, useId } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { type FieldMeta, type FormMeta, getInitialText } from '~/components/ui/field-meta';
import type { FormResponse } from '~/components/ui/form-response';
import { PhoneField } from '~/components/ui/phone-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { TextField } from '~/components/ui/text-field';
import { GENDERS, PRIMARY_GOALS } from '~/domain/members/policy';
import { useMessages } from '~/components/ui/use-messages';
import type { Country } from '~/lib/countries';
import { FaceChoice } from './face-choice';
import { SaveBar } from './settings-page';

/** Text fields of the profile form, by their API names. */
export const PROFILE_TEXT_FIELDS = ['name', 'email', 'gender', 'city', 'primarygoal', 'face'] as const;

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
}: {
  form: FormMeta;
  fields: Record<ProfileFieldName, FieldMeta>;
  reply: FormResponse | undefined;
  countries: readonly Country[];
  /** Today as YYYY-MM-DD, the latest allowed birth date. */
  today: string;
}) {
  const messages = useMessages('profile.edit');
  const { name, country, phonenumber, email, gender, city, birtyear, primarygoal, face } = fields;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ErrorSummary
        fields={[name, face, phonenumber, email, gender, city, birtyear, primarygoal]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <ServerForm form={form} className="grid gap-8">
        <FieldGroup title={messages.personal}>
          <TextField label={messages.name} field={name} autoComplete="name" maxLength={100} required />
          <FaceChoice field={face} name={getInitialText(name)} />
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
          <TextField
            label={messages.city}
            field={city}
            hint={messages.cityHint}
            autoComplete="address-level2"
            maxLength={100}
            required
          />
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
        <SaveBar formId={form.id} saved={reply?.done} isBesideList />
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
