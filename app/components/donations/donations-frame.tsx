import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { MemberPage } from '~/components/dashboard/member-page';
import type { FrameData } from '~/components/dashboard/member-shell';
import { Icon } from '~/components/ui/icon';
import { TabLinks } from '~/components/ui/tab-links';

export const DONATE_PATH = '/donations';
export const HISTORY_PATH = '/donations?tab=history';

/** The donations pages: the way back, the title, and the tabs where there are some to choose from. */
export function DonationsFrame({
  shell,
  title = 'Donations',
  back = { to: '/dashboard', label: 'Back to dashboard' },
  tab,
  children,
}: {
  shell: FrameData;
  title?: string;
  back?: { to: string; label: string };
  tab?: 'donate' | 'history';
  children: ReactNode;
}) {
  return (
    <MemberPage shell={shell} hasBar={tab === 'donate'}>
      <div className="mx-auto grid max-w-140 grid-cols-[minmax(0,1fr)] gap-[18px] lg:max-w-[60rem]">
        <div className="-ml-2 flex items-center gap-0.5 print:hidden">
          <Link
            to={back.to}
            aria-label={back.label}
            className="grid size-touch flex-none place-items-center rounded-button text-ink hover:bg-wall-deep"
          >
            <Icon glyph={ArrowLeft} size="l" />
          </Link>
          <h1 className="text-step-2">{title}</h1>
        </div>
        {tab ? (
          <div className="-mx-4 -mt-2 grid lg:mx-0 [&>nav]:grid [&>nav]:grid-cols-2 lg:[&>nav]:flex">
            <TabLinks
              label="Donations"
              tabs={[
                { to: DONATE_PATH, label: 'Donate', current: tab === 'donate' },
                { to: HISTORY_PATH, label: 'History', current: tab === 'history' },
              ]}
            />
          </div>
        ) : null}
        {children}
      </div>
    </MemberPage>
  );
}
