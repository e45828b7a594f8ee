import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { Button } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Icon } from '~/components/ui/icon';
import { Select } from '~/components/ui/select';
import { USER_PAGE_SIZES } from '~/domain/admins/policy';
import { GENDERS } from '~/domain/members/policy';

const DEBOUNCE_MS = 500;

/**
 * Search field of the member list. With JavaScript it searches while the reader types; without it
 * there is a button.
 */
export function UserFilters({
  search,
  gender,
  limit,
  sort,
}: {
  search: string;
  gender: string;
  limit: number;
  /** Hidden fields that keep the sort order. */
  sort: Readonly<Record<string, string>>;
}) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();
  const leavesFor = useNavigation().location?.pathname;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cancels a pending search if the reader has opened a member in the meantime.
  useEffect(() => {
    if (leavesFor !== undefined && leavesFor !== pathname) clearTimeout(timer.current);
  }, [leavesFor, pathname]);
  // Shows the search from the URL after navigation, unless the reader is typing in the field.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  function send(form: HTMLFormElement, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), delayMs);
  }

  return (
    <Form
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
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          placeholder="Name, phone, email, city or code"
          onChange={({ currentTarget: { form } }) => form && send(form, DEBOUNCE_MS)}
          className={DENSE_CONTROL_CLASS}
        />
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Gender
        <Select
          name="gender"
          defaultValue={gender}
          onChange={({ currentTarget: { form } }) => form && send(form, 0)}
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
          onChange={({ currentTarget: { form } }) => form && send(form, 0)}
          dense
        >
          {USER_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </label>
      <Button variant="quiet" className="col-span-2">
        <Icon glyph={Search} />
        Search
      </Button>
    </Form>
  );
}
