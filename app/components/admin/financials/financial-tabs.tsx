import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { TabLinks } from '~/components/ui/tab-links';
import { type Permission, VIEW_DONATIONS_PERMISSIONS, VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';

const VIEW_STATEMENTS: readonly Permission[] = VIEW_STATEMENTS_PERMISSIONS;
const DONOR_FILE: readonly Permission[] = ['export_donors'];

const SCREENS = [
  { to: '/admin/financials', label: 'Donations review', anyOf: VIEW_DONATIONS_PERMISSIONS as readonly Permission[] },
  { to: '/admin/financials/statements', label: 'Statements', anyOf: VIEW_STATEMENTS },
  { to: '/admin/financials/reconciliation', label: 'Reconciliation', anyOf: VIEW_STATEMENTS },
  { to: '/admin/donor-file', label: 'Donor file', anyOf: DONOR_FILE },
] as const;

/** Tabs of the screens about money that the account may open. */
export function FinancialTabs({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const frame = useRouteLoaderData<{ permissions: readonly Permission[] }>('routes/admin/layout');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroller.current) centerCurrentTab(scroller.current);
  }, [current]);
  const open = SCREENS.filter(({ anyOf }) => anyOf.some((one) => frame?.permissions.includes(one)));
  if (open.length < 2) return null;
  return (
    <div ref={scroller} className="mt-4 overflow-x-auto pb-2.5">
      <TabLinks
        label="Screens about money"
        scrolls
        tabs={open.map(({ to, label }) => ({ to, label, current: to === current }))}
      />
    </div>
  );
}

/**
 * Scrolls the tabs sideways to the current one, because on a phone they are wider than the screen.
 * `scrollIntoView` would also scroll the page, away from what the reader is about to tap.
 */
function centerCurrentTab(scroller: HTMLElement): void {
  const tab = scroller.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (tab) scroller.scrollBy({ left: tab.left + tab.width / 2 - (frame.left + frame.width / 2) });
}
