import { Form } from '@remix-run/react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { UndoableDecision } from '~/domain/donations/undoable-decisions.server';
import type { DonationForReview } from '~/domain/donations/responses';
import { formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import type { ReviewPermissions } from './donation-table';

/** Form that undoes a decision and opens the donation, which is pending again. */
function UndoForm({
  id,
  of,
  query,
  buttonId,
}: {
  id: number;
  of: string;
  query: string;
  buttonId?: string | undefined;
}) {
  const action = `/admin/financials/${id}${query}`;
  return (
    <ServerForm action={action} preventScrollReset>
      <SubmitButton id={buttonId} variant="quiet" size="small" intent="undo" action={action} pendingLabel="Undoing...">
        Undo
        <VisuallyHidden> the decision on the donation of {of}</VisuallyHidden>
      </SubmitButton>
    </ServerForm>
  );
}

/** Undo button for a decision, or the reason why the decision cannot be undone. */
export function UndoDecisionButton({
  donation: { id, status, user_name, undo_until },
  timeZone,
  query,
  mayApprove,
  mayReject,
}: ReviewPermissions & { donation: DonationForReview; timeZone: string; query: string }) {
  const { form, reply } = useServerForm<never>({ id: `undo-${id}` });
  const mayUndo = status === 'approved' ? mayApprove : mayReject;
  return (
    <>
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      {undo_until && mayUndo ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 flex-[1_1_14rem]">{undoNote(undo_until, timeZone)}</p>
          <UndoForm id={id} of={user_name} query={query} />
        </div>
      ) : null}
    </>
  );
}

/** Shows only the time of the deadline, because the deadline is less than an hour away. */
function undoNote(undoUntil: string, timeZone: string): string {
  return `Can be undone until ${formatDateTime(new Date(undoUntil), timeZone).split(', ').at(-1)}; the donor is notified then.`;
}

/**
 * Undoes several approvals with one button, because the deadline is too short to undo them
 * individually.
 */
export function UndoApprovalsButton({
  ids,
  label,
  query = '',
}: {
  ids: readonly number[];
  label: string;
  query?: string;
}) {
  const action = `/admin/financials/approvals${query}`;
  return (
    <Form method="post" action={action} preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <SubmitButton variant="quiet" size="small" intent="undo" action={action} pendingLabel="Undoing...">
        {label}
      </SubmitButton>
    </Form>
  );
}

const NAMED = 5;

export function UndoableDecisionList({
  decisions,
  timeZone,
  query,
  mayApprove,
  mayReject,
  firstButtonId,
}: ReviewPermissions & {
  decisions: readonly UndoableDecision[];
  timeZone: string;
  query: string;
  /** Id of the first undo button, which a keyboard shortcut focuses. */
  firstButtonId?: string;
}) {
  const shown = decisions.filter(({ status }) => (status === 'approved' ? mayApprove : mayReject));
  if (shown.length === 0) return null;
  const approved = shown.filter(({ status }) => status === 'approved').map(({ id }) => id);
  const rest = shown.length - NAMED;
  return (
    <ul aria-label="Decided just now" className="grid gap-2 rounded-sheet bg-wall-deep px-4 py-2.5 print:hidden">
      {shown.slice(0, NAMED).map(({ id, status, user_name, amount, undo_until }, index) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 flex-[1_1_14rem]">
            {status === 'approved' ? 'Approved' : 'Rejected'}: <bdi className="wrap-anywhere">{user_name}</bdi>,{' '}
            {formatPaise(amount * 100)}
            <span className="block text-small text-ink-soft">{undoNote(undo_until, timeZone)}</span>
          </span>
          <UndoForm id={id} of={user_name} query={query} buttonId={index === 0 ? firstButtonId : undefined} />
        </li>
      ))}
      {rest > 0 ? (
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hair pt-2">
          <span className="min-w-0 flex-[1_1_14rem]">{`${rest} more can be undone, each on its own page.`}</span>
          {approved.length > 1 ? (
            <UndoApprovalsButton ids={approved} label={`Undo all ${approved.length} approvals`} query={query} />
          ) : null}
        </li>
      ) : null}
    </ul>
  );
}
