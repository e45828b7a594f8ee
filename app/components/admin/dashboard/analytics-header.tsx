import type { ReactNode } from 'react';
import { TabLinks } from '~/components/ui/tab-links';

export const TRENDS_PATH = '/admin/dashboard/trends';

export const BOARD_REPORT_PATH = '/admin/reports/board';

/** Title of the analytics screens, with a tab for each of them. */
export function AnalyticsHeader({
  current,
  action,
  children,
}: {
  current: 'today' | 'trends' | 'board';
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="flex-[1_1_9rem] text-step-3">Analytics</h1>
        {action}
      </div>
      <p className="mt-1 text-ink-soft">{children}</p>
      <div className="mt-2 mb-5 pb-2 sm:mt-4">
        <TabLinks
          label="Analytics"
          tabs={[
            { to: '/admin/dashboard', label: 'Today', current: current === 'today' },
            { to: TRENDS_PATH, label: 'Trends', current: current === 'trends' },
            { to: BOARD_REPORT_PATH, label: 'Board report', current: current === 'board' },
          ]}
        />
      </div>
    </>
  );
}
