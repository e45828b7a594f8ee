import type { Translated } from '~/i18n/translated';

/** What a page in another language has of this one too: few, because every browser loads them. */
export const wordsBeside = {
  /** Offers the language to whoever seems to read it. */
  offer: { text: 'This site is in English too.', go: 'Read in English' },
  /** Of a count that staff wrote, such as `1.24 Crore +`. */
  units: { crore: 'crore', lakh: 'lakh', thousand: 'thousand' },
  /** By the titles of the specification. */
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
