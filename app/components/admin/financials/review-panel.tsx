import type { ReactNode } from 'react';
import { Form, Link } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { Button } from '~/components/ui/button';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextareaField } from '~/components/ui/textarea-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useServerForm } from '~/components/ui/use-server-form';
import { karmaFor } from '~/domain/donations/policy';
import type { ReviewedDonation } from '~/domain/donations/responses';
import type { DonationUnderReview } from '~/domain/donations/review-queries.server';
import { formatMoment } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { APPROVE_WORDS, DonationStatusBadge, METHODS } from './donation-status';
import type { ReviewPermissions } from './donation-table';
import { marksIn } from './marks';
import { ScreenshotView } from './screenshot-view';
import { useReviewKeys } from './use-review-keys';

/** One donation with its screenshot beside the amount that was claimed, the two decisions, and the way along the line of pending ones. */
export function ReviewPanel({
  review,
  timeZone,
  query,
  mayApprove,
  mayReject,
}: ReviewPermissions & { review: DonationUnderReview; timeZone: string; query: string }) {
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
          <Decisions
            donation={donation}
            twoPeopleAboveRupees={review.twoPeopleAboveRupees}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        ) : null}
        <nav aria-label="Pending donations" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <NeighbourLink id="previous-donation" donationId={previousId} query={query}>
            Previous
          </NeighbourLink>
          <NeighbourLink id="next-donation" donationId={next?.id ?? null} query={query}>
            Next
          </NeighbourLink>
          <span className="text-ink-soft">{formatCount(review.pendingCount)} pending</span>
        </nav>
        <Keys />
      </div>
    </div>
  );
}

/** Why the reader cannot decide. */
const CLOSED = {
  provider: 'This was paid online: the payment provider alone decides it.',
  own: 'This is your own donation. A colleague decides on it.',
};

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

function Decisions({
  donation,
  twoPeopleAboveRupees,
  mayApprove,
  mayReject,
}: ReviewPermissions & { donation: ReviewedDonation; twoPeopleAboveRupees: number }) {
  const { form, fields, reply } = useServerForm<'rejection_reason'>({ id: `donation-${donation.id}` });
  const step = donation.approval_step ?? 'provider';
  if (step === 'provider' || step === 'own') return <p>{CLOSED[step]}</p>;
  const formProps = { method: 'post', preventScrollReset: true, className: 'grid gap-2.5' } as const;
  return (
    <>
      <ErrorSummary
        fields={[fields.rejection_reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      {step === 'approve' ? null : (
        <p>
          Above {formatPaise(twoPeopleAboveRupees * 100)} two people approve: the first proposes, the second confirms.
          {step === 'proposed' ? ' You have proposed this one; now a colleague confirms it.' : null}
        </p>
      )}
      {mayApprove && step !== 'proposed' ? (
        <Form {...formProps}>
          <EnhancedField />
          <p>
            <bdi>{donation.user_name}</bdi> receives <b>{formatCount(karmaFor(donation.amount))} karma points</b> once it is
            approved.
          </p>
          <div>
            <SubmitButton
              id="approve"
              variant="approve"
              intent="approve"
              pendingLabel={step === 'propose' ? 'Proposing...' : 'Approving...'}
            >
              {APPROVE_WORDS[step]}
            </SubmitButton>
          </div>
        </Form>
      ) : null}
      {mayReject ? (
        <ServerForm {...formProps} form={form}>
          <div id="rejection_reason">
            <TextareaField
              label="Reason for rejecting"
              hint="The donor reads it over WhatsApp."
              field={fields.rejection_reason}
              maxLength={300}
              rows={2}
              required
            />
          </div>
          <div>
            <SubmitButton variant="reject" intent="reject" pendingLabel="Rejecting...">
              Reject
            </SubmitButton>
          </div>
        </ServerForm>
      ) : null}
    </>
  );
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
      Keys: <kbd>A</kbd> approve, <kbd>R</kbd> reject, <kbd>N</kbd> next, <kbd>P</kbd> previous.
    </p>
  );
}
