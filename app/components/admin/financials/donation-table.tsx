import { Link } from '@remix-run/react';
import { BreakableAddress } from '~/components/ui/breakable-address';
import { getButtonClass } from '~/components/ui/button-class';
import { joinClassNames } from '~/components/ui/class-names';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { SelectAllCheckbox } from './select-all-checkbox';
import { APPROVE_BUTTON_LABELS, DisputeBadge, DonationStatusBadge, PAYMENT_METHOD_LABELS } from './donation-status';
import { listDonationWarnings } from './donation-warnings';

export interface ReviewPermissions {
  mayApprove: boolean;
  mayReject: boolean;
}

/** A table of donations. Pending donations can be selected and link to their review. */
export function DonationTable({
  donations,
  timeZone,
  query,
  tickable,
  mayApprove,
  mayReject,
}: ReviewPermissions & {
  donations: readonly DonationForReview[];
  timeZone: string;
  query: string;
  tickable: boolean;
}) {
  const reviewOf = (id: number, hash = '') => `/admin/financials/${id}${query}${hash}`;
  return (
    <Table
      caption="Donations"
      head={
        <>
          {tickable ? (
            <ColumnHeader>
              <SelectAllCheckbox name="ids" label="Choose all on this page" />
            </ColumnHeader>
          ) : null}
          <ColumnHeader>Donor</ColumnHeader>
          <ColumnHeader figures>Amount</ColumnHeader>
          <ColumnHeader>Method</ColumnHeader>
          <ColumnHeader>Date</ColumnHeader>
          <ColumnHeader>Status</ColumnHeader>
          <ColumnHeader onScreen>Action</ColumnHeader>
        </>
      }
    >
      {donations.map((donation) => (
        <Row key={donation.id}>
          {tickable ? (
            <Cell label="Choose">
              {donation.approval_step === 'approve' ? (
                <label className="grid size-[38px] cursor-pointer place-items-center">
                  <input type="checkbox" name="ids" value={donation.id} className="checkbox" />
                  <VisuallyHidden>
                    Donation of <bdi>{donation.user_name}</bdi>, {formatPaise(donation.amount * 100)}
                  </VisuallyHidden>
                </label>
              ) : null}
            </Cell>
          ) : null}
          <Cell label="Donor" heading>
            <span className="block min-w-0 @min-[37.5rem]:min-w-26">
              <Link
                to={reviewOf(donation.id)}
                preventScrollReset
                className="font-semibold wrap-anywhere text-ink underline"
              >
                <bdi>{donation.user_name}</bdi>
              </Link>
              {donation.user.email ? (
                <span className="block text-small wrap-anywhere text-ink-soft">
                  <BreakableAddress>{donation.user.email}</BreakableAddress>
                </span>
              ) : null}
            </span>
          </Cell>
          <Cell label="Amount" figures>
            <span>
              <span className="font-display text-[1.1875rem]">{formatPaise(donation.amount * 100)}</span>
              {donation.status === 'approved' && donation.refunded_amount > 0 ? (
                <span className="block text-small text-ink-soft">
                  {formatPaise(donation.refunded_amount * 100)} refunded
                </span>
              ) : null}
            </span>
          </Cell>
          <Cell label="Method">
            <span>
              {PAYMENT_METHOD_LABELS[donation.payment_method]}
              {donation.screenshot_path ? (
                <Link
                  to={reviewOf(donation.id, '#screenshot')}
                  preventScrollReset
                  className="block underline lg:whitespace-nowrap"
                >
                  View screenshot
                  <VisuallyHidden> of {donation.user_name}</VisuallyHidden>
                </Link>
              ) : null}
            </span>
          </Cell>
          <Cell label="Date">
            <DateAndTime instant={new Date(donation.created_at)} timeZone={timeZone} />
          </Cell>
          <Cell label="Status">
            <span className="block max-w-44">
              <DonationStatusBadge status={donation.status} />
              {donation.dispute ? (
                <span className="mt-1 block">
                  <DisputeBadge status={donation.dispute.status} />
                </span>
              ) : null}
              {donation.rejection_reason ? (
                <span className="mt-1 block text-small break-words text-ink-soft">{donation.rejection_reason}</span>
              ) : null}
              {donation.status === 'pending'
                ? listDonationWarnings(donation.marks).map(({ text, isSerious }) => (
                    <span
                      key={text}
                      className={joinClassNames(
                        'mt-1 block text-small',
                        isSerious ? 'font-semibold text-sun-text' : 'text-ink-soft',
                      )}
                    >
                      {text}
                    </span>
                  ))
                : null}
            </span>
          </Cell>
          <Cell>
            {isDecidable(donation) && (mayApprove || mayReject) ? (
              <span className="flex flex-wrap gap-2">
                {mayApprove && donation.approval_step !== 'proposed' ? (
                  <Link
                    to={reviewOf(donation.id, '#approve')}
                    preventScrollReset
                    className={getButtonClass({ variant: 'approve', size: 'small' })}
                  >
                    {APPROVE_BUTTON_LABELS[donation.approval_step ?? 'approve']}
                    <VisuallyHidden> {donation.user_name}</VisuallyHidden>
                  </Link>
                ) : null}
                {mayReject ? (
                  <Link
                    to={reviewOf(donation.id, '#rejection_reason')}
                    preventScrollReset
                    className={getButtonClass({ variant: 'reject', size: 'small' })}
                  >
                    Reject
                    <VisuallyHidden> {donation.user_name}</VisuallyHidden>
                  </Link>
                ) : null}
              </span>
            ) : (
              <span className="text-ink-soft">–</span>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** True if a staff member with the permission may decide on the donation. */
function isDecidable({ approval_step: step }: DonationForReview): boolean {
  return step !== null && step !== 'own' && step !== 'provider';
}

/** Date and time. A line break is possible only before the time. */
function DateAndTime({ instant, timeZone }: { instant: Date; timeZone: string }) {
  const [date, time] = formatDateTime(instant, timeZone).split(', ');
  return (
    <span>
      <span className="whitespace-nowrap">{date},</span> <span className="whitespace-nowrap">{time}</span>
    </span>
  );
}
