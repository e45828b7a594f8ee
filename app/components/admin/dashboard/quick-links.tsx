import { Link } from '@remix-run/react';
import Image from 'lucide/dist/esm/icons/image.mjs';
import { listAdminMenuItems } from '~/components/admin/admin-menu';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import type { AdminDashboardCounts } from '~/domain/analytics/queries.server';
import type { Permission } from '~/domain/admins/policy';
import { formatCount } from '~/lib/format-number';

export const HERO_EDITOR_ID = 'hero';

const CARDS = ['/admin/users', '/admin/financials', '/admin/classes', '/admin/resources'];

/**
 * Links to the most used screens that the permissions allow, and to the home page banner editor.
 */
export function QuickLinks({
  permissions,
  members,
  workload,
}: {
  permissions: readonly Permission[];
  members: number;
  workload: AdminDashboardCounts;
}) {
  const notes: Record<string, string> = {
    '/admin/users': `${formatCount(members)} ${members === 1 ? 'member' : 'members'}`,
    '/admin/financials': `${formatCount(workload.pending_donations)} to review`,
    '/admin/classes': `${formatCount(workload.classes_today)} today`,
    '/admin/resources': `${formatCount(workload.diet_plans)} diet ${workload.diet_plans === 1 ? 'plan' : 'plans'}`,
  };
  const screens = listAdminMenuItems(permissions).filter(({ to }) => CARDS.includes(to));
  const card =
    'grid min-h-touch flex-[1_1_10.5rem] sm:max-w-72 grid-cols-[24px_minmax(0,1fr)] content-start items-start gap-x-fluid-3 border-hair px-fluid-4 py-3.5 leading-[1.3] text-ink no-underline hover:bg-wall-deep/60 -ml-px -mt-px border-l border-t focus-visible:-outline-offset-3';
  return (
    <Card padded={false} className="overflow-hidden">
      <nav aria-label="Quick access" className="flex flex-wrap">
        {screens.map(({ to, label, glyph }) => {
          const urgent = to === '/admin/financials' && workload.pending_donations > 0;
          return (
            <Link key={to} to={to} className={card}>
              <Icon glyph={glyph} className="mt-px text-neel" />
              <span className="font-semibold">{label}</span>
              <span
                className={joinClassNames(
                  'col-start-2 text-small',
                  urgent ? 'font-semibold text-sun-text' : 'text-ink-soft',
                )}
              >
                {notes[to]}
              </span>
            </Link>
          );
        })}
        {permissions.includes('manage_resources') ? (
          <a href={`#${HERO_EDITOR_ID}`} className={card}>
            <Icon glyph={Image} className="mt-px text-neel" />
            <span className="font-semibold">Hero section</span>
            <span className="col-start-2 text-small text-ink-soft">Edit below</span>
          </a>
        ) : null}
      </nav>
    </Card>
  );
}
