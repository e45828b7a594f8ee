import { Form } from '@remix-run/react';
import { ShowAllLink } from '~/components/admin/show-all-link';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { CLASS_TYPES } from '~/domain/classes/policy';
import type { StaffClass } from '~/domain/classes/responses';

/** Teacher and class type of the filter. An empty string means all. */
export interface ClassFilterValues {
  teacher: string;
  kind: string;
}

export function filterClasses(classes: readonly StaffClass[], { teacher, kind }: ClassFilterValues): StaffClass[] {
  return classes.filter(
    (one) => (teacher === '' || one.instructor === teacher) && (kind === '' || one.class_type === kind),
  );
}

/** Filters the week by teacher, class type, or both. */
export function ClassFilters({
  asked,
  teachers,
  week,
}: {
  asked: ClassFilterValues;
  teachers: readonly string[];
  /** The week from the URL, or null if the URL contains none. */
  week: string | null;
}) {
  const { teacher } = asked;
  const others = teacher === '' || teachers.includes(teacher) ? teachers : [teacher, ...teachers];
  const choices = { teacher: others, kind: CLASS_TYPES };
  return (
    <Form
      key={JSON.stringify(asked)}
      action="/admin/classes"
      role="search"
      aria-label="Classes"
      preventScrollReset
      className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      {week ? <input type="hidden" name="week" value={week} /> : null}
      {(['teacher', 'kind'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-small font-semibold">
          {name === 'teacher' ? 'Teacher' : 'Type'}
          <Select name={name} defaultValue={asked[name]} dense>
            <option value="">All</option>
            {choices[name].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </label>
      ))}
      <Button variant="quiet">Show</Button>
      {asked.teacher || asked.kind ? (
        <ShowAllLink to={week ? `/admin/classes?week=${week}` : '/admin/classes'} />
      ) : null}
    </Form>
  );
}
