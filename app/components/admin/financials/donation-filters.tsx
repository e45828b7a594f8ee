import { Form } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { ShowAllLink } from '~/components/admin/show-all-link';
import { Button } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { FieldHintOrError } from '~/components/ui/field';
import { getControlProps } from '~/components/ui/field-meta';
import { Icon } from '~/components/ui/icon';
import { Select } from '~/components/ui/select';
import { DONATION_SORT_ORDERS, type DonationSortOrder, PAYMENT_METHODS } from '~/domain/donations/policy';
import type { InvalidDonationFilter } from '~/domain/donations/review-schemas';
import { PAYMENT_METHOD_LABELS } from './donation-status';

/** Donation filters apart from the status. */
export interface DonationFilterValues {
  search: string;
  /** First day of the period as YYYY-MM-DD, or blank. */
  from: string;
  to: string;
  method: string;
  /** Minimum amount in rupees, or blank. */
  min_amount: string;
}

const ORDERS: Record<DonationSortOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amount: 'Largest first',
};

/** Filters of the donation list. The export uses the same filters. */
export function DonationFilters({
  status,
  asked,
  refused,
  sort,
}: {
  status: string | null;
  asked: DonationFilterValues;
  /** Filter values that the server rejected as invalid. */
  refused: Partial<Record<string, InvalidDonationFilter>>;
  /** Blank for the default order of the status. */
  sort: string;
}) {
  const isNarrow = Object.values(asked).some((value) => value !== '') || Object.keys(refused).length > 0;
  const about = (name: keyof DonationFilterValues) => ({ name, value: asked[name], refused: refused[name] });
  return (
    <Form
      // The key resets the form when the reader follows a link with different filters.
      key={JSON.stringify([asked, refused, sort])}
      method="get"
      action="/admin/financials"
      role="search"
      aria-label="Donations"
      preventScrollReset
      className="mt-9 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <FilterField
        {...about('search')}
        label="Search"
        type="search"
        maxLength={100}
        placeholder="Donor, phone, email, ID or reference"
        className="flex-[1_1_16rem]"
      />
      <FilterField {...about('from')} label="From" type="date" min="2020-01-01" max="2099-12-31" />
      <FilterField {...about('to')} label="To" type="date" min="2020-01-01" max="2099-12-31" />
      <label className="grid gap-1 text-small font-semibold">
        Method
        <Select name="method" defaultValue={asked.method} dense>
          <option value="">All</option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {PAYMENT_METHOD_LABELS[method]}
            </option>
          ))}
        </Select>
      </label>
      <FilterField {...about('min_amount')} label="At least, rupees" inputMode="numeric" className="w-32" />
      <label className="grid gap-1 text-small font-semibold">
        Sort
        <Select name="sort" defaultValue={sort} dense>
          <option value="">{status === 'pending' ? ORDERS.oldest : ORDERS.newest}</option>
          {DONATION_SORT_ORDERS.map((order) =>
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
      {isNarrow || sort ? (
        <ShowAllLink to={status ? `/admin/financials?status=${status}` : '/admin/financials'} />
      ) : null}
    </Form>
  );
}

/**
 * A filter field. The error is between the label and the control, so that the controls of all
 * filters stay aligned.
 */
function FilterField({
  name,
  label,
  value,
  refused,
  className,
  ...input
}: Pick<React.ComponentProps<'input'>, 'type' | 'min' | 'max' | 'maxLength' | 'placeholder' | 'inputMode'> & {
  name: string;
  label: string;
  value: string;
  refused: InvalidDonationFilter | undefined;
  className?: string;
}) {
  const id = `donations-${name}`;
  const errors = refused ? { errors: [refused.says] } : {};
  const field = { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, ...errors };
  return (
    <div className={joinClassNames('grid gap-1', className)}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <FieldHintOrError field={field} />
      <input
        {...getControlProps(field)}
        {...input}
        defaultValue={refused?.typed ?? value}
        className={DENSE_CONTROL_CLASS}
      />
    </div>
  );
}
