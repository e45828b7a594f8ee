import { Link } from '@remix-run/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '~/components/ui/icon';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { DonationForReview } from '~/domain/donations/responses';
import { PAYMENT_METHOD_LABELS } from '~/domain/donations/policy';
import { formatAge } from '~/lib/age';
import { formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { DisputeBadge, DonationStatusBadge } from './donation-status';
import { isBulkApprovable, listDonationWarnings } from './donation-warnings';
import { SelectAllCheckbox } from './select-all-checkbox';

/** A donation that has waited longer than this is highlighted. */
export const LONG_WAIT_MS = 2 * 24 * 3_600_000;

const NO_BREAK_SPACE = '\u00a0';

export interface ReviewPermissions {
  mayApprove: boolean;
  mayReject: boolean;
}

/** A table of donations. The donor's name opens the donation; some can be approved together. */
export function DonationTable({
  donations,
  timeZone,
  now,
  query,
  tickable,
  isQueue,
}: {
  donations: readonly DonationForReview[];
  timeZone: string;
  now: string;
  query: string;
  tickable: boolean;
  /** True for the list of pending donations, which shows the waiting time. */
  isQueue: boolean;
}) {
  return (
    <Table
      caption="Donations"
      twoLine
      head={
        <>
          {tickable ? (
            <ColumnHeader>
              <SelectAllCheckbox
                // Remounts the checkbox when the list changes, because no row is selected then.
                key={donations.map(({ id }) => id).join()}
                name="ids"
                label="Choose all on this page"
              />
            </ColumnHeader>
          ) : null}
          <ColumnHeader>Donor</ColumnHeader>
          <ColumnHeader figures>Amount</ColumnHeader>
          <ColumnHeader>Method</ColumnHeader>
          <ColumnHeader>{isQueue ? 'Waits' : 'Date'}</ColumnHeader>
          <ColumnHeader>{isQueue ? 'Check' : 'Status'}</ColumnHeader>
        </>
      }
    >
      {donations.map((donation) => (
        <Row
          key={donation.id}
          current={donation.status === 'pending' && listDonationWarnings(donation.marks).length > 0}
        >
          {tickable ? (
            <Cell place="hidden">{isBulkApprovable(donation) ? <ChooseCheckbox donation={donation} /> : null}</Cell>
          ) : null}
          <Cell heading place="name">
            <Link
              to={`/admin/financials/${donation.id}${query}`}
              preventScrollReset
              className="row-link font-semibold break-words text-ink underline"
            >
              <bdi>{donation.user_name}</bdi>
            </Link>
          </Cell>
          <Cell figures place="figure">
            <span className="font-display text-[1.1875rem]">{formatPaise(donation.amount * 100)}</span>
            {donation.status === 'approved' && donation.refunded_amount > 0 ? (
              <span className="block text-small text-ink-soft">
                {formatPaise(donation.refunded_amount * 100)} refunded
              </span>
            ) : null}
          </Cell>
          <Cell place="note">
            {PAYMENT_METHOD_LABELS[donation.payment_method]}
            {donation.reference ? <span className="break-words text-ink-soft"> {donation.reference}</span> : null}
          </Cell>
          <Cell place="when">
            {isQueue ? (
              <Wait since={donation.created_at} now={now} timeZone={timeZone} />
            ) : (
              formatInTwoParts(new Date(donation.created_at), timeZone)
            )}
          </Cell>
          <Cell place="state">
            <DonationCheck donation={donation} isQueue={isQueue} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function ChooseCheckbox({ donation: { id, user_name, amount, marks } }: { donation: DonationForReview }) {
  return (
    <label className="relative z-1 grid size-[38px] cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="ids"
        value={id}
        aria-label={`Donation of ${user_name}, ${formatPaise(amount * 100)}`}
        className="checkbox"
        data-rupees={amount}
        data-warned={listDonationWarnings(marks).length > 0 ? '' : undefined}
      />
    </label>
  );
}

/** The result of the automatic checks of a pending donation, or the status of any other one. */
function DonationCheck({ donation, isQueue }: { donation: DonationForReview; isQueue: boolean }) {
  const warnings = donation.status === 'pending' ? listDonationWarnings(donation.marks) : [];
  const step = donation.approval_step;
  const notes = [
    step === 'provider' ? 'Paid online: the provider decides' : null,
    step === 'own' ? 'Your own: a colleague decides' : null,
    step === 'proposed' ? 'Proposed by you: a colleague confirms' : null,
    step === 'confirm' ? `Proposed by ${donation.proposed_by ?? 'a colleague'}` : null,
  ].filter((note) => note !== null);
  return (
    <span className="block @min-[37.5rem]:max-w-64">
      {isQueue ? null : <DonationStatusBadge status={donation.status} />}
      {donation.dispute ? (
        <span className="mt-1 block">
          <DisputeBadge status={donation.dispute.status} />
        </span>
      ) : null}
      {donation.rejection_reason ? (
        <span className="mt-1 block text-small break-words text-ink-soft">{donation.rejection_reason}</span>
      ) : null}
      {warnings.map((text) => (
        <span key={text} className="flex items-start gap-1.5 text-small font-semibold text-haldi">
          <Icon glyph={TriangleAlert} size="s" className="mt-0.5" />
          {text}
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className="block text-small text-ink-soft">
          {note}
        </span>
      ))}
      {isQueue && warnings.length === 0 && notes.length === 0 ? (
        <span className="flex items-center gap-1.5 text-small text-ink-soft @max-[37.5rem]:hidden">
          <Icon glyph={Check} size="s" className="text-neem" />
          No warning
        </span>
      ) : null}
    </span>
  );
}

/** The waiting time, highlighted after two days, and the date on wide screens. */
function Wait({ since, now, timeZone }: { since: string; now: string; timeZone: string }) {
  const ms = new Date(now).getTime() - new Date(since).getTime();
  return (
    <>
      <span className={ms >= LONG_WAIT_MS ? 'font-semibold whitespace-nowrap text-haldi' : 'whitespace-nowrap'}>
        {formatAge(ms)}
      </span>{' '}
      <span className="text-small text-ink-soft @max-[37.5rem]:hidden">
        {formatInTwoParts(new Date(since), timeZone)}
      </span>
    </>
  );
}

/** Formats a date and time in which a line can break only before the time. */
function formatInTwoParts(instant: Date, timeZone: string): string {
  const [date = '', time = ''] = formatDateTime(instant, timeZone).split(', ');
  return [`${date},`, time].map((part) => part.replaceAll(' ', NO_BREAK_SPACE)).join(' ');
}
