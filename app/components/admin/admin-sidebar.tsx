import type { MouseEvent } from 'react';
import { Link, useLocation } from '@remix-run/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { BrandLink } from '~/components/ui/brand-link';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { formatCount } from '~/lib/format-number';
import type { MenuBadges } from '~/domain/analytics/queries.server';
import type { AdminMenuItem, listAdminMenuGroups } from './admin-menu';

/** Screen whose tabs also include the imports and the exports. */
const USERS = '/admin/users';
const ANALYTICS = '/admin/dashboard';
const FINANCIALS = '/admin/financials';
const MESSAGES = '/admin/messages';
const SETUP = '/admin/setup';

export const ADMIN_SIDEBAR_ID = 'admin-menu';

/**
 * Navigation of the back office: a column on laptops, and on phones a drawer that works without
 * JavaScript.
 */
export function AdminSidebar({
  groups,
  name,
  badges,
}: {
  groups: ReturnType<typeof listAdminMenuGroups>;
  name: string;
  /** Undefined if the counts could not be loaded. */
  badges?: MenuBadges;
}) {
  const { pathname } = useLocation();
  const waiting: Readonly<Record<string, number | undefined>> = {
    [FINANCIALS]: badges?.pending_donations,
    [MESSAGES]: badges?.unread_messages,
    [SETUP]: badges?.missing_steps,
  };
  const toLink = ({ to, label, glyph }: AdminMenuItem) => ({
    to,
    label,
    glyph,
    waiting: waiting[to] ?? 0,
    isLive: to === '/admin/classes' && (badges?.is_class_live ?? false),
    current:
      pathname === to ||
      pathname.startsWith(`${to}/`) ||
      (to === USERS && /^\/admin\/(?:import|exports)\b/.test(pathname)) ||
      (to === FINANCIALS && /^\/admin\/donor-(?:file|record)\b/.test(pathname)) ||
      (to === ANALYTICS && pathname.startsWith('/admin/reports/')),
  });
  // Client-side navigation does not close the popover, so this does.
  function closeOnLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  }
  return (
    <aside
      aria-label="Back office"
      id={ADMIN_SIDEBAR_ID}
      className="admin-side on-ink print:hidden"
      onClick={closeOnLink}
      {...{ popover: 'auto' }}
    >
      <div className="flex items-center justify-between pr-2 pl-[18px]">
        <BrandLink className="text-on-ink" />
        <button
          type="button"
          aria-label="Close menu"
          className="grid size-touch place-items-center rounded-button text-on-ink-soft hover:text-on-ink lg:hidden"
          {...{ popovertarget: ADMIN_SIDEBAR_ID, popovertargetaction: 'hide' }}
        >
          <Icon glyph={X} />
        </button>
      </div>
      <nav aria-label="Admin" className="mt-4">
        {groups.map(({ group, items }) => (
          <div key={group} className="mb-3">
            <h2 className="px-4 font-text text-note font-normal tracking-normal text-on-ink-soft">{group}</h2>
            <ul>
              <ScreenLinks links={items.map(toLink)} />
            </ul>
          </div>
        ))}
      </nav>
      <p className="mt-auto border-t border-[#35435f] px-[18px] pt-3 text-small leading-[1.35] text-on-ink-soft">
        <Link to="/admin/account" className="inline-grid min-h-touch content-center text-on-ink-soft no-underline">
          <b className="text-on-ink hover:underline">{name}</b>
          My account
        </Link>
      </p>
    </aside>
  );
}

type ScreenLinkProps = Pick<AdminMenuItem, 'to' | 'label' | 'glyph'> & {
  current: boolean;
  /** Number of pending donations, unread messages or missing steps. */
  waiting: number;
  isLive: boolean;
};

function ScreenLinks({ links }: { links: readonly ScreenLinkProps[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <ScreenLink {...link} />
    </li>
  ));
}

function ScreenLink({ to, label, glyph, current, waiting, isLive }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={joinClassNames(
        'relative flex min-h-touch items-center gap-[0.9375rem] overflow-hidden px-4 no-underline focus-visible:-outline-offset-3',
        current ? 'font-semibold text-on-ink' : 'text-on-ink-soft hover:text-on-ink',
      )}
    >
      {current ? <Loop /> : null}
      <Icon
        glyph={glyph}
        className={current ? 'relative mx-[0.09375rem] size-[0.9375rem] text-[#17233f]' : 'relative size-[1.125rem]'}
      />
      <span className="relative">{label}</span>
      {waiting > 0 ? (
        <span className="relative ml-auto min-w-[1.375rem] rounded-pill border border-current px-1.5 text-center text-note leading-[1.375rem] text-on-ink">
          {formatCount(waiting)}
          <VisuallyHidden>{to === MESSAGES ? ' unread' : ' pending'}</VisuallyHidden>
        </span>
      ) : null}
      {isLive ? (
        <>
          <VisuallyHidden>, live now</VisuallyHidden>
          <span
            aria-hidden="true"
            className="relative mr-1 ml-auto size-2.5 rounded-full bg-sun forced-color-adjust-none"
          />
        </>
      ) : null}
    </Link>
  );
}

/** A line that loops around the icon of the current screen. */
function Loop() {
  return (
    <svg
      viewBox="0 0 600 44"
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 h-11 w-150 max-w-none"
    >
      <path
        d="M0 38H6C18 38 39.5 38 39.5 21.5A14.5 14.5 0 1 0 10.5 21.5C10.5 38 32 38 44 38H600"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <circle cx="25" cy="21.5" r="11" fill="var(--color-sun)" />
    </svg>
  );
}
