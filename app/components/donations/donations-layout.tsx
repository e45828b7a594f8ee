import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { MemberPage } from '~/components/dashboard/member-page';
import type { MemberShellData } from '~/components/dashboard/member-shell';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { TabLinks } from '~/components/ui/tab-links';
import { useMessages } from '~/components/ui/use-messages';

export const DONATE_PATH = '/donations';
export const DONATION_HISTORY_PATH = '/donations?tab=history';
export const TAX_DETAILS_PATH = '/donations/tax-details';

/** Layout of the donation pages. A printed page also shows the donor's name. */
export function DonationsLayout({
  shell,
  title,
  back,
  currentTab,
  children,
}: {
  shell: MemberShellData;
  title: string;
  back: { to: string; label: string };
  /** The current tab. Undefined on pages without tabs. */
  currentTab?: 'donate' | 'history';
  children: ReactNode;
}) {
  return (
    <MemberPage shell={shell} tab="donations" hasHead hasBar={currentTab === 'donate'}>
      <div className="mx-auto grid max-w-140 grid-cols-[minmax(0,1fr)] gap-[18px] lg:max-w-none">
        <div className={joinClassNames('-ml-2 flex items-center gap-0.5', currentTab ? 'print:ml-0' : 'print:hidden')}>
          <Link
            to={back.to}
            aria-label={back.label}
            className="grid size-touch flex-none place-items-center rounded-button text-ink hover:bg-wall-deep print:hidden"
          >
            <Icon glyph={ArrowLeft} size="l" />
          </Link>
          <h1 className="text-step-2">{title}</h1>
        </div>
        {currentTab ? (
          <p className="hidden print:block">
            <span translate="no">{shell.name}</span>, {shell.idLabel}
          </p>
        ) : null}
        {currentTab ? (
          <div className="-mx-4 -mt-2 grid lg:mx-0 print:hidden [&>nav]:grid [&>nav]:grid-cols-2 [&>nav]:after:hidden lg:[&>nav]:flex lg:[&>nav]:after:block">
            <DonationTabs current={currentTab} />
          </div>
        ) : null}
        {children}
      </div>
    </MemberPage>
  );
}

function DonationTabs({ current }: { current: 'donate' | 'history' }) {
  const messages = useMessages('donations.frame');
  return (
    <TabLinks
      label={messages.title}
      tabs={[
        { to: DONATE_PATH, label: messages.tabs.donate, current: current === 'donate' },
        { to: DONATION_HISTORY_PATH, label: messages.tabs.history, current: current === 'history' },
      ]}
    />
  );
}
