import type { ReactNode } from 'react';

/** Row of a list in the back office, with its links (`RowAction`) at the end. */
export function ListRow({
  title,
  picture,
  actions,
  children,
}: {
  title: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 border-b border-hair px-4 py-3.5 last:border-b-0 sm:flex-nowrap sm:px-5">
      {picture}
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-text text-body leading-snug font-semibold tracking-normal wrap-break-word">{title}</h2>
        {children}
      </div>
      {actions ? <div className="-mx-2 flex flex-none items-start">{actions}</div> : null}
    </li>
  );
}
