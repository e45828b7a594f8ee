import { Link } from '@remix-run/react';
import { joinClassNames } from './class-names';
import { Icon, type IconGlyph } from './icon';

export interface BottomBarLink {
  to: string;
  label: string;
  glyph: IconGlyph;
  current: boolean;
}

/**
 * Tab bar on phones. On laptops the bar is invisible and has no height. It is not `display: none`,
 * because Chromium does not evaluate the container query again when the bar is displayed again.
 */
export function BottomBar({ label, links }: { label: string; links: readonly BottomBarLink[] }) {
  return (
    <nav
      aria-label={label}
      className="stays-below @container fixed inset-x-0 bottom-0 z-10 overflow-hidden bg-leaf pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-hair)] lg:invisible lg:h-0 lg:p-0 print:hidden"
    >
      <ul className="mx-auto grid max-w-140 auto-cols-fr grid-flow-col @max-[19rem]:grid-flow-row @max-[19rem]:grid-cols-2">
        <Links links={links} />
      </ul>
    </nav>
  );
}

function Links({ links }: { links: readonly BottomBarLink[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <Link
        to={link.to}
        aria-current={link.current ? 'page' : undefined}
        className={joinClassNames(
          'relative grid min-h-[75px] content-start justify-items-center text-[0.875rem] leading-[1.2] no-underline focus-visible:-outline-offset-3 @max-[19rem]:min-h-touch @max-[19rem]:content-center',
          link.current ? 'font-semibold text-ink @max-[19rem]:bg-wall-deep' : 'text-ink-soft hover:text-ink',
        )}
      >
        {link.current ? <Loop /> : null}
        <Icon
          glyph={link.glyph}
          size={link.current ? 'm' : 'l'}
          className={joinClassNames(
            link.current ? 'relative mt-3 mb-0.5 text-on-sun' : 'mt-2.5',
            '@max-[19rem]:hidden',
          )}
        />
        <span className="mt-4 whitespace-nowrap @max-[19rem]:m-0">{link.label}</span>
      </Link>
    </li>
  ));
}

function Loop() {
  return (
    <svg
      viewBox="0 0 90 48"
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-1/2 -ml-[45px] h-12 w-[90px] overflow-visible @max-[19rem]:hidden"
    >
      <circle cx="45" cy="22" r="14.5" fill="var(--color-sun)" />
      <path
        d="M-1200 45H0C26 45 63 45.5 63 22A18 18 0 1 0 27 22C27 45.5 64 45 90 45H1290"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
