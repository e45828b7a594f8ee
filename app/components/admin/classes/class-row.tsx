import { RowIcon } from '~/components/admin/row-icon';
import { StatusBadge } from '~/components/ui/badge';
import { Cell, getRowProps } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { StaffClass } from '~/domain/classes/responses';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';
import { ClassActions } from './class-actions';
import { ClassOccupancy } from './class-occupancy';

/** A class in the week list. Its links keep the week and the filters from `query`. */
export function ClassRow({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  return (
    <tr {...getRowProps()}>
      <Cells one={one} query={String(query)} />
    </tr>
  );
}

function Cells({ one, query }: { one: StaffClass; query: string }) {
  return (
    <>
      <Cell label="Time">
        <span className="whitespace-nowrap">{formatTimeRange(one.start_time, one.end_time)}</span>
      </Cell>
      <Cell label="Class" heading>
        <div className="min-w-0">
          <p className="font-semibold">{one.title}</p>
          <p className="text-small text-ink-soft">
            {one.instructor} · {one.class_type} · {one.location}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {one.is_cancelled ? <StatusBadge status="rejected">Cancelled</StatusBadge> : null}
            {one.repeats ? (
              <span className="inline-flex items-center gap-1 text-ink-soft">
                <RowIcon name="repeat" />
                Repeats
              </span>
            ) : null}
            {one.live_link ? <LiveLink href={one.live_link} title={one.title} /> : null}
            {one.total_ratings > 0 ? <Stars one={one} /> : null}
          </p>
        </div>
      </Cell>
      <Cell label="Places taken">
        <ClassOccupancy one={one} />
      </Cell>
      <Cell>
        <ClassActions one={one} query={new URLSearchParams(query)} />
      </Cell>
    </>
  );
}

function LiveLink({ href, title }: { href: string; title: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1 text-neel underline"
    >
      Live link
      <RowIcon name="opens" />
      <VisuallyHidden> of {title} (opens in a new window)</VisuallyHidden>
    </a>
  );
}

function Stars({ one: { average_rating, total_ratings } }: { one: StaffClass }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <RowIcon name="rated" />
      <VisuallyHidden>Rated </VisuallyHidden>
      {average_rating.toFixed(1)}
      <span className="text-ink-soft">({formatCount(total_ratings)})</span>
    </span>
  );
}
