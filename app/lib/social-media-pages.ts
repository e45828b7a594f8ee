const NETWORKS = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'twitter.com': 'Twitter',
  'x.com': 'Twitter',
} as const;

export interface SocialMediaPage {
  network: (typeof NETWORKS)[keyof typeof NETWORKS];
  url: string;
}

export function parseSocialMediaPage(url: string): SocialMediaPage | null {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const network = Object.entries(NETWORKS).find(([name]) => name === host)?.[1];
  return network ? { network, url } : null;
}
