import type { ReactNode } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import HandHeart from 'lucide-react/icons/hand-heart';
import House from 'lucide-react/icons/house';
import ListOrdered from 'lucide-react/icons/list-ordered';
import UserPen from 'lucide-react/icons/user-pen';
import UserPlus from 'lucide-react/icons/user-plus';
import type { IconGlyph } from '~/components/ui/icon';
import { pathIn } from '~/i18n/languages';
import { MemberShell } from './member-shell';
import type { FrameData } from './member-shell';

/** The dashboard's four tabs by their names in its address. */
export const DASHBOARD_TABS = ['home', 'resources', 'referral', 'leaderboard'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const glyphs: Record<DashboardTab, IconGlyph> = {
  home: House,
  resources: BookOpen,
  referral: UserPlus,
  leaderboard: ListOrdered,
};

/** A page of the member area: the frame with its menu and tabs, one of which may be current. */
export function MemberPage({
  shell,
  tab,
  hasBar = false,
  children,
}: {
  shell: FrameData;
  tab?: DashboardTab;
  /** Whether the page has a bar of its own at the bottom of phones, in the place of the tabs. */
  hasBar?: boolean;
  children: ReactNode;
}) {
  const { pages, tabs } = shell.words;
  return (
    <MemberShell
      shell={shell}
      menu={[
        { to: pathIn(shell.language, '/'), label: pages.site, glyph: House, isPublic: true },
        { to: '/profile-edit', label: pages.profile, glyph: UserPen },
        { to: '/donations', label: pages.donations, glyph: HandHeart },
      ]}
      tabs={DASHBOARD_TABS.map((name) => ({
        to: `/dashboard?tab=${name}`,
        label: tabs[name],
        glyph: glyphs[name],
        current: name === tab,
      }))}
      hasBar={hasBar}
      themeAction="/theme"
      logoutAction="/logout"
    >
      {children}
    </MemberShell>
  );
}
