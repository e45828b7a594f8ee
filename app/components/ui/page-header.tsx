import type { ReactNode } from 'react';

export function PageHeader({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h1 className="text-step-3">{title}</h1>
        {children ? <p className="mt-1 text-ink-soft">{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
