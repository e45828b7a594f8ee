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
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Video from 'lucide/dist/esm/icons/video.mjs';
import type { IconGlyph } from '~/components/ui/icon';
import { type Permission, VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';

/**
 * A menu entry of the back office. The account needs at least one of `permission`; null means that
 * every account may open the screen.
 */
export interface AdminMenuItem {
  to: string;
  label: string;
  glyph: IconGlyph;
  permission: Permission | readonly Permission[] | null;
}

/** Includes screens beyond the specification. Source: docs/specification/back-office.md#screens. */
const SCREENS: readonly AdminMenuItem[] = [
  { to: '/admin/dashboard', label: 'Analytics', glyph: ChartColumn, permission: null },
  { to: '/admin/users', label: 'User Management', glyph: Users, permission: 'manage_users' },
  { to: '/admin/financials', label: 'Financials', glyph: IndianRupee, permission: VIEW_DONATIONS_PERMISSIONS },
  { to: '/admin/classes', label: 'Live Classes', glyph: Video, permission: 'manage_classes' },
  { to: '/admin/reminders', label: 'Reminders', glyph: Bell, permission: 'manage_classes' },
  { to: '/admin/challenges', label: 'Challenges', glyph: Flag, permission: 'manage_classes' },
  { to: '/admin/batches', label: 'Instructions', glyph: CalendarDays, permission: 'manage_classes' },
  { to: '/admin/resources', label: 'Resources', glyph: BookOpen, permission: 'manage_resources' },
  { to: '/admin/faqs', label: 'FAQs', glyph: CircleHelp, permission: 'manage_resources' },
  { to: '/admin/video', label: 'Video Resources', glyph: CirclePlay, permission: 'manage_resources' },
  {
    to: '/admin/translations',
    label: 'Translations',
    glyph: Languages,
    permission: ['manage_classes', 'manage_resources', 'manage_users'],
  },
  { to: '/admin/sections', label: 'Site Settings', glyph: SlidersHorizontal, permission: 'manage_resources' },
  { to: '/admin/groups', label: 'Community Groups', glyph: MessageCircle, permission: 'manage_resources' },
  { to: '/admin/rewards', label: 'Rewards', glyph: Gift, permission: 'manage_users' },
  { to: '/admin/staff', label: 'Staff', glyph: ShieldCheck, permission: 'manage_admins' },
  { to: '/admin/audit', label: 'Audit Log', glyph: ScrollText, permission: 'manage_admins' },
];

export function listAdminMenuItems(permissions: readonly Permission[]): AdminMenuItem[] {
  const opens = (one: Permission) => permissions.includes(one);
  return SCREENS.filter(({ permission }) => permission === null || [permission].flat().some(opens));
}
