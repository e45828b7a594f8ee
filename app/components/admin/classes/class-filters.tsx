import { FilterForm } from '~/components/admin/filter-form';
import { buildClassesUrl } from './classes-url';
import { ShowAllLink } from '~/components/admin/show-all-link';
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
  filterValues,
  teachers,
  week,
  view,
}: {
  filterValues: ClassFilterValues;
  teachers: readonly string[];
  /** The week from the URL, or null if the URL contains none. */
  week: string | null;
  view: string | null;
}) {
  const { teacher } = filterValues;
  const others = teacher === '' || teachers.includes(teacher) ? teachers : [teacher, ...teachers];
  const choices = { teacher: others, kind: CLASS_TYPES };
  return (
    <FilterForm
      action="/admin/classes"
      label="Classes"
      className="mb-3 flex flex-wrap items-end gap-x-2 gap-y-3 sm:mb-4 sm:gap-x-4 print:hidden"
    >
      {view ? <input type="hidden" name="view" value={view} /> : null}
      {week ? <input type="hidden" name="week" value={week} /> : null}
      {(['teacher', 'kind'] as const).map((name) => (
        <label key={name} className="grid min-w-0 gap-1 text-small font-semibold max-sm:flex-[1_1_8rem]">
          <span className="max-sm:sr-only">{name === 'teacher' ? 'Teacher' : 'Type'}</span>
          <Select name={name} defaultValue={filterValues[name]} dense>
            <option value="">{name === 'teacher' ? 'All teachers' : 'All types'}</option>
            {choices[name].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </label>
      ))}
      {filterValues.teacher || filterValues.kind ? (
        <ShowAllLink
          to={buildClassesUrl(new URLSearchParams({ ...(week ? { week } : {}), ...(view ? { view } : {}) }))}
        />
      ) : null}
    </FilterForm>
  );
}
