import { Form } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { SubmitButton } from '~/components/ui/submit-button';
import { getDonationKarma } from '~/domain/donations/policy';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatCount, formatPaise } from '~/lib/format-number';
import { listDonationWarnings } from './donation-warnings';

/**
 * Confirmation dialog before several donations are approved. It shows the donors, the sum and the
 * warnings.
 */
export function BulkApprovalDialog({
  chosen,
  decidedCount,
  list,
}: {
  chosen: readonly DonationForReview[];
  /** Number of selected donations that are no longer pending. */
  decidedCount: number;
  list: string;
}) {
  const paise = chosen.reduce((sum, { amount }) => sum + amount * 100, 0);
  const karma = chosen.reduce((sum, { amount }) => sum + getDonationKarma(amount), 0);
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
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
            {listDonationWarnings(marks)
              .filter(({ isSerious }) => isSerious)
              .map(({ text }) => (
                <span key={text} className="block text-small font-semibold text-sun-text">
                  {text}
                </span>
              ))}
          </li>
        ))}
      </ul>
      <div className="sheet-foot grid gap-3">
        <p>
          Together <b>{formatPaise(paise)}</b>, {formatCount(karma)} karma points. The donors are told on WhatsApp.
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={list} preventScrollReset variant="quiet">
            Back to the list
          </ButtonLink>
          <SubmitButton variant="approve" pendingLabel="Approving...">
            {`Approve ${formatDonationCount(chosen.length)}`}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

export function formatDonationCount(count: number): string {
  return count === 1 ? '1 donation' : `${formatCount(count)} donations`;
}
