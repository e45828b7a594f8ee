import type { ReactNode } from 'react';
import { joinClassNames } from '~/components/ui/class-names';
import type { SocialNetwork } from '~/domain/context';
import { usePageLocation } from './use-page-location';

const solid = { fill: 'currentColor', stroke: 'none' };

// Icons of social networks, because Lucide has no brand icons.
const marks: Record<SocialNetwork, ReactNode> = {
  Facebook: (
    <path
      d="M14 8h2.5V4.5H14c-2.5 0-4 1.5-4 4V11H7.5v3.5H10V21h3.5v-6.5H16l.6-3.5h-3.1V9c0-.6.3-1 .5-1Z"
      {...solid}
    />
  ),
  Instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <circle cx="16.6" cy="7.4" r=".6" fill="currentColor" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="6" width="19" height="12.5" rx="3.5" />
      <path d="m10.2 9.5 5 2.8-5 2.8z" {...solid} />
    </>
  ),
  LinkedIn: <path d="M5 9.5V20M5 5v.2M10 20V9.5M10 14c0-3 1.7-4.5 4-4.5s4 1.5 4 4.5v6" strokeWidth="2.4" />,
  Twitter: (
    <path
      d="M21 6.2c-.7.3-1.4.5-2.1.6.8-.5 1.3-1.2 1.6-2-.7.4-1.5.7-2.3.9A3.7 3.7 0 0 0 11.9 9C8.9 8.9 6.2 7.4 4.4 5.2c-1 1.7-.5 3.9 1.1 5-.6 0-1.2-.2-1.7-.5 0 1.8 1.3 3.3 3 3.7-.5.1-1.1.2-1.7.1.5 1.5 1.8 2.5 3.4 2.6A7.5 7.5 0 0 1 3 17.6 10.5 10.5 0 0 0 19 8.3c.8-.6 1.5-1.3 2-2.1Z"
      {...solid}
    />
  ),
};

/**
 * Links to the community's social media pages. `label` names the owner of the pages for screen
 * readers.
 */
export function SocialLinks({ label, className }: { label: string; className?: string }) {
  const pages = usePageLocation()?.contact.socialPages ?? [];
  if (pages.length === 0) return null;
  return (
    <ul aria-label={label} className={joinClassNames('-ml-3 flex flex-wrap gap-1', className)}>
      {pages.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={network}
            className="grid size-touch place-items-center rounded-button text-inherit"
          >
            <svg
              viewBox="0 0 24 24"
              width={20}
              height={20}
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.9"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {marks[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
