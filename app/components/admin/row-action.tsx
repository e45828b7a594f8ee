import { Link } from '@remix-run/react';
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
  children: string;
}) {
  return (
    <Link to={to} preventScrollReset aria-label={`${children} ${about}`} className="row-action">
      <RowIcon name={icon} />
      {children}
    </Link>
  );
}
