import { ErrorSummary } from '~/components/ui/error-summary';
import { ButtonLink } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { REJECTION_REASONS } from '~/domain/donations/policy';
import type { DonationForReview } from '~/domain/donations/responses';
import { ChosenDonations, formatDonationCount } from './chosen-donations';

/** Confirmation dialog before several donations are rejected for the same reason. */
export function BulkRejectionDialog({
  chosen,
  decidedCount,
  list,
}: {
  chosen: readonly DonationForReview[];
  /** Number of selected donations that are no longer pending. */
  decidedCount: number;
  list: string;
}) {
  const { form, fields, reply } = useServerForm<'ids' | 'rejection_reason'>({ id: 'reject-donations' });
  return (
    <ServerForm form={form} preventScrollReset className="grid gap-4">
      <ErrorSummary
        fields={[fields.ids, fields.rejection_reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <ChosenDonations chosen={chosen} decidedCount={decidedCount} />
      <div className="sheet-foot grid gap-3">
        <label className="grid gap-1 font-semibold">
          Reason for rejecting
          <Select id={fields.rejection_reason.id} name="rejection_reason" defaultValue="" required>
            <option value="" disabled>
              Choose a reason
            </option>
            {REJECTION_REASONS.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </Select>
        </label>
        <p>The donors read the reason on WhatsApp, in their language. To give another reason, open the donation.</p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={list} preventScrollReset variant="quiet">
            Back to the list
          </ButtonLink>
          <SubmitButton variant="reject" pendingLabel="Rejecting...">
            {`Reject ${formatDonationCount(chosen.length)}`}
          </SubmitButton>
        </div>
      </div>
    </ServerForm>
  );
}
