import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { BATCH_TIMES } from '~/domain/members/policy';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';

const batches = BATCH_TIMES.map((time) => [time, formatTimeOfDay(time)] as const);

export function TimetableFilter({
  chosen: { batch, level },
}: {
  chosen: { batch: string | null; level: string | null };
}) {
  const messages = useMessages('member.timetable');
  const { levels } = useMessages('member.home').classes;
  return (
    <Form method="get" className="flex flex-wrap items-end gap-2 max-sm:w-full">
      <Choice name="batch" label={messages.batch} every={messages.all} chosen={batch} options={batches} />
      <Choice
        name="level"
        label={messages.level}
        every={messages.any}
        chosen={level}
        options={Object.entries(levels)}
      />
      <Button variant="quiet" className="min-h-12 max-sm:grow">
        {messages.show}
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
  /** Label of the option that selects everything. */
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
