import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { DonorWithoutDetails } from '~/domain/tax/missing-details.server';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';

type ListedDonor = Omit<DonorWithoutDetails, 'lastAskedAt'> & { lastAskedAt: Date | string | null };

/** Donors of a financial year without details for the tax office. */
export function MissingDetailsTable({
  donors,
  showsPhones,
  timeZone,
}: {
  donors: readonly ListedDonor[];
  showsPhones: boolean;
  timeZone: string;
}) {
  return (
    <Card padded={false} className="staff-table overflow-x-auto" aria-label="List of donors">
      <Table
        caption="Donors without details"
        twoLine
        head={
          <>
            <ColumnHeader>Donor</ColumnHeader>
            {showsPhones ? <ColumnHeader>Phone</ColumnHeader> : null}
            <ColumnHeader>Last donation</ColumnHeader>
            <ColumnHeader>Last asked</ColumnHeader>
            <ColumnHeader figures>Donations</ColumnHeader>
            <ColumnHeader figures>Amount</ColumnHeader>
          </>
        }
      >
        {donors.map(({ name, lastDonationId, donations, amountPaise, lastDonatedOn, phone, lastAskedAt }) => (
          <Row key={lastDonationId}>
            <Cell heading place="name">
              <Link
                to={`/admin/donor-record/${lastDonationId}`}
                className="row-link font-semibold break-words text-ink underline"
              >
                <bdi>{name}</bdi>
              </Link>
            </Cell>
            {showsPhones ? <Cell place="note">{phone ?? 'No account'}</Cell> : null}
            <Cell place={showsPhones ? 'hidden' : 'note'}>{formatDate(lastDonatedOn)}</Cell>
            <Cell place="when">{lastAskedAt ? <LastAsked at={lastAskedAt} timeZone={timeZone} /> : 'Never asked'}</Cell>
            <Cell place="hidden" figures>
              {formatCount(donations)}
            </Cell>
            <Cell place="figure" figures>
              {formatPaise(amountPaise)}
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function LastAsked({ at, timeZone }: { at: Date | string; timeZone: string }) {
  return <>{formatDate(toLocalDate(new Date(at), timeZone))}</>;
}
