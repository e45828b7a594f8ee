import { useState } from 'react';
import { FilterForm } from '~/components/admin/filter-form';
import { ShowAllLink } from '~/components/admin/show-all-link';
import { joinClassNames } from '~/components/ui/class-names';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { FieldHintOrError } from '~/components/ui/field';
import { getControlProps } from '~/components/ui/field-meta';
import { Select } from '~/components/ui/select';
import {
  DONATION_SORT_ORDERS,
  type DonationSortOrder,
  PAYMENT_METHODS,
  PAYMENT_METHOD_LABELS,
} from '~/domain/donations/policy';
import type { InvalidDonationFilter } from '~/domain/donations/review-schemas';

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
  const { search, ...others } = asked;
  const isDetailed = [...Object.values(others), sort].some((value) => value !== '') || Object.keys(refused).length > 0;
  // The initial state only, so that a cleared filter does not close the list of filters.
  const [isOpen] = useState(isDetailed);
  const about = (name: keyof DonationFilterValues) => ({ name, value: asked[name], refused: refused[name] });
  return (
    <FilterForm
      action="/admin/financials"
      label="Donations"
      className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      <input type="hidden" name="status" value={status ?? 'all'} />
      <FilterField
        {...about('search')}
        label="Search"
        type="search"
        maxLength={100}
        placeholder="Donor, phone, email, ID or reference"
        className="flex-[1_1_16rem]"
      />
      <details open={isOpen} className="min-w-0 flex-[0_1_auto] open:flex-[1_1_100%]">
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">Filters</summary>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
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
        </div>
      </details>
      {search || isDetailed ? <ShowAllLink to={`/admin/financials?status=${status ?? 'all'}`} /> : null}
    </FilterForm>
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
