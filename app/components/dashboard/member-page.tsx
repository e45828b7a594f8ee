import type { ReactNode } from 'react';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import HandHeart from 'lucide/dist/esm/icons/hand-heart.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs';
import ListOrdered from 'lucide/dist/esm/icons/list-ordered.mjs';
import UserPen from 'lucide/dist/esm/icons/user-pen.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import type { IconGlyph } from '~/components/ui/icon';
import { pathIn } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';
import { type FrameData, MemberShell } from './member-shell';

/** By their names in the address. */
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
  hasHead = false,
  children,
}: {
  shell: FrameData;
  tab?: DashboardTab | 'donations' | 'profile';
  /** Whether phones have the page's own bar in the place of the tabs. */
  hasBar?: boolean;
  /** Whether phones have the page's own head, with its way back, in the place of the member's. */
  hasHead?: boolean;
  children: ReactNode;
}) {
  const { pages, tabs } = useMessages('member.frame');
  return (
    <MemberShell
      shell={shell}
      menu={[
        { to: pathIn(shell.language, '/'), label: pages.site, glyph: House, isPublic: true },
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
