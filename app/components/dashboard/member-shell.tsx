import type { ReactNode } from 'react';
import { type BarLink, BottomBar } from '~/components/ui/bottom-bar';
import { classNames } from '~/components/ui/class-names';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import type { Language } from '~/i18n/languages';
import type { ConsentWords } from '~/i18n/consent';
import type { FrameWords } from '~/i18n/member';
import { ConsentNotice } from './consent-notice';
import { MemberHeader } from './member-header';
import { type MenuItem, SideMenu } from './side-menu';
import type { Theme } from './theme-form';
import { useOfflinePage } from './use-offline-page';

export interface FrameData {
  name: string;
  idLabel: string;
  karmaPoints: number;
  theme: Theme;
  language: Language;
  words: FrameWords;
  /** Null where no new version of the policies asks for consent. */
  consent: ConsentWords | null;
  /** The member's phone is of another country than India. */
  isAbroad: boolean;
}

/** The page around a member's screens: header, side menu, tabs and notices. */
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
  shell: FrameData;
  menu: readonly MenuItem[];
  tabs: readonly BarLink[];
  /** What laptops have beside the tabs; phones have it in the menu. */
  laptopTab: BarLink;
  /** Whether the page is one of the menu's alone. */
  isMenuCurrent: boolean;
  hasBar: boolean;
  hasHead: boolean;
  themeAction: string;
  logoutAction: string;
  children: ReactNode;
}) {
  useOfflinePage();
  const { words } = shell;
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
        logoutAction={logoutAction}
        className={hasHead ? 'max-lg:hidden' : undefined}
      />
      <SideMenu {...shell} items={menu} themeAction={themeAction} logoutAction={logoutAction} />
      {hasBar ? null : <BottomBar label={words.dashboard} links={tabs} />}
      <main
        id="main"
        className={classNames('mx-auto max-w-140 px-4 lg:max-w-page lg:px-8 lg:pt-8', hasHead && 'max-lg:pt-2.5')}
      >
        <ToastRegion />
        {shell.consent ? <ConsentNotice words={shell.consent} /> : null}
        {children}
      </main>
    </div>
  );
}
