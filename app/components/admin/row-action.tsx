import { Link } from '@remix-run/react';
import { RowIcon, type RowIconName } from './row-icon';

/**
 * Link with an icon and a short label for one row of a table. Its accessible name also contains
 * `about`, the name of the row.
 */
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
