import { Form } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { SubmitButton } from '~/components/ui/submit-button';
import { getDonationKarma } from '~/domain/donations/policy';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatCount, formatPaise } from '~/lib/format-number';
import { ChosenDonations, formatDonationCount } from './chosen-donations';

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
      <ChosenDonations chosen={chosen} decidedCount={decidedCount} />
      <div className="sheet-foot grid gap-3">
        <p>
          Together <b>{formatPaise(paise)}</b>, {formatCount(karma)} karma points. The donors are notified on WhatsApp.
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
