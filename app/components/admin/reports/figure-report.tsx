import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { ReportFigure, ReportTables } from '~/domain/board-report/report-tables';
import { formatMonth } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { PercentChange } from '../trends/change';
import { ReportCard } from './report-card';

/** Members and classes of a month, with the definition of each figure. */
export function FigureReport({ month, monthBefore, isSoFar, figures }: ReportTables) {
  const [now, before] = [formatMonth(month), formatMonth(monthBefore)];
  return (
    <ReportCard id="members" title="Members and classes" note={null}>
      <Table
        caption="Members and classes"
        head={
          <>
            <ColumnHeader>Figure</ColumnHeader>
            <ColumnHeader figures>{now}</ColumnHeader>
            <ColumnHeader figures>{before}</ColumnHeader>
            {isSoFar ? null : <ColumnHeader figures>Change</ColumnHeader>}
          </>
        }
      >
        {figures.map(({ label, definition, unit, value, before: earlier }) => (
          <Row key={label}>
            <Cell label="Figure" heading>
              <span className="block">
                <b className="font-semibold">{label}</b>
                <span className="block text-small text-ink-soft">{definition}</span>
              </span>
            </Cell>
            <Cell label={now} figures>
              <b>{formatFigure(unit, value)}</b>
            </Cell>
            <Cell label={before} figures>
              {formatFigure(unit, earlier)}
            </Cell>
            {isSoFar ? null : (
              <Cell label="Change" figures>
                <FigureChange unit={unit} value={value} before={earlier} />
              </Cell>
            )}
          </Row>
        ))}
      </Table>
    </ReportCard>
  );
}

function formatFigure(unit: ReportFigure['unit'], value: number | null): string {
  if (value === null) return '–';
  return unit === 'percent' ? `${value} %` : formatCount(value);
}

/**
 * Percentages are compared in percentage points, because a percentage of a percentage is confusing.
 */
function FigureChange({ unit, value, before }: Pick<ReportFigure, 'unit' | 'value' | 'before'>) {
  if (value === null || before === null) return '–';
  if (unit === 'count') return <PercentChange from={before} to={value} />;
  const points = value - before;
  const sign = points > 0 ? '+' : points < 0 ? '−' : '±';
  return `${sign}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}
