import { Form } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { ShowAll } from '~/components/admin/show-all';
import { Button } from '~/components/ui/button';
import { denseControlClass } from '~/components/ui/control-class';
import { Icon } from '~/components/ui/icon';
import { Select } from '~/components/ui/select';
import { DONATION_ORDERS, type DonationOrder, PAYMENT_METHODS } from '~/domain/donations/policy';
import { METHODS } from './donation-status';

/** Besides the state. */
export interface DonationNarrowing {
  search: string;
  /** Civil days, YYYY-MM-DD, or blank. */
  from: string;
  to: string;
  method: string;
  /** Rupees, or blank. */
  min_amount: string;
}

const ORDERS: Record<DonationOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amount: 'Largest first',
};

/** The report takes them too. */
export function DonationFilters({
  status,
  asked,
  sort,
}: {
  status: string | null;
  asked: DonationNarrowing;
  /** Blank for the usual order of the state. */
  sort: string;
}) {
  const isNarrow = Object.values(asked).some((value) => value !== '');
  return (
    <Form
      // A link to another list shows what that one was asked.
      key={JSON.stringify([asked, sort])}
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
      <label className="grid gap-1 text-small font-semibold">
        Method
        <Select name="method" defaultValue={asked.method} dense>
          <option value="">All</option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {METHODS[method]}
            </option>
          ))}
        </Select>
      </label>
      <label className="grid w-32 gap-1 text-small font-semibold">
        At least, rupees
        <input name="min_amount" inputMode="numeric" defaultValue={asked.min_amount} className={denseControlClass} />
      </label>
      <label className="grid gap-1 text-small font-semibold">
        Sort
        <Select name="sort" defaultValue={sort} dense>
          <option value="">{status === 'pending' ? ORDERS.oldest : ORDERS.newest}</option>
          {DONATION_ORDERS.map((order) =>
            order === (status === 'pending' ? 'oldest' : 'newest') ? null : (
              <option key={order} value={order}>
                {ORDERS[order]}
              </option>
            ),
          )}
        </Select>
      </label>
      <Button variant="quiet">
        <Icon glyph={Search} />
        Show
      </Button>
      {isNarrow || sort ? <ShowAll to={status ? `/admin/financials?status=${status}` : '/admin/financials'} /> : null}
    </Form>
  );
}
