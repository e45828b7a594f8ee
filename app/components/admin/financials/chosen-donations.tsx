import { formatCount, formatPaise } from '~/lib/format-number';
import type { DonationForReview } from '~/domain/donations/responses';
import { listDonationWarnings } from './donation-warnings';

/** The donations that a bulk decision is about, with their warnings, as part of its form. */
export function ChosenDonations({
  chosen,
  decidedCount,
}: {
  chosen: readonly DonationForReview[];
  /** Number of selected donations that are no longer pending. */
  decidedCount: number;
}) {
  return (
    <>
      {decidedCount > 0 ? (
        <p className="rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          {`${formatDonationCount(decidedCount)} of those you chose ${decidedCount === 1 ? 'is' : 'are'} decided already and left out.`}
        </p>
      ) : null}
      <ul className="grid gap-1.5">
        {chosen.map(({ id, user_name, amount, marks }) => (
          <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 *:col-start-2">
            <input type="hidden" name="ids" value={id} />
            <b className="tabular col-start-1!">{formatPaise(amount * 100)}</b>{' '}
            <span className="row-start-1">
              from <bdi>{user_name}</bdi>
            </span>
            {listDonationWarnings(marks).map((text) => (
              <span key={text} className="block text-small font-semibold text-haldi">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

export function formatDonationCount(count: number): string {
  return count === 1 ? '1 donation' : `${formatCount(count)} donations`;
}
