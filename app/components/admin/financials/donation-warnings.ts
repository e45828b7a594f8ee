import type { DuplicateSigns } from '~/domain/donations/responses';

const WORDS: Record<keyof DuplicateSigns, string> = {
  same_file: 'Same screenshot as',
  near_picture: 'Screenshot looks like that of',
  same_amount_within_a_day: 'Same amount within a day as',
};

/** A warning for the reviewer of a donation. */
export interface DonationWarning {
  text: string;
  /** False for a similar image, because all receipts of the same payment app look alike. */
  isSerious: boolean;
}

/** Lists the warnings about a donation, serious ones first. */
export function listDonationWarnings(marks: DuplicateSigns): DonationWarning[] {
  return (Object.keys(WORDS) as (keyof DuplicateSigns)[])
    .filter((mark) => marks[mark].length > 0)
    .map((mark) => ({
      text: `${WORDS[mark]} ${marks[mark].map((id) => `#${id}`).join(', ')}`,
      isSerious: mark !== 'near_picture',
    }))
    .toSorted((a, b) => Number(b.isSerious) - Number(a.isSerious));
}
