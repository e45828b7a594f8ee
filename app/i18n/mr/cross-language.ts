import type { LabelsForOtherLanguages } from '../en/cross-language';

export const labelsForOtherLanguages: LabelsForOtherLanguages = {
  offer: { text: 'ही साइट मराठीतही आहे.', go: 'मराठीत पाहा' },
  units: { crore: 'कोटी', lakh: 'लाख', thousand: 'हजार' },
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
