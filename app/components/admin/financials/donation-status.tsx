import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import type { ApprovalOption, DonationStatus } from '~/domain/donations/policy';
import type { DonationDispute } from '~/domain/donations/responses';

const looks: Record<DonationStatus, { status: BadgeStatus; word: string }> = {
  pending: { status: 'pending', word: 'Pending' },
  approved: { status: 'approved', word: 'Approved' },
  rejected: { status: 'rejected', word: 'Rejected' },
  refunded: { status: 'rejected', word: 'Refunded' },
};

export function DonationStatusBadge({ status }: { status: DonationStatus }) {
  return <StatusBadge status={looks[status].status}>{looks[status].word}</StatusBadge>;
}

const DISPUTES: Record<DonationDispute['status'], { status: BadgeStatus; word: string }> = {
  open: { status: 'rejected', word: 'Disputed' },
  action_required: { status: 'rejected', word: 'Dispute: evidence missing' },
  under_review: { status: 'pending', word: 'Dispute under review' },
  won: { status: 'approved', word: 'Dispute won' },
  lost: { status: 'rejected', word: 'Dispute lost' },
  closed: { status: 'approved', word: 'Dispute closed' },
};

export function DisputeBadge({ status }: Pick<DonationDispute, 'status'>) {
  return <StatusBadge status={DISPUTES[status].status}>{DISPUTES[status].word}</StatusBadge>;
}

/**
 * Button labels. A large amount needs two people: the first proposes the approval and the second
 * confirms it.
 */
export const APPROVE_BUTTON_LABELS: Record<ApprovalOption, string> = {
  approve: 'Approve',
  propose: 'Propose approval',
  confirm: 'Confirm approval',
  proposed: 'Approve',
  own: 'Approve',
  provider: 'Approve',
};
