import { FieldHintOrError } from '~/components/ui/field';
import { type FieldMeta, getInitialText } from '~/components/ui/field-meta';
import { RadioGroup } from '~/components/ui/radio-group';
import { DAY_NAMES } from '~/lib/calendar';
import { countMinutes } from '~/lib/time-range';
import { CLASS_LENGTHS, DEFAULT_CLASS_LENGTH } from './class-plan-dates';

const CHIP =
  'relative grid min-h-touch min-w-touch flex-[1_1_auto] cursor-pointer place-items-center rounded-field border-[1.5px] border-edge px-1.5 text-small font-semibold ' +
  'has-checked:border-ink has-checked:bg-ink has-checked:text-wall has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus forced-colors:has-checked:border-4';

const CHIP_INPUT = 'absolute inset-0 m-0 cursor-pointer appearance-none rounded-field outline-none';

/** Length of the class in minutes. "Other" leaves the end as it is typed. */
export function LengthField({
  field,
  start,
  end,
}: {
  field: FieldMeta;
  start: string | undefined;
  end: string | undefined;
}) {
  const sent = field.initialValue === undefined ? null : getInitialText(field);
  const minutes = start && end ? countMinutes(start, end) : DEFAULT_CLASS_LENGTH;
  const chosen = sent ?? (CLASS_LENGTHS.some((one) => one === minutes) ? String(minutes) : '');
  return (
    <fieldset key={field.key} className="grid min-w-0 content-start gap-[0.3rem]">
      <legend className="mb-[0.3rem] text-small font-semibold">Length, minutes</legend>
      <div className="flex min-h-12 flex-wrap items-stretch gap-1">
        {[...CLASS_LENGTHS.map(String), ''].map((value, index) => (
          <label key={value} className={CHIP}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={value === chosen}
              className={CHIP_INPUT}
            />
            {value || 'Other'}
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} />
    </fieldset>
  );
}

/** Weekdays on which a class repeats. */
export function WeekdayField({ field, chosen, hint }: { field: FieldMeta; chosen: unknown; hint: string }) {
  const days = [chosen].flat().map(String);
  return (
    <fieldset
      key={field.key}
      aria-describedby={field.errors ? field.errorId : field.descriptionId}
      className="grid min-w-0 content-start gap-[0.3rem]"
    >
      <legend className="mb-[0.3rem] text-small font-semibold">Repeat on</legend>
      <div className="flex flex-wrap gap-1.5">
        {DAY_NAMES.map((name, index) => (
          <label key={name} className={CHIP}>
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={index + 1}
              aria-label={name}
              defaultChecked={days.includes(String(index + 1))}
              className={CHIP_INPUT}
            />
            {name.slice(0, 3)}
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} hint={hint} />
    </fieldset>
  );
}

const SCOPES = [
  { value: 'this', label: 'Only this class' },
  { value: 'following', label: 'This and the following classes' },
  { value: 'all', label: 'All classes that have not begun' },
];

/** Classes of the series to which an edit applies. */
export function ScopeField({ field }: { field: FieldMeta }) {
  return (
    <RadioGroup
      label="This class repeats. Change"
      field={field}
      choices={SCOPES}
      hint="Only what you change here is changed in the other classes."
    />
  );
}
