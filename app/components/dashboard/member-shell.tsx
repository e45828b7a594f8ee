import type { ReactNode } from 'react';
import { type BottomBarLink, BottomBar } from '~/components/ui/bottom-bar';
import { joinClassNames } from '~/components/ui/class-names';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import type { Language } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';
import type { ConsentView } from './consent-view';
import { ConsentNotice } from './lazy-components';
import { LogOutQuestion } from './log-out-question';
import { MemberHeader } from './member-header';
import { type SideMenuItem, SideMenu } from './side-menu';
import type { Theme } from './theme-form';
import { useOfflineCache } from './use-offline-cache';

export interface MemberShellData {
  name: string;
  idLabel: string;
  karmaPoints: number;
  theme: Theme;
  language: Language;
  /** Data of the consent notice, or null if consent is not needed. */
  consent: ConsentView | null;
  /** True if the member's phone number is not Indian. */
  isAbroad: boolean;
}

/** Layout around member pages: header, side menu, tabs and toasts. */
export function MemberShell({
  shell,
  menu,
  tabs,
  laptopTab,
  isMenuCurrent,
  hasBar,
  hasHead,
  themeAction,
  logoutAction,
  children,
}: {
  shell: MemberShellData;
  menu: readonly SideMenuItem[];
  tabs: readonly BottomBarLink[];
  /** Link that is a tab on laptops. On phones it is in the menu. */
  laptopTab: BottomBarLink;
  /** True if the current page can be reached only through the menu. */
  isMenuCurrent: boolean;
  hasBar: boolean;
  hasHead: boolean;
  themeAction: string;
  logoutAction: string;
  children: ReactNode;
}) {
  useOfflineCache();
  const messages = useMessages('member.frame');
  return (
    <div
      data-phone={shell.isAbroad ? 'abroad' : undefined}
      className="pb-[calc(5.75rem+env(safe-area-inset-bottom))] lg:pb-16"
    >
      <SkipLink />
      <MemberHeader
        {...shell}
        tabs={[...tabs, laptopTab]}
        isMenuCurrent={isMenuCurrent}
        className={hasHead ? 'max-lg:hidden' : undefined}
      />
      <SideMenu {...shell} items={menu} themeAction={themeAction} />
      <LogOutQuestion action={logoutAction} />
      {hasBar ? null : <BottomBar label={messages.dashboard} links={tabs} />}
      <main
        id="main"
        className={joinClassNames('mx-auto max-w-140 px-4 lg:max-w-page lg:px-8 lg:pt-8', hasHead && 'max-lg:pt-2.5')}
      >
        <ToastRegion />
        {shell.consent ? <ConsentNotice consent={shell.consent} /> : null}
        {children}
      </main>
    </div>
  );
}
