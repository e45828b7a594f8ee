import type { ReactNode } from 'react';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { SMALLEST_SHOWN_GROUP } from '~/domain/analytics/policy';
import type { TrendTable } from '~/domain/analytics/trend-tables';
import { formatCount } from '~/lib/format-number';

type Value = string | number | null;

/**
 * Maximum share, in percent, of the accent colour in a cell. With more, the contrast of the text is
 * too low.
 */
const DARKEST_TINT = 42;

/**
 * Heat map: a table whose cells are tinted by their percentage. The first column is the row header.
 */
export function HeatTable({
  caption,
  table,
  figures = [],
  empty,
  formatHeading = String,
}: {
  caption: string;
  table: TrendTable;
  /** Columns that contain counts instead of percentages. */
  figures?: readonly string[];
  /** Text for screen readers in an empty cell. */
  empty: string;
  formatHeading?: (value: Value) => string;
}) {
  const [heading, ...columns] = table.columns;
  if (!heading) return null;
  return (
    <Table caption={caption} stacked={false} head={<Head columns={table.columns} />}>
      {table.rows.map((row) => (
        <Row key={row[heading.key]}>
          <Cell label={heading.label} heading>
            <span className="whitespace-nowrap">{formatHeading(row[heading.key] ?? '')}</span>
          </Cell>
          {columns.map(({ key, label }) => (
            <Cell key={key} label={label} figures>
              {figures.includes(key) ? (
                <Figure value={row[key] ?? null} />
              ) : (
                <HeatCell value={row[key] ?? null} empty={empty} />
              )}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

/** Table header. The first column contains row headers, and the others contain figures. */
function Head({ columns }: Pick<TrendTable, 'columns'>) {
  return columns.map(({ key, label }, index) => (
    <ColumnHeader key={key} figures={index > 0}>
      {label}
    </ColumnHeader>
  ));
}

function HeatCell({ value, empty }: { value: Value; empty: string }) {
  if (value === '') return <VisuallyHidden>{empty}</VisuallyHidden>;
  if (typeof value !== 'number') return <Hidden />;
  if (value >= 100) return <b className="block bg-neel px-1 py-1 text-leaf forced-color-adjust-none">{value}</b>;
  const tint = `color-mix(in srgb, var(--color-neel) ${Math.round((value * DARKEST_TINT) / 100)}%, transparent)`;
  return (
    <span className="block px-1 py-1" style={{ backgroundColor: tint }}>
      {value}
    </span>
  );
}

/** A table with a bar in each row. The last column is the percentage that the bar shows. */
export function BarTable({
  caption,
  table,
  shareOf,
  lit,
  formatHeading = String,
}: {
  caption: string;
  table: TrendTable;
  /** Returns the length of the bar of a row in percent. */
  shareOf: (row: TrendTable['rows'][number]) => number;
  /** Row header whose bar is highlighted. */
  lit?: Value;
  formatHeading?: (value: Value) => ReactNode;
}) {
  const [heading, ...columns] = table.columns;
  if (!heading) return null;
  return (
    <Table caption={caption} head={<Head columns={table.columns} />}>
      {table.rows.map((row) => (
        <Row key={row[heading.key]}>
          <Cell label={heading.label} heading>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="flex-[1_1_8rem]">{formatHeading(row[heading.key] ?? '')}</span>
              <span aria-hidden="true" className="h-3.5 flex-[2_1_6rem] forced-color-adjust-none">
                {shareOf(row) > 0 ? (
                  <span
                    className={
                      row[heading.key] === lit
                        ? 'block h-full border-[1.5px] border-ink bg-sun'
                        : 'block h-full bg-neel'
                    }
                    style={{ width: `${Math.min(100, shareOf(row))}%` }}
                  />
                ) : null}
              </span>
            </span>
          </Cell>
          {columns.map(({ key, label }) => (
            <Cell key={key} label={label} figures>
              <Figure value={row[key] ?? null} unit={key === 'percent' ? ' %' : ''} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

function Figure({ value, unit = '' }: { value: Value; unit?: string }) {
  if (value === null) return <Hidden />;
  return <>{typeof value === 'number' ? `${formatCount(value)}${unit}` : value}</>;
}

function Hidden() {
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Fewer than {SMALLEST_SHOWN_GROUP}</VisuallyHidden>
    </span>
  );
}
