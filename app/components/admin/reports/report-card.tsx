import type { ReactNode } from 'react';
import { Card } from '~/components/ui/card';

/** A section of the board report. */
export function ReportCard({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={`${id}-title`} className="staff-table">
      <h3 id={`${id}-title`} className="text-[1.375rem]">
        {title}
      </h3>
      {note ? <p className="mt-1 mb-2 max-w-read text-small text-ink-soft">{note}</p> : null}
      {children}
    </Card>
  );
}
