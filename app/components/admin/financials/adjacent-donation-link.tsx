import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';

/** Link to the previous or next pending donation. Renders nothing if there is none. */
export function AdjacentDonationLink({
  id,
  donationId,
  query,
  children,
}: {
  id: string;
  donationId: number | null;
  query: string;
  children: ReactNode;
}) {
  if (donationId === null)
    return (
      <Button type="button" variant="quiet" size="small" disabled>
        {children}
      </Button>
    );
  return (
    <Link
      id={id}
      to={`/admin/financials/${donationId}${query}`}
      preventScrollReset
      className={getButtonClass({ variant: 'quiet', size: 'small' })}
    >
      {children}
    </Link>
  );
}
