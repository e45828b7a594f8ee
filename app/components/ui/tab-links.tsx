import type { FocusEvent } from 'react';
import { Link } from '@remix-run/react';
import { joinClassNames } from './class-names';

export interface TabLink {
  to: string;
  label: string;
  /** Number of items, shown in smaller digits. */
  count?: string;
  current: boolean;
}

/** Tabs made of links, with a dot under the current one. */
export function TabLinks({
  label,
  tabs,
  dense = false,
  scrolls = false,
}: {
  label: string;
  tabs: readonly TabLink[];
  /** True for four tabs, which must fit on one row of a phone. */
  dense?: boolean;
  /** True for tabs in one row that scrolls on a phone. */
  scrolls?: boolean;
}) {
  return (
    <nav
      aria-label={label}
      className={joinClassNames(
        'flex print:hidden after:flex-1 after:border-b-2 after:border-ink',
        scrolls ? 'w-max min-w-full' : 'flex-wrap',
      )}
    >
      <Tabs tabs={tabs} dense={dense} />
    </nav>
  );
}

function Tabs({ tabs, dense }: { tabs: readonly TabLink[]; dense: boolean }) {
  return tabs.map((tab) => (
    <Link
      key={tab.to}
      to={tab.to}
      preventScrollReset
      onFocus={showWhole}
      aria-current={tab.current ? 'page' : undefined}
      className={joinClassNames(
        'relative grid min-h-touch grow place-items-center border-b-2 border-ink whitespace-nowrap no-underline focus-visible:-outline-offset-3 sm:grow-0',
        dense ? 'px-2 sm:px-[18px]' : 'px-[18px]',
        tab.current ? 'font-semibold text-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      <span>
        {tab.label}
        {tab.count ? <span className="text-note"> {tab.count}</span> : null}
      </span>
      {tab.current ? <CurrentTabDot /> : null}
    </Link>
  ));
}

/**
 * Scrolls a focused tab completely into view, because browsers do not scroll to a tab that is
 * partly visible.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function CurrentTabDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute -bottom-2 left-1/2 size-3.5 -translate-x-1/2 rounded-full border-2 border-ink bg-sun outline-2 outline-wall"
    />
  );
}
