import type { LabelsForOtherLanguages } from '../en/cross-language';

export const labelsForOtherLanguages: LabelsForOtherLanguages = {
  offer: { text: 'यह साइट हिन्दी में भी है।', go: 'हिन्दी में देखें' },
  units: { crore: 'करोड़', lakh: 'लाख', thousand: 'हज़ार' },
  titles: {
    Beginner: 'आरंभ',
    Sadhak: 'साधक',
    Abhyasi: 'अभ्यासी',
    Yogasarthi: 'योगसारथी',
    Pranamitra: 'प्राणमित्र',
    Dhyanvi: 'ध्यान्वी',
    Yogapravar: 'योगप्रवर',
    Yogaratna: 'योगरत्न',
    Yogacharya: 'योगाचार्य',
    Yogi: 'योगी',
    Mahayogi: 'महायोगी',
  },
};
