import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { Button } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Icon } from '~/components/ui/icon';
import { Select } from '~/components/ui/select';
import { USER_PAGE_SIZES } from '~/domain/admins/policy';
import type { MemberFilter } from '~/domain/admins/user-search';
import { GENDERS } from '~/domain/members/policy';
import { ENGLISH_LANGUAGE_NAMES, LANGUAGES } from '~/i18n/languages';
import { formatTimeOfDay } from '~/lib/time-range';

const DEBOUNCE_MS = 500;

/**
 * Search field of the member list. With JavaScript it searches while the reader types; without it
 * there is a button.
 */
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
  const { search, gender, city, batch, language, joined_from, absent_days, proved } = filter;
  const narrowed = { city, batch, language, joined_from, absent_days: absent_days?.toString(), proved };
  const shown: Readonly<Record<string, string | undefined>> = { search, gender, ...narrowed };
  const batches = batchTimes.map((time) => [time, formatTimeOfDay(time)] as const);
  const isNarrowed = Object.values(narrowed).some((one) => one !== undefined);
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();
  const leavesFor = useNavigation().location?.pathname;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cancels a pending search if the reader has opened a member in the meantime.
  useEffect(() => {
    if (leavesFor !== undefined && leavesFor !== pathname) clearTimeout(timer.current);
  }, [leavesFor, pathname]);
  // Shows the filter from the URL after navigation, except in the field that is being changed.
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (isField && control.name in shown && control !== document.activeElement)
        control.value = shown[control.name] ?? '';
    }
  });

  function send(changed: HTMLFormElement, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(changed, { replace: true, preventScrollReset: true }), delayMs);
  }

  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Members"
      onSubmit={() => clearTimeout(timer.current)}
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
          onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, DEBOUNCE_MS)}
          className={DENSE_CONTROL_CLASS}
        />
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Gender
        <Select
          name="gender"
          defaultValue={filter.gender ?? ''}
          onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, 0)}
          dense
        >
          <option value="">All</option>
          {GENDERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Per page
        <Select
          name="limit"
          defaultValue={limit}
          onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, 0)}
          dense
        >
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
            <input
              name="city"
              defaultValue={filter.city}
              maxLength={100}
              onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, DEBOUNCE_MS)}
              className={DENSE_CONTROL_CLASS}
            />
          </FilterField>
          <FilterChoice name="batch" label="Batch" value={filter.batch} options={batches} onChange={send} />
          <FilterChoice name="language" label="Language" value={filter.language} options={READS} onChange={send} />
          <FilterField label="Joined since">
            <input
              name="joined_from"
              type="date"
              defaultValue={filter.joined_from}
              onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, DEBOUNCE_MS)}
              className={DENSE_CONTROL_CLASS}
            />
          </FilterField>
          <FilterField label="Absent for days">
            <input
              name="absent_days"
              type="number"
              min={1}
              max={3650}
              inputMode="numeric"
              defaultValue={filter.absent_days}
              onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form, DEBOUNCE_MS)}
              className={DENSE_CONTROL_CLASS}
            />
          </FilterField>
          <FilterChoice name="proved" label="Phone" value={filter.proved} options={PROVED} onChange={send} />
        </div>
      </details>
      <Button variant="quiet" className="col-span-2">
        <Icon glyph={Search} />
        Show
      </Button>
    </Form>
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
  onChange,
}: {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (form: HTMLFormElement, delayMs: number) => void;
}) {
  return (
    <FilterField label={label}>
      <Select
        name={name}
        defaultValue={value ?? ''}
        onChange={({ currentTarget: { form } }) => form && onChange(form, 0)}
        dense
      >
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
