/** Where the movement is found outside of this site. */
export const CONTACT = {
  phone: '+91 11 4000 0000',
  street: '2nd floor, 14 Ring Road',
  locality: 'Lajpat Nagar',
  city: 'New Delhi',
  postalCode: '110024',
  country: 'India',
} as const;

/** The movement's pages on social networks, and the founder's. */
export const SOCIAL_PAGES = [
  { network: 'Facebook', url: 'https://www.facebook.com/sangha.community' },
  { network: 'Instagram', url: 'https://www.instagram.com/sangha.community' },
  { network: 'YouTube', url: 'https://www.youtube.com/@sangha-community' },
  { network: 'LinkedIn', url: 'https://www.linkedin.com/company/sangha-community' },
  { network: 'Twitter', url: 'https://twitter.com/sangha_yoga' },
] as const;

export type SocialNetwork = (typeof SOCIAL_PAGES)[number]['network'];
