import type { DonationMarks } from '~/domain/donations/donation-marks.server';

const WORDS: Record<keyof DonationMarks, string> = {
  same_file: 'Same screenshot as',
  near_picture: 'Screenshot looks like that of',
  same_amount_within_a_day: 'Same amount within a day as',
};

/** What should make a reviewer look twice, one line each, naming the other donations. */
export function marksIn(marks: DonationMarks): string[] {
  return (Object.keys(WORDS) as (keyof DonationMarks)[])
    .filter((mark) => marks[mark].length > 0)
    .map((mark) => `${WORDS[mark]} ${marks[mark].map((id) => `#${id}`).join(', ')}`);
}
