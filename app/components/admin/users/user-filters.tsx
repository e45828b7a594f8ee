import type { ReactNode } from 'react';
import { FilterForm } from '~/components/admin/filter-form';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Select } from '~/components/ui/select';
import { DEFAULT_USER_PAGE_SIZE, USER_PAGE_SIZES } from '~/domain/admins/policy';
import type { MemberFilter } from '~/domain/admins/user-search';
import { GENDERS } from '~/domain/members/policy';
import { ENGLISH_LANGUAGE_NAMES, LANGUAGES } from '~/i18n/languages';
import { formatTimeOfDay } from '~/lib/time-range';

/** Search field and filters of the member list. */
export function UserFilters({
  filter,
  batchTimes,
  limit,
  sort,
}: {
  filter: MemberFilter;
  batchTimes: readonly string[];
  limit: number;
  /** Hidden fields that keep the sort order. */
  sort: Readonly<Record<string, string>>;
}) {
  const { city, batch, language, joined_from, absent_days, proved } = filter;
  const batches = batchTimes.map((time) => [time, formatTimeOfDay(time)] as const);
  const isNarrowed = [city, batch, language, joined_from, absent_days, proved].some((one) => one !== undefined);
  return (
    <FilterForm
      action="/admin/users"
      label="Members"
      className="my-6 grid grid-cols-2 print:hidden items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap"
    >
      {Object.entries(sort).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="col-span-2 grid gap-1 text-small font-semibold sm:flex-[1_1_16rem]">
        Search
        <input
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={100}
          placeholder="Name, phone, email, city or code"
          className={DENSE_CONTROL_CLASS}
        />
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Gender
        <Select name="gender" defaultValue={filter.gender ?? ''} dense>
          <option value="">All</option>
          {GENDERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Per page
        <Select name="limit" defaultValue={limit} data-default={DEFAULT_USER_PAGE_SIZE} dense>
          {USER_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </label>
      <details open={isNarrowed} className="col-span-2 w-full sm:order-last">
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-neel underline">
          More filters
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-end gap-x-4 gap-y-3">
          <FilterField label="City">
            <input name="city" defaultValue={filter.city} maxLength={100} className={DENSE_CONTROL_CLASS} />
          </FilterField>
          <FilterChoice name="batch" label="Batch" value={filter.batch} options={batches} />
          <FilterChoice name="language" label="Language" value={filter.language} options={READS} />
          <FilterField label="Joined since">
            <input name="joined_from" type="date" defaultValue={filter.joined_from} className={DENSE_CONTROL_CLASS} />
          </FilterField>
          <FilterField label="Absent for days">
            <input
              name="absent_days"
              type="number"
              min={1}
              max={3650}
              inputMode="numeric"
              defaultValue={filter.absent_days}
              className={DENSE_CONTROL_CLASS}
            />
          </FilterField>
          <FilterChoice name="proved" label="Phone" value={filter.proved} options={PROVED} />
        </div>
      </details>
    </FilterForm>
  );
}

const READS = LANGUAGES.map((language) => [language, ENGLISH_LANGUAGE_NAMES[language]] as const);
const PROVED = [
  ['yes', 'Confirmed'],
  ['no', 'Not confirmed'],
] as const;

function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-1 text-small font-semibold">
      {label}
      {children}
    </label>
  );
}

function FilterChoice({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <FilterField label={label}>
      <Select name={name} defaultValue={value ?? ''} dense>
        <option value="">All</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </FilterField>
  );
}
