import { Form } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { ShowAll } from '~/components/admin/show-all';
import { Button } from '~/components/ui/button';
import { denseControlClass } from '~/components/ui/control-class';
import { Icon } from '~/components/ui/icon';

/** What the list of donations is narrowed to besides its state. */
export interface DonationNarrowing {
  search: string;
  /** Civil days, YYYY-MM-DD, or blank. */
  from: string;
  to: string;
}

/** A search of donors and references, and the days between which donations were given; the report takes the days too. */
export function DonationFilters({ status, asked }: { status: string | null; asked: DonationNarrowing }) {
  const isNarrow = Object.values(asked).some((value) => value !== '');
  return (
    <Form
      // A link to another list shows what that one was asked.
      key={JSON.stringify(asked)}
      method="get"
      action="/admin/financials"
      role="search"
      aria-label="Donations"
      preventScrollReset
      className="mt-9 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <label className="grid flex-[1_1_16rem] gap-1 text-small font-semibold">
        Search
        <input
          type="search"
          name="search"
          defaultValue={asked.search}
          maxLength={100}
          placeholder="Donor, phone, email, ID or reference"
          className={denseControlClass}
        />
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-small font-semibold">
          {name === 'from' ? 'From' : 'To'}
          <input
            type="date"
            name={name}
            defaultValue={asked[name]}
            min="2020-01-01"
            max="2099-12-31"
            className={denseControlClass}
          />
        </label>
      ))}
      <Button variant="quiet">
        <Icon glyph={Search} />
        Show
      </Button>
      {isNarrow ? <ShowAll to={status ? `/admin/financials?status=${status}` : '/admin/financials'} /> : null}
    </Form>
  );
}
