import { Link } from '@remix-run/react';
import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { Pagination } from '~/components/ui/pagination';
import { EmptyState } from '~/components/ui/page-state';
import type { DonationHistory, OwnDonation, OwnDonationStats } from '~/domain/donations/responses';
import { formatFinancialYear } from '~/lib/financial-year';
import { formatCount, formatPaise } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { DONATE_PATH, DONATION_HISTORY_PATH } from './donations-layout';

const LOOKS: Record<OwnDonation['status'], BadgeStatus> = {
  approved: 'approved',
  pending: 'pending',
  rejected: 'rejected',
  refunded: 'rejected',
};

/** A donation with its date in the community's time zone and, if it was rejected, the reason. */
type Dated = OwnDonation & { date: string; name: string; reason: { text: string; lang: string } | null };

export function DonationHistoryList({
  stats,
  donations,
  pagination,
  years,
}: {
  stats: OwnDonationStats;
  donations: readonly Dated[];
  pagination: DonationHistory['pagination'];
  /** Financial years with approved donations, newest first. */
  years: readonly number[];
}) {
  const messages = useMessages('donations.history');
  if (pagination.total_donations === 0) {
    return (
      <EmptyState title={messages.emptyTitle} action={<ButtonLink to={DONATE_PATH}>{messages.donate}</ButtonLink>}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Totals stats={stats} />
      <Statements years={years} />
      <div className="@container">
        <ul className="border-t-2 border-ink">
          {donations.map((donation) => (
            <Row key={donation.id} donation={donation} />
          ))}
        </ul>
        <Pagination
          label={messages.pages}
          page={pagination.current_page}
          pageCount={pagination.total_pages}
          hrefFor={(page) => `${DONATION_HISTORY_PATH}&page=${page}`}
        />
      </div>
    </div>
  );
}

/** Links to the statement of each financial year. */
function Statements({ years }: { years: readonly number[] }) {
  const messages = useMessages('donations.history');
  if (years.length === 0) return null;
  return (
    <section aria-labelledby="statements" className="grid gap-1">
      <h2 id="statements" className="font-semibold">
        {messages.statements}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {years.map((year) => (
          <li key={year}>
            <a href={`/donations/statements/${year}`} className="inline-flex min-h-touch items-center underline">
              {formatFinancialYear(year)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Totals({ stats }: { stats: OwnDonationStats }) {
  const messages = useMessages('donations.history');
  const { sewa_count, sahayog_count, samarpan_count, sankalp_count, custom_count } = stats.donation_breakdown;
  const named = [
    [messages.categories.Sewa, sewa_count],
    [messages.categories.Sahayog, sahayog_count],
    [messages.categories.Samarpan, samarpan_count],
    [messages.categories.Sankalp, sankalp_count],
    [messages.categories.Custom, custom_count],
  ] as const;
  return (
    <section aria-label={messages.totals} className="grid gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-3 sm:flex">
        <Figure label={messages.given} value={formatPaise(stats.total_amount * 100)} />
        <Figure label={messages.karmaPoints} value={formatCount(stats.total_karma_points)} />
        <Figure label={messages.donations} value={formatCount(stats.total_donations)} />
        <Figure label={messages.waiting} value={formatCount(stats.pending_donations)} />
      </dl>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {named.map(([name, count]) => (
          <li key={name}>
            {name} <b className="tabular text-ink">{formatCount(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="display text-step-3">{value}</dd>
    </div>
  );
}

function Row({ donation }: { donation: Dated }) {
  const messages = useMessages('donations.history');
  const amount = formatPaise(donation.amount * 100);
  const isApproved = donation.status === 'approved';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start justify-items-start gap-x-3 gap-y-1 border-b border-hair py-3 @max-[15rem]:grid-cols-1">
      <p className="min-w-0">
        <span className="display text-step-1">{amount}</span> <span className="text-ink-soft">{donation.name}</span>
      </p>
      <StatusBadge status={LOOKS[donation.status]}>{messages.statuses[donation.status]}</StatusBadge>
      <p className={joinClassNames('text-small text-ink-soft', !isApproved && 'col-span-full')}>
        {donation.date}, {messages.methods[donation.payment_method]}
        {isApproved ? `, ${interpolate(messages.karma, { count: formatCount(donation.karma_points_awarded) })}` : ''}
      </p>
      {isApproved ? (
        <Link
          to={`/donations/${donation.id}/receipt`}
          className="-my-3 inline-flex min-h-touch items-center text-small @min-[15rem]:justify-self-end font-semibold underline"
        >
          {messages.receipt}
          <span className="sr-only"> {interpolate(messages.receiptOf, { amount, date: donation.date })}</span>
        </Link>
      ) : null}
      {donation.reference ? (
        <p className="tabular col-span-full text-small text-ink-soft">
          {messages.reference} <span translate="no">{donation.reference}</span>
        </p>
      ) : null}
      {donation.status === 'pending' && donation.payment_method === 'qr' ? (
        <p className="col-span-full text-small text-ink-soft">{messages.beingReviewed}</p>
      ) : null}
      {listReturns(donation, messages).map((line) => (
        <p key={line} className="col-span-full text-small text-ink-soft">
          {line}
        </p>
      ))}
      {donation.reason ? (
        <p lang={donation.reason.lang} className="col-span-full text-small text-sindoor">
          {donation.reason.text}
        </p>
      ) : null}
    </li>
  );
}

/** Describes what went back to the donor, is on its way back, or did not arrive. */
function listReturns(
  donation: Dated,
  messages: Record<'refundedPart' | 'refundPending' | 'refundFailed' | 'takenByBank', string>,
): string[] {
  const { status, refunded_amount, lost_amount, pending_refund_amount, failed_refund_amount } = donation;
  const refunded = status === 'approved' || lost_amount > 0 ? refunded_amount - lost_amount : 0;
  const lines = [
    [messages.refundedPart, refunded],
    [messages.takenByBank, lost_amount],
    [messages.refundPending, pending_refund_amount],
    [messages.refundFailed, failed_refund_amount],
  ] as const;
  return lines.flatMap(([text, rupees]) =>
    rupees > 0 ? [interpolate(text, { amount: formatPaise(rupees * 100) })] : [],
  );
}
