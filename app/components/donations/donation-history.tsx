import { Link } from '@remix-run/react';
import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { Pagination } from '~/components/ui/pagination';
import { EmptyState } from '~/components/ui/page-state';
import type { DonationHistory, OwnDonation, OwnDonationStats } from '~/domain/donations/queries.server';
import { formatCount, formatPaise } from '~/lib/money';
import { DONATE_PATH, HISTORY_PATH } from './donations-frame';

const BADGES: Record<OwnDonation['status'], { look: BadgeStatus; word: string }> = {
  approved: { look: 'approved', word: 'Approved' },
  pending: { look: 'pending', word: 'Pending' },
  rejected: { look: 'rejected', word: 'Rejected' },
  refunded: { look: 'rejected', word: 'Refunded' },
};

/** A member's donations with their dates as the community's clocks showed them. */
type Dated = OwnDonation & { date: string };

/** What a member has given: totals on the wall, then each donation with its state. */
export function DonationHistoryList({
  stats,
  donations,
  pagination,
}: {
  stats: OwnDonationStats;
  donations: readonly Dated[];
  pagination: DonationHistory['pagination'];
}) {
  if (pagination.total_donations === 0) {
    return (
      <EmptyState title="No donations yet" action={<ButtonLink to={DONATE_PATH}>Donate</ButtonLink>}>
        What you give is listed here, with its karma and a receipt.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Totals stats={stats} />
      <div>
        <ul className="border-t-2 border-ink">
          {donations.map((donation) => (
            <Row key={donation.id} donation={donation} />
          ))}
        </ul>
        <Pagination
          label="Pages of donations"
          page={pagination.current_page}
          pageCount={pagination.total_pages}
          hrefFor={(page) => `${HISTORY_PATH}&page=${page}`}
        />
      </div>
    </div>
  );
}

function Totals({ stats }: { stats: OwnDonationStats }) {
  const { sewa_count, sahayog_count, samarpan_count, sankalp_count, custom_count } = stats.donation_breakdown;
  const named = [
    ['Sewa', sewa_count],
    ['Sahayog', sahayog_count],
    ['Samarpan', samarpan_count],
    ['Sankalp', sankalp_count],
    ['Custom', custom_count],
  ] as const;
  return (
    <section aria-label="Totals" className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="Given" value={formatPaise(stats.total_amount * 100)} />
        <Figure label="Karma points" value={formatCount(stats.total_karma_points)} />
        <Figure label="Donations" value={formatCount(stats.total_donations)} />
        <Figure label="Pending" value={formatCount(stats.pending_donations)} />
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
  const { look, word } = BADGES[donation.status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-hair py-3">
      <p className="min-w-0">
        <span className="display text-step-1">{formatPaise(donation.amount * 100)}</span>{' '}
        <span className="text-ink-soft">{donation.category}</span>
      </p>
      <StatusBadge status={look}>{word}</StatusBadge>
      <p className="col-span-full text-small text-ink-soft">
        {donation.date}, {donation.payment_method === 'qr' ? 'QR' : 'online'}
        {donation.status === 'approved' ? `, ${formatCount(donation.karma_points_awarded)} karma points` : ''}
      </p>
      {donation.rejection_reason ? (
        <p className="col-span-full text-small text-sindoor">{donation.rejection_reason}</p>
      ) : null}
      {donation.status === 'approved' ? (
        <p className="col-span-full">
          <Link
            to={`/donations/${donation.id}/receipt`}
            className="inline-flex min-h-touch items-center text-small font-semibold underline"
          >
            Receipt
            <span className="sr-only">
              {' '}
              for {formatPaise(donation.amount * 100)} of {donation.date}
            </span>
          </Link>
        </p>
      ) : null}
    </li>
  );
}
