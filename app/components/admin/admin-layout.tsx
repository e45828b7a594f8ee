import { type ReactNode, useEffect, useState } from 'react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import type { Permission } from '~/domain/admins/policy';
import type { MenuBadges } from '~/domain/analytics/queries.server';
import { listAdminMenuGroups } from './admin-menu';
import { ADMIN_SIDEBAR_ID, AdminSidebar } from './admin-sidebar';
import { RowIconSprite } from './row-icon';
import { SearchField } from './search-field';

/**
 * Layout of every back office screen. The menu lists only the screens that the permissions of the
 * staff account allow.
 */
export function AdminLayout({
  name,
  permissions,
  badges,
  children,
}: {
  name: string;
  permissions: readonly Permission[];
  badges?: MenuBadges;
  children: ReactNode;
}) {
  const shownName = name || 'Admin';
  return (
    <div className="text-[1rem] lg:grid lg:min-h-dvh lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <RowIconSprite />
      <AdminSidebar
        groups={listAdminMenuGroups(permissions, { showsSetup: (badges?.missing_steps ?? 0) > 0 })}
        name={shownName}
        {...(badges ? { badges } : {})}
      />
      <div className="min-w-0">
        <header className="flex min-h-15 flex-wrap items-center gap-x-2 border-b border-hair px-2 sm:px-5 lg:px-9 print:hidden">
          <button
            type="button"
            aria-label="Open menu"
            className="grid size-touch flex-none place-items-center rounded-button hover:bg-wall-deep lg:hidden"
            {...{ popovertarget: ADMIN_SIDEBAR_ID }}
          >
            <Icon glyph={Menu} size="l" />
          </button>
          {permissions.length > 0 ? <SearchField /> : null}
          <p className="min-w-0 flex-[1_1_6.5rem] py-2 leading-tight wrap-anywhere">
            Welcome, <b>{shownName}</b>
          </p>
          <Verifying />
          <Form method="post" action="/admin/logout" className="ml-auto">
            <Button variant="quiet" size="small" className="my-1 min-h-[38px]">
              <Icon glyph={LogOut} size="s" />
              Logout
            </Button>
          </Form>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-[77.5rem] px-4 pt-6 pb-14 outline-none sm:px-5 lg:mx-0 lg:px-9 lg:pt-7"
        >
          <ToastRegion />
          {children}
        </main>
      </div>
    </div>
  );
}

const SHOW_DELAY_MS = 300;

/** Shown during client-side navigation, while the loader checks the session. */
function Verifying() {
  const { state, location } = useNavigation();
  const here = useLocation();
  const waits = state === 'loading' && location.pathname !== here.pathname;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setIsSlow(true), SHOW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waits]);
  return (
    <p role="status" className="max-sm:sr-only text-small text-ink-soft">
      {isSlow ? 'Verifying admin access...' : null}
    </p>
  );
}
