import { RowAction } from '~/components/admin/row-action';
import { BilingualFields } from './bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from './translation-fields';
import type { Translations } from '~/domain/translations';
import { VersionField } from '~/components/admin/version-field';
import { ButtonLink } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';

const schema = () => import('~/domain/content/schemas').then(({ updateInstructionSchema }) => updateInstructionSchema);

export interface DayInstruction {
  day_name: string;
  /** Empty if the day has no text. */
  instruction: string;
  /** 0 if the day has no text. */
  version: number;
  translations: Translations;
  updated: string | null;
}

const LIST = '/admin/batches';

const TEXTS = [
  { field: 'instruction', label: 'Instruction', maxLength: 2000, rows: 4, required: true, autoFocus: true },
] as const;

/** A weekday with its instruction or the edit form. Today is marked with a dot. */
export function InstructionRow({
  day,
  isToday,
  isEdited,
}: {
  day: DayInstruction;
  isToday: boolean;
  isEdited: boolean;
}) {
  return (
    <li className="grid gap-x-5 gap-y-1 border-b border-hair px-4 py-3.5 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:px-5">
      <h2 className="flex items-center gap-x-2.5 font-text text-body font-semibold tracking-normal max-sm:flex-wrap max-sm:gap-x-1.5 sm:self-start sm:pt-1.5">
        <span className={joinClassNames('grid w-5 place-items-center', !isToday && 'max-sm:hidden')}>
          {isToday ? <span aria-hidden="true" className="live-dot ml-0" /> : null}
        </span>
        {day.day_name}
        {isToday ? <span className="text-small font-normal text-ink-soft">Today</span> : null}
      </h2>
      {isEdited ? (
        <div className="sm:col-span-2">
          <InstructionForm day={day} />
        </div>
      ) : (
        <>
          <div className="min-w-0 sm:pt-1.5">
            {day.instruction ? (
              <p className="wrap-break-word whitespace-pre-line">{day.instruction}</p>
            ) : (
              <p className="text-ink-soft">No instruction yet.</p>
            )}
            {day.updated ? <p className="text-note text-ink-soft">Updated {day.updated}</p> : null}
          </div>
          <div className="-mx-2 sm:mx-0">
            <RowAction to={`${LIST}?edit=${day.day_name}`} icon="edit" about={day.day_name}>
              Edit
            </RowAction>
          </div>
        </>
      )}
    </li>
  );
}

function InstructionForm({ day }: { day: DayInstruction }) {
  const { form, fields, reply } = useServerForm<'instruction' | TranslationFieldName<'instruction'>>({
    schema,
    id: `instruction-${day.day_name}`,
    unreachable: 'Error updating instruction. Please try again.',
    defaultValue: { instruction: day.instruction, translations: day.translations },
  });
  return (
    <ServerForm form={form} preventScrollReset className="grid gap-3">
      <input type="hidden" name="day_name" value={day.day_name} />
      <VersionField version={day.version} reply={reply} />
      <ErrorSummary
        fields={[fields.instruction, ...listTranslationFieldNames(TEXTS).map((name) => fields[name])]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <BilingualFields texts={[{ ...TEXTS[0], label: `Instruction for ${day.day_name}` }]} fields={fields} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
        <ButtonLink to={LIST} preventScrollReset variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </ServerForm>
  );
}
