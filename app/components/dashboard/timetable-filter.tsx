import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { BATCH_TIMES } from '~/domain/members/policy';
import type { TimetableWords } from '~/i18n/member';
import { timeOfDay } from '~/lib/time-range';
import type { ClassWords } from './class-view';

const batches = BATCH_TIMES.map((time) => [time, timeOfDay(time)] as const);

export function TimetableFilter({
  chosen: { batch, level },
  levels,
  words,
}: {
  chosen: { batch: string | null; level: string | null };
  levels: ClassWords['levels'];
  words: TimetableWords;
}) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-2 max-sm:w-full">
      <Choice name="batch" label={words.batch} every={words.all} chosen={batch} options={batches} />
      <Choice name="level" label={words.level} every={words.any} chosen={level} options={Object.entries(levels)} />
      <Button variant="quiet" className="min-h-12 max-sm:grow">
        {words.show}
      </Button>
    </Form>
  );
}

function Choice({
  name,
  label,
  every,
  chosen,
  options,
}: {
  name: string;
  label: string;
  /** What stands for no choice. */
  every: string;
  chosen: string | null;
  options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <label className="grid gap-1 max-sm:grow max-sm:basis-38">
      <span className="text-small font-semibold">{label}</span>
      <Select key={chosen} name={name} defaultValue={chosen ?? ''}>
        <option value="">{every}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
