import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import type { DonationForReview } from '~/domain/donations/responses';
import type { UndoableDecision } from '~/domain/donations/undoable-decisions.server';
import type { DonationReview } from '~/domain/donations/review-queries.server';
import { formatDateTime } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import type { ReviewPermissions } from './donation-table';
import { DonationDecisionButtons, type PreparedReason } from './donation-decision-buttons';
import { DonationClaim, DonationDetails } from './donation-details';
import { AdjacentDonationLink } from './adjacent-donation-link';
import { ReviewShortcuts } from './review-shortcuts';
import { ScreenshotView } from './screenshot-view';
import { UndoableDecisionList, UndoDecisionButton } from './undo-decision';
import { useReviewShortcuts } from './use-review-shortcuts';

/**
 * A donation with its screenshot next to the claimed amount, and links to the previous and next
 * pending donation.
 */
export function ReviewPanel({
  review,
  lastDecision,
  timeZone,
  query,
  reason,
  mayApprove,
  mayReject,
  mayRefund,
  maySeeDonor,
  maySeeStatements,
}: ReviewPermissions & {
  mayRefund: boolean;
  maySeeDonor: boolean;
  maySeeStatements: boolean;
  review: DonationReview;
  /** The previous decision of this staff member, or null if it can no longer be undone. */
  lastDecision: UndoableDecision | null;
  timeZone: string;
  query: string;
  reason: PreparedReason | null;
}) {
  const { donation, lookalike, next, previousId } = review;
  const isPending = donation.status === 'pending';
  useReviewShortcuts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 lg:grid-cols-2">
      <div className="min-w-0">
        <div className={lookalike ? 'grid grid-cols-2 gap-3' : undefined}>
          <Screenshot donation={donation} title={lookalike ? 'This donation' : null} />
          {lookalike ? (
            <Screenshot
              donation={lookalike}
              title={
                <>
                  <Link to={`/admin/financials/${lookalike.id}${query}`} preventScrollReset className="underline">
                    #{lookalike.id} <bdi>{lookalike.user_name}</bdi>
                  </Link>
                  , {formatPaise(lookalike.amount * 100)}, {lookalike.status},{' '}
                  {formatDateTime(new Date(lookalike.created_at), timeZone)}
                </>
              }
            />
          ) : null}
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <DonationClaim donation={donation} />
        {isPending ? (
          <DonationDecisionButtons
            // Remounts the form when another reason is chosen, so that the reason is filled in.
            key={reason?.number ?? 0}
            donation={donation}
            twoPeopleAboveRupees={review.twoPeopleAboveRupees}
            query={query}
            reason={reason}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        ) : (
          <UndoDecisionButton
            donation={donation}
            timeZone={timeZone}
            query={query}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        )}
        <DonationDetails donation={donation} timeZone={timeZone} maySeeStatements={maySeeStatements} />
        {mayRefund && (donation.status === 'approved' || donation.refunded_amount > 0) ? (
          <p>
            <Link to={`/admin/financials/${donation.id}/refund`} preventScrollReset className="underline">
              {donation.status === 'approved' ? 'Refund this donation' : 'Refunds of this donation'}
            </Link>
          </p>
        ) : null}
        {maySeeDonor ? (
          <p>
            <Link to={`/admin/donor-record/${donation.id}`} className="underline">
              Receipt and tax details of the donor
            </Link>
          </p>
        ) : null}
        <nav aria-label="Pending donations" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <AdjacentDonationLink id="previous-donation" donationId={previousId} query={query}>
            Previous
          </AdjacentDonationLink>
          <AdjacentDonationLink id="next-donation" donationId={next?.id ?? null} query={query}>
            Next
          </AdjacentDonationLink>
          <span className="text-ink-soft">{formatCount(review.pendingCount)} pending</span>
        </nav>
        <UndoableDecisionList
          decisions={lastDecision ? [lastDecision] : []}
          firstButtonId="undo-last-decision"
          timeZone={timeZone}
          query={query}
          mayApprove={mayApprove}
          mayReject={mayReject}
        />
        <ReviewShortcuts />
      </div>
    </div>
  );
}

function Screenshot({ donation, title }: { donation: DonationForReview; title: ReactNode }) {
  return (
    <div className="min-w-0">
      {title ? <p className="mb-1.5 text-small font-semibold break-words">{title}</p> : null}
      {donation.screenshot_path ? (
        <ScreenshotView
          key={donation.id}
          path={donation.screenshot_path}
          alt={`Payment screenshot of ${donation.user_name}`}
        />
      ) : (
        <p className="text-ink-soft">{screenshotNote(donation)}</p>
      )}
    </div>
  );
}

function screenshotNote({ payment_method, status, has_screenshot }: DonationForReview): string {
  if (payment_method === 'razorpay')
    return status === 'pending'
      ? 'Paid online: the bank has authorized the payment, and the provider has not captured it yet.'
      : status === 'rejected'
        ? 'Paid online: the payment provider has returned the money.'
        : 'Paid online: the payment provider has confirmed it.';
  return has_screenshot ? 'You do not have permission to see the screenshot.' : 'There is no screenshot any more.';
}
