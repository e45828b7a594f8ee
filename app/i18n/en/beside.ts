import type { Translated } from '~/i18n/translated';

/** What a page in another language has of this one too: few words, so that every browser has them. */
export const wordsBeside = {
  /** What offers the language to who seems to read it. */
  offer: { text: 'This site is in English too.', go: 'Read in English' },
  /** The units of a count that staff wrote, such as `1.24 Crore +`. */
  units: { crore: 'crore', lakh: 'lakh', thousand: 'thousand' },
  /** The ranks by their titles in the specification. */
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

export type WordsBeside = Translated<typeof wordsBeside>;
