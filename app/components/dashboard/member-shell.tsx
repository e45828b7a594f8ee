import type { ReactNode } from 'react';
import { BottomBar } from '~/components/ui/bottom-bar';
import type { BarLink } from '~/components/ui/bottom-bar';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import { MemberHeader } from './member-header';
import { SideMenu } from './side-menu';
import type { MenuItem } from './side-menu';
import type { Theme } from './theme-form';
import { useOfflinePage } from './use-offline-page';

/** The page around a member's screens: header, side menu, tabs and notices. */
export function MemberShell({
  name,
  idLabel,
  karmaPoints,
  menu,
  tabs,
  hasBar,
  theme,
  themeAction,
  logoutAction,
  children,
}: {
  name: string;
  idLabel: string;
  karmaPoints: number;
  menu: readonly MenuItem[];
  tabs: readonly BarLink[];
  /** Whether the page has a bar of its own at the bottom of phones. */
  hasBar: boolean;
  theme: Theme;
  themeAction: string;
  logoutAction: string;
  children: ReactNode;
}) {
  useOfflinePage();
  return (
    <div className="pb-[calc(5.75rem+env(safe-area-inset-bottom))] lg:pb-16">
      <SkipLink />
      <MemberHeader name={name} idLabel={idLabel} karmaPoints={karmaPoints} logoutAction={logoutAction} />
      <SideMenu items={menu} theme={theme} themeAction={themeAction} logoutAction={logoutAction} />
      <div className={hasBar ? 'max-lg:hidden' : undefined}>
        <BottomBar label="Dashboard" links={tabs} />
      </div>
      <main id="main" className="mx-auto max-w-140 px-4 lg:max-w-page lg:px-8 lg:pt-8">
        <ToastRegion />
        {children}
      </main>
    </div>
  );
}
