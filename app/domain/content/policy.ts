import type { Faq, HeroSection } from './queries.server';

/** What the banner says. */
export type HeroWords = Omit<HeroSection, 'id' | 'is_active'>;

/** What the home page says when the banner is missing, switched off or out of reach. Source: specification, home defaults. */
export const DEFAULT_HERO: HeroWords = {
  title: 'A Movement for a Healthier Nation',
  hindi_title: 'स्वस्थ राष्ट्र के लिए एक आंदोलन',
  subtitle: 'Free live yoga every morning at six. Begin from wherever you are.',
  button_text: 'Join for Free',
  button_link: '/register',
  trusted_text: 'Trusted by',
  member_count: '1.24 Crore +',
  hero_image_url: null,
};

/** The eight sections of the home page in their default order. Source: specification, home page. */
export const SECTION_KEYS = [
  'hero_section',
  'trusted_by_section',
  'benefits_section',
  'exclusive_benefits',
  'call_to_action_section',
  'meet_your_trainer',
  'faq_section',
  'footer',
] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

/** What the home page answers while the list of questions is empty or out of reach. Source: specification, home defaults. */
export const FALLBACK_FAQS: readonly Pick<Faq, 'id' | 'question' | 'answer'>[] = [
  {
    id: 1,
    question: 'Is it really free?',
    answer:
      'Yes. The 14-day challenge and the daily classes after it are free, and so are the classes of every friend you bring. Donations keep it running, and they are always optional.',
  },
  {
    id: 2,
    question: 'What happens after I join?',
    answer: 'You are added to a messaging group where class links and reminders are shared.',
  },
  {
    id: 3,
    question: 'I have never done yoga. Can I start?',
    answer: 'Please do. Each pose is shown with an easier form, and you may rest whenever you like.',
  },
  {
    id: 4,
    question: 'What if I miss a morning?',
    answer: 'The next class is tomorrow. Your total and your title stay with you.',
  },
  { id: 5, question: 'What do I need?', answer: 'A phone, a mat or a folded bedsheet, and a little space around you.' },
];

/** The widths in pixels that an uploaded hero picture is offered in. */
export const HERO_PICTURE_WIDTHS = [480, 960, 1600] as const;

/** What an uploaded hero picture is offered as; JPEG is for who knows neither of the others. */
export const HERO_PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export interface HeroPictureSize {
  width: (typeof HERO_PICTURE_WIDTHS)[number];
  format: (typeof HERO_PICTURE_FORMATS)[number];
}

/** The address of the hero picture in another size, from its `hero_image_url`. */
export function heroPicture(heroImageUrl: string, { width, format }: HeroPictureSize): string {
  return `${heroImageUrl}&width=${width}&format=${format}`;
}
