import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowDownUp from 'lucide/dist/esm/icons/arrow-down-up.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { joinClassNames } from './class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

/** `none` if the table is sorted by a different column. */
export type SortDirection = 'ascending' | 'descending' | 'none';

const glyphs = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

/**
 * A table with a caption. On narrow screens each row is shown as a list of column names and values.
 */
export function Table({
  caption,
  head,
  stacked = true,
  twoLine = false,
  children,
}: {
  caption: string;
  head: ReactNode;
  stacked?: boolean;
  /** True if each row has two lines on narrow screens. The cells then need a `place`. */
  twoLine?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="@container">
      <table
        role="table"
        className={joinClassNames(
          'tabular w-full border-collapse bg-leaf',
          twoLine ? 'two-line-table' : stacked ? 'stack-table' : 'dense',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="border-b-[1.5px] border-ink">
          <tr role="row">{head}</tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

export function Row({ children, current = false }: { children: ReactNode; current?: boolean }) {
  return <tr {...getRowProps(current)}>{children}</tr>;
}

export function getRowProps(current = false) {
  return { role: 'row', className: joinClassNames('border-b border-hair', current && 'bg-sun-wash') };
}

/** A column header. If it has a URL, it is a link that sorts the table by this column. */
export function ColumnHeader({
  children,
  sortTo,
  direction = 'none',
  figures = false,
  onScreen = false,
}: {
  children: ReactNode;
  sortTo?: string;
  direction?: SortDirection;
  figures?: boolean;
  /** True for a column that is not printed, such as a column of buttons. */
  onScreen?: boolean;
}) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortTo === undefined ? undefined : direction}
      className={joinClassNames(
        'text-small font-semibold',
        figures ? 'text-right' : 'text-left',
        onScreen && 'print:hidden',
      )}
    >
      {sortTo === undefined ? (
        <span className="text-ink-soft">{children}</span>
      ) : (
        <Link
          to={sortTo}
          preventScrollReset
          className="inline-flex min-h-touch items-center gap-[0.35rem] text-ink no-underline hover:underline focus-visible:-outline-offset-3"
        >
          {children}
          <Icon glyph={glyphs[direction]} size="s" className="print:hidden" />
          <VisuallyHidden>, sort</VisuallyHidden>
        </Link>
      )}
    </th>
  );
}

/** A table cell. On narrow screens it shows its column name. Figures are right-aligned. */
export function Cell({
  label,
  figures = false,
  heading = false,
  place,
  children,
}: {
  /** Place of the cell in a two-line row on narrow screens. */
  place?: 'name' | 'figure' | 'note' | 'when' | 'state' | 'hidden';
  /** Name of the column. Omitted for cells without a label, such as buttons. */
  label?: string;
  figures?: boolean;
  heading?: boolean;
  children: ReactNode;
}) {
  return heading ? (
    <th role="rowheader" scope="row" data-place={place} className="text-left font-normal">
      {children}
    </th>
  ) : (
    <td
      role="cell"
      data-label={label}
      data-place={place}
      className={
        joinClassNames(
          figures && 'text-right',
          label === undefined && (place === undefined || place === 'hidden') && 'print:hidden',
        ) || undefined
      }
    >
      {children}
    </td>
  );
}
