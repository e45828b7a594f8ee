import {
  TranslationFields,
  listTranslationFieldNames,
  type TranslationFieldName,
} from '~/components/admin/content/translation-fields';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextareaField } from '~/components/ui/textarea-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getDonationKarma } from '~/domain/donations/policy';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatCount, formatPaise } from '~/lib/format-number';
import { APPROVE_BUTTON_LABELS } from './donation-status';
import type { ReviewPermissions } from './donation-table';

const schema = () => import('~/domain/donations/schemas').then(({ rejectDonationSchema }) => rejectDonationSchema);

const TEXTS = [{ field: 'rejection_reason', label: 'Reason', maxLength: 300, rows: 2 }] as const;

/** Messages for a staff member who cannot decide on this donation. */
const CLOSED = {
  provider: 'This was paid online: the payment provider alone decides it.',
  own: 'This is your own donation. A colleague decides on it.',
};

/**
 * The buttons to approve or reject a pending donation, or the reason why they are not available.
 */
export function DonationDecisionButtons({
  donation,
  twoPeopleAboveRupees,
  mayApprove,
  mayReject,
}: ReviewPermissions & { donation: DonationForReview; twoPeopleAboveRupees: number }) {
  const { form, fields, reply } = useServerForm<'rejection_reason' | TranslationFieldName<'rejection_reason'>>({
    schema,
    id: `donation-${donation.id}`,
  });
  const step = donation.approval_step ?? 'provider';
  if (step === 'provider' || step === 'own') return <p>{CLOSED[step]}</p>;
  const formProps = { method: 'post', preventScrollReset: true, className: 'grid gap-2.5' } as const;
  return (
    <>
      <ErrorSummary
        fields={[fields.rejection_reason, ...listTranslationFieldNames(TEXTS).map((name) => fields[name])]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      {step === 'approve' ? null : (
        <p>
          Above {formatPaise(twoPeopleAboveRupees * 100)} two people approve: the first proposes, the second confirms.
          {step === 'proposed' ? ' You have proposed this one; now a colleague confirms it.' : null}
        </p>
      )}
      {mayApprove && step === 'proposed' ? (
        <ServerForm {...formProps}>
          <div>
            <SubmitButton variant="quiet" intent="undo" pendingLabel="Withdrawing...">
              Withdraw the proposal
            </SubmitButton>
          </div>
        </ServerForm>
      ) : null}
      {mayApprove && step !== 'proposed' ? (
        <ServerForm {...formProps}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <p className="min-w-0 flex-[1_1_14rem]">
              <bdi>{donation.user_name}</bdi> receives{' '}
              <b>{formatCount(getDonationKarma(donation.amount))} karma points</b> once it is approved.
            </p>
            <SubmitButton
              id="approve"
              variant="approve"
              intent="approve"
              pendingLabel={step === 'propose' ? 'Proposing...' : 'Approving...'}
            >
              {APPROVE_BUTTON_LABELS[step]}
            </SubmitButton>
          </div>
        </ServerForm>
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
          <TranslationFields texts={TEXTS} fields={fields} />
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
