import type { ReactNode } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import HandHeart from 'lucide-react/icons/hand-heart';
import House from 'lucide-react/icons/house';
import ListOrdered from 'lucide-react/icons/list-ordered';
import UserPen from 'lucide-react/icons/user-pen';
import UserPlus from 'lucide-react/icons/user-plus';
import type { IconGlyph } from '~/components/ui/icon';
import { MemberShell } from './member-shell';
import type { MenuItem } from './side-menu';
import type { Theme } from './theme-form';

/** The dashboard's four tabs by their names in its address. */
export const DASHBOARD_TABS = ['home', 'resources', 'referral', 'leaderboard'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const tabs: Record<DashboardTab, { label: string; glyph: IconGlyph }> = {
  home: { label: 'Home', glyph: House },
  resources: { label: 'Resources', glyph: BookOpen },
  referral: { label: 'My Referral', glyph: UserPlus },
  leaderboard: { label: 'LeaderBoard', glyph: ListOrdered },
};

const menu: readonly MenuItem[] = [
  { to: '/', label: 'Home', glyph: House },
  { to: '/profile-edit', label: 'Edit Profile', glyph: UserPen },
  { to: '/donations', label: 'Donations', glyph: HandHeart },
];

/** A page of the member area: the frame with its menu and tabs, one of which may be current. */
export function MemberPage({
  shell,
  tab,
  tabs: hasTabs = true,
  children,
}: {
  shell: { name: string; idLabel: string; karmaPoints: number; theme: Theme };
  tab?: DashboardTab;
  /** False where the page has a bar of its own in the place of the tabs. */
  tabs?: boolean;
  children: ReactNode;
}) {
  return (
    <MemberShell
      {...shell}
      menu={menu}
      tabs={(hasTabs ? DASHBOARD_TABS : []).map((name) => ({
        ...{ to: `/dashboard?tab=${name}`, current: name === tab },
        ...tabs[name],
      }))}
      themeAction="/theme"
      logoutAction="/logout"
    >
      {children}
    </MemberShell>
  );
}
