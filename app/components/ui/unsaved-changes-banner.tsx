import type { ReactNode } from 'react';

/** Bar at the bottom with Save and Reset, shown while a form has unsaved changes. */
export function UnsavedChangesBanner({
  message = 'You have unsaved changes',
  children,
}: {
  message?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className="stays-below sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-sheet bg-haldi-wash py-2.5 pr-2.5 pl-4 font-semibold text-haldi print:hidden"
    >
      <span className="flex-1 basis-44">{message}</span>
      {children}
    </div>
  );
}
