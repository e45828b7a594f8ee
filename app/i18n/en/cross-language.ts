import type { Translated } from '~/i18n/translated';

/**
 * Texts in this language that pages in other languages show. Keep them few, because every browser
 * loads them.
 */
export const labelsForOtherLanguages = {
  /** Offers this language to readers whose browser prefers it. */
  offer: { text: 'This site is in English too.', go: 'Read in English' },
  /** Units of counts that staff enter, such as `2 Crore +`. */
  units: { crore: 'crore', lakh: 'lakh', thousand: 'thousand' },
  /** Titles of members. The keys are the English titles in the specification. */
  titles: {
    Beginner: 'Beginner',
    Sadhak: 'Sadhak',
    Abhyasi: 'Abhyasi',
    Yogasarthi: 'Yogasarthi',
    Pranamitra: 'Pranamitra',
    Dhyanvi: 'Dhyanvi',
    Yogapravar: 'Yogapravar',
    Yogaratna: 'Yogaratna',
    Yogacharya: 'Yogacharya',
    Yogi: 'Yogi',
    Mahayogi: 'Mahayogi',
  },
} as const;

export type LabelsForOtherLanguages = Translated<typeof labelsForOtherLanguages>;
