import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { DONATION_DEFINITION } from '~/domain/board-report/policy';
import type { DonationTables, ReportRow, ReportTables } from '~/domain/board-report/report-tables';
import type { DonationAmounts } from '~/domain/board-report/sum-donations.server';
import { formatMonth } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { ReportCard } from './report-card';

/** Donations of a month by method and by category. */
export function DonationReport({
  month,
  monthBefore,
  donations,
}: Pick<ReportTables, 'month' | 'monthBefore'> & { donations: DonationTables }) {
  const { byMethod, byCategory, total } = donations;
  const months = { now: formatMonth(month), before: formatMonth(monthBefore) };
  return (
    <ReportCard id="donations" title="Donations" note={DONATION_DEFINITION}>
      <DonationTable caption="By method" rows={[...byMethod, total]} {...months} />
      <DonationTable caption="By category" rows={[...byCategory, total]} {...months} />
    </ReportCard>
  );
}

function DonationTable({
  caption,
  rows,
  now,
  before,
}: {
  caption: string;
  rows: readonly ReportRow<DonationAmounts>[];
  now: string;
  before: string;
}) {
  return (
    <div className="not-first:mt-5">
      <Table
        caption={`Donations ${caption.toLowerCase()}, ${now} and ${before}`}
        head={
          <>
            <ColumnHeader>{caption}</ColumnHeader>
            <ColumnHeader figures>Number</ColumnHeader>
            <ColumnHeader figures>Sum</ColumnHeader>
            <ColumnHeader figures>Refunds</ColumnHeader>
            <ColumnHeader figures>Net</ColumnHeader>
          </>
        }
      >
        {rows.map(({ label, value, before: earlier }) => (
          <Row key={label}>
            <Cell label={caption} heading>
              <b className="font-semibold">{label}</b>
            </Cell>
            <Cell label="Number" figures>
              <TwoMonths value={formatCount(value.donations)} before={formatCount(earlier.donations)} month={before} />
            </Cell>
            <Cell label="Sum" figures>
              <TwoMonths value={formatPaise(value.sumPaise)} before={formatPaise(earlier.sumPaise)} month={before} />
            </Cell>
            <Cell label="Refunds" figures>
              <TwoMonths
                value={formatPaise(value.refundedPaise)}
                before={formatPaise(earlier.refundedPaise)}
                month={before}
              />
            </Cell>
            <Cell label="Net" figures>
              <TwoMonths value={formatPaise(value.netPaise)} before={formatPaise(earlier.netPaise)} month={before} />
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

/** A figure with the value of the previous month below it. */
function TwoMonths({ value, before, month }: { value: string; before: string; month: string }) {
  return (
    <span className="block">
      <b className="block">{value}</b>
      <span className="block text-small text-ink-soft">
        {month.slice(0, 3)} {before}
      </span>
    </span>
  );
}
