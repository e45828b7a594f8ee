import { useEffect } from 'react';
import { Link } from '@remix-run/react';
import {
  TranslationFields,
  listTranslationFieldNames,
  type TranslationFieldName,
} from '~/components/admin/content/translation-fields';
import { FormDisclosure } from '~/components/admin/form-disclosure';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { getInitialText } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextareaField } from '~/components/ui/textarea-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getDonationKarma, isLookalike, REJECTION_REASONS } from '~/domain/donations/policy';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatCount, formatPaise } from '~/lib/format-number';
import { APPROVE_BUTTON_LABELS } from './donation-status';
import type { ReviewPermissions } from './donation-table';

const schema = () => import('~/domain/donations/schemas').then(({ rejectDonationSchema }) => rejectDonationSchema);

const TEXTS = [{ field: 'rejection_reason', label: 'Reason', maxLength: 300, rows: 2 }] as const;

/** A common rejection reason with its number, starting at 1. It is used to fill in the form. */
export interface PreparedReason {
  number: number;
  text: string;
  translations: Record<string, { rejection_reason: string }>;
}

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
  query,
  reason,
  mayApprove,
  mayReject,
}: ReviewPermissions & {
  donation: DonationForReview;
  twoPeopleAboveRupees: number;
  query: string;
  reason: PreparedReason | null;
}) {
  const { form, fields, reply } = useServerForm<
    'compared' | 'rejection_reason' | TranslationFieldName<'rejection_reason'>
  >({
    schema,
    id: `donation-${donation.id}${reason ? `-${reason.number}` : ''}`,
    ...(reason ? { defaultValue: { rejection_reason: reason.text, translations: reason.translations } } : {}),
  });
  useEffect(() => {
    if (reason) document.querySelector<HTMLElement>('#rejection_reason textarea')?.focus();
  }, [reason]);
  const step = donation.approval_step ?? 'provider';
  if (step === 'provider' || step === 'own') return <p>{CLOSED[step]}</p>;
  const mustCompare = isLookalike(donation.marks);
  const translated = listTranslationFieldNames(TEXTS).map((name) => fields[name]);
  const isRejecting =
    getInitialText(fields.rejection_reason) !== '' ||
    [fields.rejection_reason, ...translated].some(({ errors }) => errors?.length);
  return (
    <>
      <ErrorSummary
        fields={[fields.compared, fields.rejection_reason, ...translated]}
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
        <ServerForm preventScrollReset>
          <SubmitButton variant="quiet" intent="undo" pendingLabel="Withdrawing...">
            Withdraw the proposal
          </SubmitButton>
        </ServerForm>
      ) : null}
      <div className="flex flex-wrap items-start gap-2.5 empty:hidden">
        {mayApprove && step !== 'proposed' ? (
          <ServerForm preventScrollReset className="contents">
            {mustCompare ? (
              <div className="w-full">
                <CheckboxField field={fields.compared} required>
                  <b>I compared both: approve this one</b>
                </CheckboxField>
              </div>
            ) : null}
            <p className="w-full">
              <bdi>{donation.user_name}</bdi> receives{' '}
              <b>{formatCount(getDonationKarma(donation.amount))} karma points</b> once it is approved.
            </p>
            <SubmitButton
              id="approve"
              variant="approve"
              intent="approve"
              className="max-sm:grow"
              pendingLabel={step === 'propose' ? 'Proposing...' : 'Approving...'}
            >
              {APPROVE_BUTTON_LABELS[step]}
            </SubmitButton>
          </ServerForm>
        ) : null}
        {mayReject ? (
          <FormDisclosure key={donation.id} label="Reject…" variant="reject" isOpen={isRejecting}>
            <ServerForm form={form} preventScrollReset className="grid gap-2.5">
              <PreparedReasons donationId={donation.id} query={query} chosen={reason?.number ?? null} />
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
              <details open={translated.some(({ errors }) => errors)}>
                <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-neel underline">
                  Reason in other languages
                </summary>
                <p className="mb-3 text-small text-ink-soft">
                  If a language is blank, donors read a usual reason in our translation, and any other reason in
                  English.
                </p>
                <div className="grid gap-3">
                  <TranslationFields texts={TEXTS} fields={fields} />
                </div>
              </details>
              <div>
                <SubmitButton variant="reject" intent="reject" pendingLabel="Rejecting...">
                  Reject
                </SubmitButton>
              </div>
            </ServerForm>
          </FormDisclosure>
        ) : null}
      </div>
    </>
  );
}

/** Links that fill in the form with a common reason. The keys 1 to 5 do the same. */
function PreparedReasons({ donationId, query, chosen }: { donationId: number; query: string; chosen: number | null }) {
  return (
    <ul aria-label="Usual reasons" className="flex flex-wrap gap-1.5">
      {REJECTION_REASONS.map((text, index) => {
        const number = index + 1;
        const search = new URLSearchParams(query);
        search.set('reason', String(number));
        return (
          <li key={text}>
            <Link
              id={`reason-${number}`}
              to={`/admin/financials/${donationId}?${search}`}
              preventScrollReset
              replace
              aria-current={number === chosen ? 'true' : undefined}
              className="inline-flex min-h-[38px] items-center rounded-pill border-[1.5px] border-edge px-3 text-small text-ink no-underline hover:border-ink hover:bg-wall-deep/60 aria-[current]:border-ink aria-[current]:font-semibold"
            >
              <kbd aria-hidden="true" className="mr-1.5 max-sm:hidden">
                {number}
              </kbd>
              {text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
