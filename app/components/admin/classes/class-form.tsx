import { type FormEvent, type ReactNode, useState } from 'react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useServerForm } from '~/components/ui/use-server-form';
import type { TeacherChoice } from '~/domain/classes/class-teachers.server';
import type { StaffClass } from '~/domain/classes/responses';
import { CLASS_TYPES, PARTICIPANT_LIMITS } from '~/domain/classes/policy';
import type { SeriesSchedule } from '~/domain/classes/series-schedule.server';
import type { OccupiedTime } from '~/lib/weekly-dates';
import { ClassPlan } from './class-plan';
import { getPlannedDates, readTypedClass, setEnd, setLength, type TypedClass } from './class-plan-dates';
import { LengthField, ScopeField, WeekdayField } from './class-form-fields';
import { ConfirmDates } from './confirm-dates';
import { ConfirmSchedule, SAVE_SERIES } from './confirm-schedule';
import { TeacherField } from './teacher-field';

const LABELS = {
  title: 'Title',
  description: 'Description',
  instructor: 'Instructor',
  class_type: 'Class type',
  class_date: 'Date',
  start_time: 'Starts at',
  length_minutes: 'Length',
  end_time: 'Ends at',
  location: 'Location',
  max_participants: 'Max participants',
  unlimited: 'Open to all',
  live_link: 'Live link',
  weekdays: 'Repeat on',
  until_date: 'Last date',
  apply_to: 'Change',
} as const;

const TEXTS = [
  { field: 'title', label: LABELS.title, maxLength: 120, required: true },
  { field: 'description', label: LABELS.description, maxLength: 1000, rows: 2, required: true, canBeSame: true },
] as const;

