import { Link } from '@remix-run/react';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { MESSAGE_DEFINITION, NO_PRICE_NOTE } from '~/domain/board-report/policy';
import type { ReportTables } from '~/domain/board-report/report-tables';
import { formatMonth } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { ReportCard } from './report-card';

const PRICES = '/admin/sections/message-prices';

/** Messages of a month by template, with their cost. */
export function MessageReport({
  month,
  monthBefore,
  messages,
  maySetPrice,
}: Pick<ReportTables, 'month' | 'monthBefore' | 'messages'> & { maySetPrice: boolean }) {
  const [now, before] = [formatMonth(month), formatMonth(monthBefore)];
  const { rows, total } = messages;
  const hasNoPrice = total.value.costPaise === null;
  return (
    <ReportCard
      id="messages"
      title="Messages"
      note={
        <>
          {MESSAGE_DEFINITION}
          {hasNoPrice ? <b className="text-ink"> {NO_PRICE_NOTE}</b> : null}{' '}
          {maySetPrice ? (
            <Link to={PRICES} className="underline">
              Set the price
            </Link>
          ) : null}
        </>
      }
    >
      <Table
        caption="Messages"
        head={
          <>
            <ColumnHeader>Kind</ColumnHeader>
            <ColumnHeader figures>{now}</ColumnHeader>
            <ColumnHeader figures>{before}</ColumnHeader>
            <ColumnHeader figures>Cost, {now}</ColumnHeader>
            <ColumnHeader figures>Cost, {before}</ColumnHeader>
          </>
        }
      >
        {[...rows, total].map(({ label, value, before: earlier }) => (
          <Row key={label}>
            <Cell label="Kind" heading>
              <b className="font-semibold">{label}</b>
            </Cell>
            <Cell label={now} figures>
              <b>{formatCount(value.messages)}</b>
            </Cell>
            <Cell label={before} figures>
              {formatCount(earlier.messages)}
            </Cell>
            <Cell label={`Cost, ${now}`} figures>
              <b>{formatCost(value.costPaise)}</b>
            </Cell>
            <Cell label={`Cost, ${before}`} figures>
              {formatCost(earlier.costPaise)}
            </Cell>
          </Row>
        ))}
      </Table>
    </ReportCard>
  );
}

const formatCost = (paise: number | null) => (paise === null ? 'No price' : formatPaise(paise));
