import type { Hero } from './queries.server';

/** What the home page says when the banner is missing, switched off or out of reach. Source: specification, home defaults. */
export const DEFAULT_HERO: Hero = {
  title: 'A Movement for a Healthier Nation',
  hindi_title: 'स्वस्थ राष्ट्र के लिए एक आंदोलन',
  subtitle: 'Free live yoga every morning at six. Begin from wherever you are.',
  button_text: 'Join for Free',
  button_link: '/register',
  trusted_text: 'Trusted by',
  member_count: '1.24 Crore +',
};
