import { Link } from '@remix-run/react';
import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { StatementLineForStaff } from '~/domain/statements/statements.server';
import { formatDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';

const MATCHES: Record<StatementLineForStaff['match'], { status: BadgeStatus; label: string }> = {
  matched: { status: 'approved', label: 'Matched' },
  close: { status: 'pending', label: 'Close' },
  unknown: { status: 'rejected', label: 'Unknown' },
};

/** Formats the first and the last day of a statement. */
export function formatDays(from: string, to: string): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}

/** Lines of a statement, each with its matching or close donation. */
export function StatementLines({ lines, caption }: { lines: readonly StatementLineForStaff[]; caption: string }) {
  return (
    <Card padded={false} className="staff-table overflow-x-auto" aria-label={caption}>
      <Table
        caption={caption}
        head={
          <>
            <ColumnHeader>Line</ColumnHeader>
            <ColumnHeader figures>Amount</ColumnHeader>
            <ColumnHeader>Description</ColumnHeader>
            <ColumnHeader>Result</ColumnHeader>
          </>
        }
      >
        {lines.map((line) => (
          <Row key={line.id}>
            <Cell label="Line" heading>
              <span>
                <b>{line.line}</b>
                <span className="block text-small whitespace-nowrap text-ink-soft">{formatDate(line.day)}</span>
              </span>
            </Cell>
            <Cell label="Amount" figures>
              {formatPaise(line.amountPaise)}
            </Cell>
            <Cell label="Description">
              <span className="block min-w-0 text-small wrap-anywhere">
                {line.description ?? 'Deleted after two years'}
              </span>
            </Cell>
            <Cell label="Result">
              <Result line={line} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function Result({ line: { match, reason, isPayout, isApproved, donation } }: { line: StatementLineForStaff }) {
  return (
    <span className="block min-w-0">
      <StatusBadge status={MATCHES[match].status}>{MATCHES[match].label}</StatusBadge>
      {isPayout ? <span className="block text-small">Payout of the payment provider</span> : null}
      {isApproved ? <span className="block text-small">Approved by this line</span> : null}
      {reason ? <span className="block text-small font-semibold text-haldi">{reason}</span> : null}
      {donation ? (
        <span className="block text-small">
          <Link
            to={`/admin/financials/${donation.id}`}
            className="inline-flex min-h-touch items-center underline pointer-fine:min-h-0"
          >
            Donation {donation.id}
          </Link>{' '}
          of <bdi>{donation.donor}</bdi>, {formatPaise(donation.amountPaise)}, {donation.status}
        </span>
      ) : null}
    </span>
  );
}
