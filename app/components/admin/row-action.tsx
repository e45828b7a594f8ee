import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { RowIcon, type RowIconName } from './row-icon';

/** Something that staff can do with a row: a short word after an icon, and for those who hear it the row that it is about. */
export function RowAction({
  to,
  icon,
  about,
  children,
}: {
  to: string;
  icon: RowIconName;
  about: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-[38px] items-center gap-1.5 rounded-button px-1.5 text-small sm:px-2 text-ink no-underline hover:bg-wall-deep"
    >
      <RowIcon name={icon} />
      {children}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Link>
  );
}
