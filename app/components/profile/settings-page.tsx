import type { ComponentProps, ReactNode } from 'react';
import { MemberPage } from '~/components/dashboard/member-page';
import { ButtonLink } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { PageHeader } from '~/components/ui/page-header';
import { SubmitButton } from '~/components/ui/submit-button';
import { TabLinks } from '~/components/ui/tab-links';
import { useMessages } from '~/components/ui/use-messages';
import { useUnsavedChanges } from '~/components/ui/use-unsaved-changes';
import { useUnsavedChangesGuard } from '~/components/ui/use-unsaved-changes-guard';

const PAGES = {
  profile: '/profile-edit',
  reminders: '/profile-edit/reminders',
  privacy: '/profile-edit/privacy',
  help: '/help',
} as const;

type SettingsPageName = keyof typeof PAGES;

/** One of the settings pages, with its tabs. */
export function SettingsPage({
  shell,
  current,
  children,
}: Pick<ComponentProps<typeof MemberPage>, 'shell'> & { current: SettingsPageName; children: ReactNode }) {
  return (
    <MemberPage shell={shell} tab="profile" hasBar={current !== 'help'}>
      <div className="mx-auto grid max-w-140 grid-cols-[minmax(0,1fr)] gap-6 lg:max-w-none">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <PageHeader title={useMessages('profile.settings').title} />
          <SettingsTabs current={current} />
        </div>
        {children}
      </div>
    </MemberPage>
  );
}

function SettingsTabs({ current }: { current: SettingsPageName }) {
  const messages = useMessages('profile.settings');
  const names = Object.keys(PAGES) as SettingsPageName[];
  return (
    <TabLinks
      dense
      label={messages.pages}
      tabs={names.map((name) => ({ to: PAGES[name], label: messages.tabs[name], current: name === current }))}
    />
  );
}

/** Bar with the only Save Changes button of a settings page. It announces unsaved changes. */
export function SaveBar({
  formId,
  saved,
  isBesideList = false,
}: {
  formId: string;
  /** The server's message after a successful save. */
  saved: object | null | undefined;
  isBesideList?: boolean;
}) {
  const messages = useMessages('profile.settings');
  const isUnsaved = useUnsavedChanges(formId, saved);
  useUnsavedChangesGuard(isUnsaved, messages.leave);
  return (
    <div
      className={joinClassNames(
        'stays-below bar-unless-large @container z-[5] -mx-4 px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-hair)]',
        isBesideList ? 'lg:static lg:mx-0 lg:rounded-sheet lg:shadow-none' : 'lg:mx-0 lg:rounded-sheet',
        isUnsaved ? 'bg-haldi-wash lg:px-4' : 'bg-wall lg:px-0',
      )}
    >
      <p role="status" className="font-semibold text-haldi not-empty:mb-2">
        {isUnsaved ? messages.notSaved : ''}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton size="big" pendingLabel={messages.saving} className="flex-1 lg:flex-none">
          {messages.save}
        </SubmitButton>
        <ButtonLink to="/dashboard" variant="quiet" size="big">
          {messages.back}
        </ButtonLink>
      </div>
    </div>
  );
}
