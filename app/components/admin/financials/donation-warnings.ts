import { isLookalike } from '~/domain/donations/policy';
import type { DonationForReview, DuplicateSigns } from '~/domain/donations/responses';

const WORDS: Record<keyof DuplicateSigns, string> = {
  same_file: 'Same screenshot as',
  same_utr: 'Same UTR as',
  near_picture: 'Screenshot looks like that of',
  same_amount_within_a_day: 'Same amount within a day as',
};

/** Lists the warnings about a donation as sentences. */
export function listDonationWarnings(marks: DuplicateSigns): string[] {
  return (Object.keys(WORDS) as (keyof DuplicateSigns)[])
    .filter((mark) => marks[mark].length > 0)
    .map((mark) => `${WORDS[mark]} ${marks[mark].map((id) => `#${id}`).join(', ')}`);
}

/** Returns true if the donation may be approved together with others. */
export function isBulkApprovable({ approval_step, marks }: Pick<DonationForReview, 'approval_step' | 'marks'>) {
  return approval_step === 'approve' && !isLookalike(marks);
}