type Name =
  keyof typeof LABELS | 'new_teacher' | 'use_last_link' | 'confirmed' | TranslationFieldName<'title' | 'description'>;

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
    start_time: start_time.slice(0, 5),
    end_time: end_time.slice(0, 5),
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
  teachers,
  occupied,
  today,
  version,
  schedule = null,
  closeTo,
  submit,
  children,
}: {
  values: ClassFormValues;
  teachers: readonly TeacherChoice[];
  /** Times of other classes, to show clashes. Empty for a class being edited. */
  occupied: readonly OccupiedTime[];
  today: string;
  /** Version of the class being edited. Undefined for a new class. */
  version?: number;
  /** Weekdays and last date of the series, if the edit can also apply to its other classes. */
  schedule?: SeriesSchedule | null;
  closeTo: string;
  submit: string;
  children?: ReactNode;
}) {
  const isNew = version === undefined;
  const { form, fields, reply } = useServerForm<Name>({
    schema: isNew ? newClass : editedClass,
    id: 'class',
    unreachable: `Failed to ${isNew ? 'create' : 'update'} class. Please try again.`,
    defaultValue: {
      ...values,
      ...(isNew ? { use_last_link: '1' } : {}),
      ...(schedule ? { apply_to: 'this', until_date: schedule.until_date } : {}),
    },
  });
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<TypedClass>(() => readTypedClass(values));
  const dates = getPlannedDates(typed);
  const unconfirmed = fields.confirmed.errors ?? [];
  const toConfirm = isNew && unconfirmed.length > 0 ? readTypedClass(reply?.result?.initialValue ?? {}) : null;

  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (name === 'end_time') setLength(currentTarget);
    else if (name === 'start_time' || name === 'length_minutes') setEnd(currentTarget);
    setTyped(readTypedClass(new FormData(currentTarget)));
  }

  const body = (
    <div className="@container">
      <div className={isNew ? 'grid grid-cols-[minmax(0,1fr)] gap-7 @min-[56rem]:grid-cols-[minmax(0,1fr)_18rem]' : ''}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ErrorSummary
            fields={[
              fields.title,
              fields.description,
              fields.class_date,
              fields.start_time,
              fields.length_minutes,
              fields.end_time,
              fields.weekdays,
              fields.until_date,
              fields.apply_to,
              fields.instructor,
              fields.class_type,
              fields.max_participants,
              fields.unlimited,
              fields.location,
              fields.live_link,
              ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
            ]}
            labels={LABELS}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={unconfirmed.length > 0 ? undefined : reply}
          />
          {!isNew && unconfirmed.length > 0 ? <ConfirmSchedule lines={unconfirmed} /> : null}
          {schedule ? <ScopeField field={fields.apply_to} /> : null}
          <BilingualFields texts={TEXTS} fields={fields} />
          <div className="flex flex-wrap items-start gap-x-4 gap-y-3.5 *:flex-[1_1_9rem]">
            <TextField
              label={isNew ? 'First date' : LABELS.class_date}
              field={fields.class_date}
              type="date"
              min="2020-01-01"
              max="2099-12-31"
              hint={typed.class_date && typed.class_date < today ? 'In the past: it does not change any streak.' : null}
              required
            />
            <TextField label={LABELS.start_time} field={fields.start_time} type="time" required />
            <LengthField field={fields.length_minutes} start={values.start_time} end={values.end_time} />
            <TextField
              label={LABELS.end_time}
              field={fields.end_time}
              type="time"
              hint={isHydrated ? null : 'Blank: start plus length'}
            />
          </div>
          {isNew || schedule ? (
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3.5">
              <WeekdayField
                field={fields.weekdays}
                chosen={reply?.result ? reply.result.initialValue?.weekdays : schedule?.weekdays}
                hint={
                  schedule
                    ? 'Days of the whole series. Your changes are shown before they are saved.'
                    : 'Tick none for one class on the first date only.'
                }
              />
              <div className="flex-[0_1_11rem]">
                <TextField label={LABELS.until_date} field={fields.until_date} type="date" min={today} />
              </div>
            </div>
          ) : null}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-x-4 gap-y-3.5">
            <TeacherField
              field={fields.instructor}
              linkField={fields.live_link}
              newTeacher={fields.new_teacher}
              teachers={teachers}
            />
            <SelectField label={LABELS.class_type} field={fields.class_type} choices={classTypes} />
            <TextField
              label={LABELS.max_participants}
              field={fields.max_participants}
              type="number"
              min={PARTICIPANT_LIMITS.min}
              max={PARTICIPANT_LIMITS.max}
              inputMode="numeric"
              hint={`${PARTICIPANT_LIMITS.min} to ${PARTICIPANT_LIMITS.max}`}
            />
            <TextField label={LABELS.location} field={fields.location} maxLength={120} />
          </div>
          <div className="grid gap-2">
            <TextField
              label={LABELS.live_link}
              field={fields.live_link}
              type="url"
              maxLength={500}
              hint="Shown to members as a link of our own, once the class is open."
            />
            {isNew && !isHydrated ? (
              <SwitchField field={fields.use_last_link}>
                If the live link is blank, use the last one of the teacher
              </SwitchField>
            ) : null}
            <SwitchField field={fields.unlimited}>{LABELS.unlimited}: nobody is refused a place</SwitchField>
          </div>
          {children}
        </div>
        {isNew && isHydrated ? <ClassPlan typed={typed} dates={dates} occupied={occupied} teachers={teachers} /> : null}
      </div>
      <div className="sheet-foot mt-5 flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={closeTo} preventScrollReset variant="quiet">
          Back
        </ButtonLink>
        <SubmitButton pendingLabel="Saving...">
          {toConfirm === null && unconfirmed.length > 0
            ? SAVE_SERIES
            : isNew && dates.length > 1
              ? `Add ${dates.length} classes`
              : submit}
        </SubmitButton>
      </div>
    </div>
  );

  return (
    <ServerForm form={form} onInput={follow}>
      {isNew ? null : <VersionField version={version} reply={reply} />}
      <input type="hidden" name="listed_teacher_only" value="1" />
      {toConfirm ? (
        <ConfirmDates typed={toConfirm} occupied={occupied}>
          {body}
        </ConfirmDates>
      ) : (
        body
      )}
    </ServerForm>
  );
}
