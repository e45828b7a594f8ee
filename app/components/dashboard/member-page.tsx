import type { ReactNode } from 'react';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import HandHeart from 'lucide/dist/esm/icons/hand-heart.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs';
import ListOrdered from 'lucide/dist/esm/icons/list-ordered.mjs';
import UserPen from 'lucide/dist/esm/icons/user-pen.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import type { IconGlyph } from '~/components/ui/icon';
import { localizePath } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';
import { type MemberShellData, MemberShell } from './member-shell';

/** Tab names as used in the URL. */
export const DASHBOARD_TABS = ['home', 'resources', 'referral', 'leaderboard'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const glyphs: Record<DashboardTab, IconGlyph> = {
  home: House,
  resources: BookOpen,
  referral: UserPlus,
  leaderboard: ListOrdered,
};

/** Layout of a member page, with the menu and the tabs. */
export function MemberPage({
  shell,
  tab,
  hasBar = false,
  hasHead = false,
  children,
}: {
  shell: MemberShellData;
  tab?: DashboardTab | 'donations' | 'profile';
  /** True if the page has its own bottom bar on phones instead of the tabs. */
  hasBar?: boolean;
  /** True if the page has its own header with a back link on phones. */
  hasHead?: boolean;
  children: ReactNode;
}) {
  const { pages, tabs } = useMessages('member.frame');
  return (
    <MemberShell
      shell={shell}
      menu={[
        { to: localizePath(shell.language, '/'), label: pages.site, glyph: House, isPublic: true },
        { to: '/timetable', label: pages.timetable, glyph: CalendarPlus },
        { to: '/profile-edit', label: pages.profile, glyph: UserPen },
        { to: '/donations', label: pages.donations, glyph: HandHeart },
        { to: '/help', label: pages.help, glyph: LifeBuoy },
      ]}
      tabs={DASHBOARD_TABS.map((name) => ({
        to: `/dashboard?tab=${name}`,
        label: tabs[name],
        glyph: glyphs[name],
        current: name === tab,
      }))}
      laptopTab={{ to: '/donations', label: pages.donations, glyph: HandHeart, current: tab === 'donations' }}
      isMenuCurrent={tab === 'profile'}
      hasBar={hasBar}
      hasHead={hasHead}
      themeAction="/theme"
      logoutAction="/logout"
    >
      {children}
    </MemberShell>
  );
}
