import type { DonationMarks } from '~/domain/donations/responses';

const WORDS: Record<keyof DonationMarks, string> = {
  same_file: 'Same screenshot as',
  near_picture: 'Screenshot looks like that of',
  same_amount_within_a_day: 'Same amount within a day as',
};

/** Something that the reviewer of a donation should know. */
export interface Mark {
  text: string;
  /** False for likeness alone: receipts of one payment app look alike. */
  isWarning: boolean;
}

/** What a reviewer should know of a donation beside others, one line each; warnings come first. */
export function marksIn(marks: DonationMarks): Mark[] {
  return (Object.keys(WORDS) as (keyof DonationMarks)[])
    .filter((mark) => marks[mark].length > 0)
    .map((mark) => ({
      text: `${WORDS[mark]} ${marks[mark].map((id) => `#${id}`).join(', ')}`,
      isWarning: mark !== 'near_picture',
    }))
    .toSorted((a, b) => Number(b.isWarning) - Number(a.isWarning));
}
