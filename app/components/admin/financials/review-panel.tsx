import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import type { ReviewedDonation } from '~/domain/donations/responses';
import type { LastDecision } from '~/domain/donations/last-decisions.server';
import type { DonationUnderReview } from '~/domain/donations/review-queries.server';
import { formatMoment } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { DonationStatusBadge, METHODS } from './donation-status';
import type { ReviewPermissions } from './donation-table';
import { DonationDecisions } from './donation-decisions';
import { marksIn } from './marks';
import { ScreenshotView } from './screenshot-view';
import { LastDecisions, UndoDecision } from './undo-decision';
import { useReviewKeys } from './use-review-keys';

/** A donation with its screenshot beside the claimed amount, and the way along the pending ones. */
export function ReviewPanel({
  review,
  lastDecision,
  timeZone,
  query,
  mayApprove,
  mayReject,
}: ReviewPermissions & {
  review: DonationUnderReview;
  /** What the reader decided before, while it can be undone. */
  lastDecision: LastDecision | null;
  timeZone: string;
  query: string;
}) {
  const { donation, next, previousId } = review;
  const isPending = donation.status === 'pending';
  useReviewKeys();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <DonationFacts donation={donation} timeZone={timeZone} />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
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
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        {isPending ? (
          <DonationDecisions
            donation={donation}
            twoPeopleAboveRupees={review.twoPeopleAboveRupees}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        ) : (
          <UndoDecision
            donation={donation}
            timeZone={timeZone}
            query={query}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        )}
        <nav aria-label="Pending donations" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <NeighbourLink id="previous-donation" donationId={previousId} query={query}>
            Previous
          </NeighbourLink>
          <NeighbourLink id="next-donation" donationId={next?.id ?? null} query={query}>
            Next
          </NeighbourLink>
          <span className="text-ink-soft">{formatCount(review.pendingCount)} pending</span>
        </nav>
        <LastDecisions
          decisions={lastDecision ? [lastDecision] : []}
          timeZone={timeZone}
          query={query}
          mayApprove={mayApprove}
          mayReject={mayReject}
        />
        <Keys />
      </div>
    </div>
  );
}

function screenshotNote({ payment_method, status, has_screenshot }: ReviewedDonation): string {
  if (payment_method === 'razorpay')
    return status === 'pending'
      ? 'Paid online: the payment provider has set the money aside and not captured it yet.'
      : 'Paid online: the payment provider has confirmed it.';
  return has_screenshot ? 'You do not have permission to see the screenshot.' : 'There is no screenshot any more.';
}

function DonationFacts({ donation, timeZone }: { donation: ReviewedDonation; timeZone: string }) {
  const marks = marksIn(donation.marks);
  const warnings = marks.filter(({ isWarning }) => isWarning);
  const notes = marks.filter(({ isWarning }) => !isWarning);
  const facts: [string, ReactNode][] = [
    ['Donor', donation.user_name],
    ['Email', donation.user.email ?? '–'],
    ['Category', donation.category],
    ['Method', METHODS[donation.payment_method]],
    ...(donation.reference ? ([['Reference', donation.reference]] as [string, ReactNode][]) : []),
    ['Date', formatMoment(new Date(donation.created_at), timeZone)],
    ['Status', <DonationStatusBadge key="status" status={donation.status} />],
    ...(donation.proposed_at
      ? ([['Proposed', whoAndWhen(donation.proposed_by ?? 'Staff', donation.proposed_at, timeZone)]] as [
          string,
          ReactNode,
        ][])
      : []),
    ...(donation.decided_at
      ? ([['Decided', whoAndWhen(donation.decided_by ?? 'Payment provider', donation.decided_at, timeZone)]] as [
          string,
          ReactNode,
        ][])
      : []),
    ...(donation.refunded_amount > 0
      ? ([['Refunded', formatPaise(donation.refunded_amount * 100)]] as [string, ReactNode][])
      : []),
    ...(donation.rejection_reason ? ([['Reason', donation.rejection_reason]] as [string, ReactNode][]) : []),
  ];
  return (
    <>
      <p className="leading-tight">
        <span className="block text-small text-ink-soft">Amount claimed</span>
        <span className="font-display text-[2.5rem] leading-[1.15]">{formatPaise(donation.amount * 100)}</span>
      </p>
      {warnings.length > 0 ? (
        <ul aria-label="Warnings" className="rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          {warnings.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map(({ text }) => (
        <p key={text} className="text-small text-ink-soft">
          {text}
        </p>
      ))}
    </>
  );
}

function whoAndWhen(name: string, instant: string, timeZone: string): string {
  return `${name}, ${formatMoment(new Date(instant), timeZone)}`;
}

function NeighbourLink({
  id,
  donationId,
  query,
  children,
}: {
  id: string;
  donationId: number | null;
  query: string;
  children: ReactNode;
}) {
  if (donationId === null)
    return (
      <Button type="button" variant="quiet" size="small" disabled>
        {children}
      </Button>
    );
  return (
    <Link
      id={id}
      to={`/admin/financials/${donationId}${query}`}
      preventScrollReset
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      {children}
    </Link>
  );
}

function Keys() {
  if (!useHydrated()) return null;
  return (
    <p className="text-small text-ink-soft max-sm:hidden">
      Keys: <kbd>A</kbd> <kbd>Enter</kbd> approve, <kbd>R</kbd> reject, <kbd>N</kbd> next, <kbd>P</kbd> previous;{' '}
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> in the reason rejects.
    </p>
  );
}
