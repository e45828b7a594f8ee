import type { ReactNode } from 'react';
import { BottomBar } from '~/components/ui/bottom-bar';
import type { BarLink } from '~/components/ui/bottom-bar';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import { LOCALES } from '~/words/languages';
import type { Language } from '~/words/languages';
import type { FrameWords } from '~/words/member/words';
import { MemberHeader } from './member-header';
import { SideMenu } from './side-menu';
import type { MenuItem } from './side-menu';
import type { Theme } from './theme-form';
import { useOfflinePage } from './use-offline-page';

/** Whose frame it is, and what it says. */
export interface FrameData {
  name: string;
  idLabel: string;
  karmaPoints: number;
  theme: Theme;
  language: Language;
  words: FrameWords;
}

/** The page around a member's screens: header, side menu, tabs and notices. */
export function MemberShell({
  shell,
  menu,
  tabs,
  hasBar,
  speaksAll,
  themeAction,
  logoutAction,
  children,
}: {
  shell: FrameData;
  menu: readonly MenuItem[];
  tabs: readonly BarLink[];
  /** Whether the page has a bar of its own at the bottom of phones. */
  hasBar: boolean;
  /** Whether the children are in the frame's language; otherwise they are in English. */
  speaksAll: boolean;
  themeAction: string;
  logoutAction: string;
  children: ReactNode;
}) {
  useOfflinePage();
  const { language, words } = shell;
  // What the server says in passing is in English.
  const english = language === 'en' ? undefined : LOCALES.en;
  return (
    <div className="pb-[calc(5.75rem+env(safe-area-inset-bottom))] lg:pb-16">
      <SkipLink />
      <MemberHeader {...shell} logoutAction={logoutAction} />
      <SideMenu {...shell} items={menu} themeAction={themeAction} logoutAction={logoutAction} />
      <div className={hasBar ? 'max-lg:hidden' : undefined}>
        <BottomBar label={words.dashboard} links={tabs} />
      </div>
      <main
        id="main"
        lang={speaksAll ? undefined : english}
        className="mx-auto max-w-140 px-4 lg:max-w-page lg:px-8 lg:pt-8"
      >
        <div lang={english}>
          <ToastRegion />
        </div>
        {children}
      </main>
    </div>
  );
}
