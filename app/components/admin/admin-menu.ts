import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CirclePlay from 'lucide-react/icons/circle-play';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import type { IconGlyph } from '~/components/ui/icon';
import { type Permission, SEE_DONATIONS } from '~/domain/admins/policy';

/** A screen of the back office and the permissions of which it takes any; null asks for none. */
export interface AdminMenuItem {
  to: string;
  label: string;
  glyph: IconGlyph;
  permission: Permission | readonly Permission[] | null;
}

/** The screens in the order of the menu. Source: docs/specification/back-office.md#screens; staff and audit log are ours. */
const SCREENS: readonly AdminMenuItem[] = [
  { to: '/admin/dashboard', label: 'Analytics', glyph: ChartColumn, permission: null },
  { to: '/admin/users', label: 'User Management', glyph: Users, permission: 'manage_users' },
  { to: '/admin/financials', label: 'Financials', glyph: IndianRupee, permission: SEE_DONATIONS },
  { to: '/admin/classes', label: 'Live Classes', glyph: Video, permission: 'manage_classes' },
  { to: '/admin/batches', label: 'Instructions', glyph: CalendarDays, permission: 'manage_classes' },
  { to: '/admin/resources', label: 'Resources', glyph: BookOpen, permission: 'manage_resources' },
  { to: '/admin/faqs', label: 'FAQs', glyph: CircleHelp, permission: 'manage_resources' },
  { to: '/admin/video', label: 'Video Resources', glyph: CirclePlay, permission: 'manage_resources' },
  { to: '/admin/sections', label: 'Site Settings', glyph: SlidersHorizontal, permission: 'manage_resources' },
  { to: '/admin/staff', label: 'Staff', glyph: ShieldCheck, permission: 'manage_admins' },
  { to: '/admin/audit', label: 'Audit Log', glyph: ScrollText, permission: 'manage_admins' },
];

/** The screens that these permissions open. */
export function menuFor(permissions: readonly Permission[]): AdminMenuItem[] {
  const opens = (one: Permission) => permissions.includes(one);
  return SCREENS.filter(({ permission }) => permission === null || [permission].flat().some(opens));
}
