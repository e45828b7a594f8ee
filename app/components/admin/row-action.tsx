import { Link } from '@remix-run/react';
import { RowIcon, type RowIconName } from './row-icon';

/** A short word after an icon; screen readers hear the row that it is about, too. */
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
