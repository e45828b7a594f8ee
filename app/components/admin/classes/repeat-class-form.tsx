import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FieldHintOrError } from '~/components/ui/field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { DAY_NAMES } from '~/lib/calendar';

const schema = () => import('~/domain/classes/schemas').then(({ repeatClassSchema }) => repeatClassSchema);

/** Weekdays and end date for repeating a class. The weekday of the class itself is preselected. */
export function RepeatClassForm({ day, from, closeTo }: { day: string; from: string; closeTo: string }) {
  const { form, fields, reply } = useServerForm<'weekdays' | 'until_date'>({ schema, id: 'repeat-class' });
  const { weekdays, until_date } = fields;
  const sent: unknown = reply?.result?.initialValue?.weekdays;
  const chosen = reply?.result ? [sent].flat().map(String) : [String(DAY_NAMES.findIndex((name) => name === day) + 1)];
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[weekdays, until_date]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <fieldset aria-describedby={weekdays.errors ? weekdays.errorId : undefined}>
        <legend className="text-small font-semibold">Weekdays</legend>
        <div className="flex flex-wrap gap-x-5">
          {DAY_NAMES.map((name, index) => (
            <label key={name} className="flex min-h-touch cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                id={index === 0 ? weekdays.id : undefined}
                name={weekdays.name}
                value={index + 1}
                defaultChecked={chosen.includes(String(index + 1))}
                aria-invalid={weekdays.errors ? true : undefined}
                className="checkbox"
              />
              {name}
            </label>
          ))}
        </div>
        <FieldHintOrError field={weekdays} />
      </fieldset>
      <TextField
        label="Until"
        field={until_date}
        type="date"
        min={from}
        hint="The last day on which it may be held. Each class can be edited separately."
        required
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={closeTo} preventScrollReset variant="quiet">
          Back
        </ButtonLink>
        <SubmitButton pendingLabel="Repeating...">Repeat class</SubmitButton>
      </div>
    </ServerForm>
  );
}
