import { Link } from '@remix-run/react';
import { RowIcon } from '~/components/admin/row-icon';
import { StatusBadge, Tag } from '~/components/ui/badge';
import { Cell, Row } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { StaffClass } from '~/domain/classes/responses';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';
import { ClassMenu } from './class-actions';
import { ClassOccupancy } from './class-occupancy';
import { ClassState } from './class-state';
import { buildClassesUrl } from './classes-url';
import { hasNoLink } from './has-no-link';

/**
 * A class in the week list. The row opens the class, and the menu has all other actions. The links
 * keep the week and the filters from `query`.
 */
export function ClassRow({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  return (
    <Row>
      <Cell label="Time" place="note">
        <span className="whitespace-nowrap @max-[37.5rem]:hidden">{formatTimeRange(one.start_time, one.end_time)}</span>
        <span className="@min-[37.5rem]:hidden">
          {formatTimeOfDay(one.start_time)}, <span className="text-ink-soft">{one.instructor}</span>
        </span>
      </Cell>
      <Cell label="Class" place="name" heading>
        <div className="min-w-0 break-words">
          <ClassTitle one={one} query={query} />
          <p className="text-small text-ink-soft @max-[37.5rem]:hidden">
            {one.instructor} · {one.class_type} · {one.location}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small @max-[37.5rem]:hidden">
            {one.repeats ? (
              <span className="inline-flex items-center gap-1 text-ink-soft">
                <RowIcon name="repeat" />
                Repeats
              </span>
            ) : null}
            {one.total_ratings > 0 ? <Stars one={one} /> : null}
          </p>
        </div>
      </Cell>
      <Cell label="Places taken" place="when">
        <ClassOccupancy one={one} />
      </Cell>
      <Cell place="state">
        <ClassMenu one={one} query={query} />
      </Cell>
    </Row>
  );
}

/** Name of the class, as a link if the class can be edited, and the problems of the class. */
function ClassTitle({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {one.is_cancelled ? (
        <>
          <span className="font-semibold line-through">{one.title}</span>
          <StatusBadge status="rejected">Cancelled</StatusBadge>
        </>
      ) : one.is_imported ? (
        <>
          <span className="font-semibold">{one.title}</span>
          <Tag dashed>Imported</Tag>
        </>
      ) : (
        <>
          <Link
            to={buildClassesUrl(query, `/${one.id}`)}
            preventScrollReset
            aria-label={`Edit ${one.title}`}
            className="row-link print:hidden min-w-0 font-semibold text-ink underline"
          >
            {one.title}
          </Link>
          <span className="hidden font-semibold print:inline">{one.title}</span>
        </>
      )}
      {hasNoLink(one) ? <ClassState one={one} /> : null}
    </p>
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
