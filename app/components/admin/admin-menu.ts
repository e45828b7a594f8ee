import Bell from 'lucide/dist/esm/icons/bell.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import CirclePlay from 'lucide/dist/esm/icons/circle-play.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import IndianRupee from 'lucide/dist/esm/icons/indian-rupee.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Video from 'lucide/dist/esm/icons/video.mjs';
import type { IconGlyph } from '~/components/ui/icon';
import { ADMIN_SCREENS, type AdminScreen, type AdminScreenGroup, type Permission } from '~/domain/admins/policy';

export interface AdminMenuItem extends Omit<AdminScreen, 'to'> {
  to: AdminScreen['to'] | typeof SETUP_SCREEN.to;
  glyph: IconGlyph;
}

const GLYPHS: Record<AdminScreen['to'], IconGlyph> = {
  '/admin/dashboard': ChartColumn,
  '/admin/classes': Video,
  '/admin/financials': IndianRupee,
  '/admin/messages': Bell,
  '/admin/users': Users,
  '/admin/challenges': Flag,
  '/admin/groups': MessageCircle,
  '/admin/rewards': Gift,
  '/admin/batches': CalendarDays,
  '/admin/resources': BookOpen,
  '/admin/video': CirclePlay,
  '/admin/faqs': CircleHelp,
  '/admin/translations': Languages,
  '/admin/sections': SlidersHorizontal,
  '/admin/staff': ShieldCheck,
  '/admin/audit': ScrollText,
};

/** The first screen of the group Setup as long as a step of the setup is missing. */
const SETUP_SCREEN = {
  to: '/admin/setup',
  label: 'First steps',
  group: 'Setup',
  permission: null,
  glyph: ListChecks,
} as const;

/** Lists the screens that an account may open, by menu group. Empty groups are left out. */
export function listAdminMenuGroups(
  permissions: readonly Permission[],
  { showsSetup }: { showsSetup: boolean },
): { group: AdminScreenGroup; items: AdminMenuItem[] }[] {
  const screens = listAdminMenuItems(permissions);
  const isBeforeSetup = ({ group }: AdminMenuItem) => group !== 'Setup';
  const items = [
    ...screens.filter(isBeforeSetup),
    ...(showsSetup ? [SETUP_SCREEN] : []),
    ...screens.filter((screen) => !isBeforeSetup(screen)),
  ];
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

export function listAdminMenuItems(permissions: readonly Permission[]): (AdminScreen & AdminMenuItem)[] {
  const isOpen = ({ permission }: AdminScreen) =>
    permission === null || permission.some((one) => permissions.includes(one));
  return ADMIN_SCREENS.filter(isOpen).map((screen) => ({ ...screen, glyph: GLYPHS[screen.to] }));
}
