/** The networks that the site has a mark for, by the host of their pages. */
const NETWORKS = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'twitter.com': 'Twitter',
  'x.com': 'Twitter',
} as const;

/** The movement's page on a social network. */
export interface SocialPage {
  network: (typeof NETWORKS)[keyof typeof NETWORKS];
  url: string;
}

/** The page at an address, or null where it is none of a network that we know. */
export function socialPageAt(url: string): SocialPage | null {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const network = Object.entries(NETWORKS).find(([name]) => name === host)?.[1];
  return network ? { network, url } : null;
}
