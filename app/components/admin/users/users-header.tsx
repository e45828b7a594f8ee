import type { ReactNode } from 'react';
import { TabLinks } from '~/components/ui/tab-links';
import type { Permission } from '~/domain/admins/policy';

/** Title of the screens of User Management, with a tab for each screen that staff may open. */
export function UsersHeader({
  current,
  permissions,
  action,
}: {
  current: 'members' | 'import' | 'exports';
  permissions: readonly Permission[];
  action?: ReactNode;
}) {
  const tabs = [
    { to: '/admin/users', label: 'Members', current: current === 'members' },
    ...(permissions.includes('import_members')
      ? [{ to: '/admin/import', label: 'Import', current: current === 'import' }]
      : []),
    ...(permissions.includes('export_members')
      ? [{ to: '/admin/exports', label: 'Exports', current: current === 'exports' }]
      : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="flex-[1_1_9rem] text-step-3">User Management</h1>
        {action}
      </div>
      <div className="mt-2 mb-5 pb-2 sm:mt-4">
        <TabLinks label="User Management" tabs={tabs} />
      </div>
    </>
  );
}
