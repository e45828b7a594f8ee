import type { DonationMarks } from '~/domain/donations/responses';

const WORDS: Record<keyof DonationMarks, string> = {
  same_file: 'Same screenshot as',
  near_picture: 'Screenshot looks like that of',
  same_amount_within_a_day: 'Same amount within a day as',
};

/** Something about a donation that the reviewer should know of. */
export interface Mark {
  text: string;
  /** Whether it asks for a second look; receipts of one payment app look alike, so that a likeness alone does not. */
  isWarning: boolean;
}

/** What a reviewer should know of a donation beside others, one line each, naming them; warnings come first. */
export function marksIn(marks: DonationMarks): Mark[] {
  return (Object.keys(WORDS) as (keyof DonationMarks)[])
    .filter((mark) => marks[mark].length > 0)
    .map((mark) => ({
      text: `${WORDS[mark]} ${marks[mark].map((id) => `#${id}`).join(', ')}`,
      isWarning: mark !== 'near_picture',
    }))
    .toSorted((a, b) => Number(b.isWarning) - Number(a.isWarning));
}
