import type { ReactNode } from 'react';
import {
  TranslationFields,
  listTranslationFieldNames,
  type TranslationFieldName,
} from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { useServerForm } from '~/components/ui/use-server-form';
import type { StaffClass } from '~/domain/classes/responses';
import { CLASS_TYPES, PARTICIPANT_LIMITS } from '~/domain/classes/policy';

const LABELS = {
  title: 'Title',
  description: 'Description',
  instructor: 'Instructor',
  class_type: 'Class type',
  class_date: 'Date',
  start_time: 'Starts at',
  end_time: 'Ends at',
  location: 'Location',
  max_participants: 'Max participants',
  unlimited: 'Open to all',
  live_link: 'Live link',
} as const;

const TEXTS = [
  { field: 'title', label: LABELS.title, maxLength: 120 },
  { field: 'description', label: LABELS.description, maxLength: 1000, rows: 3 },
] as const;

type Name = keyof typeof LABELS | TranslationFieldName<'title' | 'description'>;

/** Initial values of the class form: an existing class, a copy of one, or only defaults. */
export type ClassFormValues = Partial<Record<Name, string>> & Partial<Pick<StaffClass, 'translations'>>;

export function toClassFormValues(one: StaffClass): ClassFormValues {
  const { title, description, instructor, class_type, class_date, start_time, end_time, location } = one;
  return {
    title,
    description,
    instructor,
    class_type,
    class_date,
    start_time,
    end_time,
    location,
    max_participants: String(one.max_participants),
    unlimited: one.unlimited ? '1' : '',
    live_link: one.live_link ?? '',
    translations: one.translations,
  };
}

const classTypes = CLASS_TYPES.map((name) => ({ value: name, label: name }));

const newClass = () => import('~/domain/classes/schemas').then(({ createClassSchema }) => createClassSchema);
const editedClass = () => import('~/domain/classes/schemas').then(({ updateClassSchema }) => updateClassSchema);

export function ClassForm({
  values,
  version,
  closeTo,
  submit,
  children,
}: {
  values: ClassFormValues;
  /** Version of the class being edited. Undefined for a new class. */
  version?: number;
  closeTo: string;
  submit: string;
  children?: ReactNode;
}) {
  const { form, fields, reply } = useServerForm<Name>({
    schema: version === undefined ? newClass : editedClass,
    id: 'class',
    unreachable: `Failed to ${version === undefined ? 'create' : 'update'} class. Please try again.`,
    defaultValue: values,
  });
  return (
    <ServerForm form={form} className="grid gap-5">
      {version === undefined ? null : <VersionField version={version} reply={reply} />}
      <ErrorSummary
        fields={[
          fields.title,
          fields.description,
          fields.instructor,
          fields.class_type,
          fields.class_date,
          fields.start_time,
          fields.end_time,
          fields.location,
          fields.max_participants,
          fields.unlimited,
          fields.live_link,
          ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
        ]}
        labels={LABELS}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <Part title="What">
        <div className="sm:col-span-2">
          <TextField label={LABELS.title} field={fields.title} maxLength={120} required />
        </div>
        <div className="sm:col-span-2">
          <TextareaField label={LABELS.description} field={fields.description} maxLength={1000} required />
        </div>
        <TranslationFields texts={TEXTS} fields={fields} />
        <TextField label={LABELS.instructor} field={fields.instructor} maxLength={120} required />
        <SelectField label={LABELS.class_type} field={fields.class_type} choices={classTypes} />
      </Part>
      <Part title="When">
        <div className="sm:col-span-2">
          <TextField
            label={LABELS.class_date}
            field={fields.class_date}
            type="date"
            min="2020-01-01"
            max="2099-12-31"
            hint="The weekday follows from the date."
            required
          />
        </div>
        <TextField label={LABELS.start_time} field={fields.start_time} type="time" required />
        <TextField label={LABELS.end_time} field={fields.end_time} type="time" required />
      </Part>
      <Part title="Where">
        <TextField label={LABELS.location} field={fields.location} maxLength={120} />
        <TextField
          label={LABELS.max_participants}
          field={fields.max_participants}
          type="number"
          min={PARTICIPANT_LIMITS.min}
          max={PARTICIPANT_LIMITS.max}
          inputMode="numeric"
          hint={`${PARTICIPANT_LIMITS.min} to ${PARTICIPANT_LIMITS.max}`}
        />
        <div className="sm:col-span-2">
          <SwitchField field={fields.unlimited}>{LABELS.unlimited}: nobody is refused a place</SwitchField>
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={LABELS.live_link}
            field={fields.live_link}
            type="url"
            maxLength={500}
            hint="Shown to members as a link of our own, once the class is open."
          />
        </div>
      </Part>
      {children}
      <div className="sheet-foot flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={closeTo} preventScrollReset variant="quiet">
          Back
        </ButtonLink>
        <SubmitButton pendingLabel="Saving...">{submit}</SubmitButton>
      </div>
    </ServerForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t-[1.5px] border-ink pt-2">
      <legend className="display float-left mb-2 w-full text-step-1">{title}</legend>
      <div className="clear-both grid items-start grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
