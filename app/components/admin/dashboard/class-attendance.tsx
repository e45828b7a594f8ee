import { Form, useSubmit } from '@remix-run/react';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { StatusBadge, Tag } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import type { ClassWithAttendance, ClassAttendance } from '~/domain/analytics/queries.server';
import { formatDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';

export function ClassAttendanceOverview({ attendance }: { attendance: ClassAttendance }) {
  const submit = useSubmit();
  const { classes, totals, date, day_name } = attendance;
  return (
    <section aria-labelledby="attendance" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2 id="attendance" className="text-[1.375rem]">
          Class attendance overview
        </h2>
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2.5">
          <label className="grid gap-1 text-small font-semibold">
            Date
            <input
              type="date"
              name="date"
              key={date}
              defaultValue={date}
              onChange={(event) => {
                const { form, value } = event.currentTarget;
                if (value) submit(form, { preventScrollReset: true });
              }}
              className={DENSE_CONTROL_CLASS}
            />
          </label>
          <Button variant="quiet">
            <Icon glyph={RefreshCw} />
            Refresh Data
          </Button>
        </Form>
      </div>
      <Card padded={false} className="@container overflow-hidden">
        <AttendanceTotals totals={totals} />
        {classes.length > 0 ? (
          <ul className="-mr-px -mb-px grid grid-cols-[minmax(0,1fr)] @min-[37.5rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
            {classes.map((one) => (
              <li key={one.id} className="flex flex-col border-r border-b border-hair px-fluid-5 pt-4 pb-[18px]">
                <ClassCard attended={one} when={`${day_name}, ${formatDate(date)}`} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-5 py-4 text-ink-soft">No classes on {`${day_name}, ${formatDate(date)}`}.</p>
        )}
      </Card>
    </section>
  );
}

/** Number of classes, attendees and places, and the average occupancy. */
export function AttendanceTotals({ totals }: Pick<ClassAttendance, 'totals'>) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 border-b-[1.5px] border-ink px-5 py-3">
      <Total label={totals.classes === 1 ? 'class' : 'classes'} value={formatCount(totals.classes)} />
      <Total label={totals.attendees === 1 ? 'attendee' : 'attendees'} value={formatCount(totals.attendees)} />
      <Total label="capacity" value={formatCount(totals.capacity)} />
      <Total label="average occupancy" value={`${totals.occupancy_percent}%`} />
    </dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="order-2 text-small text-ink-soft">{label}</dt>
      <dd className="font-display text-[1.375rem] leading-[1.2]">{value}</dd>
    </div>
  );
}

/** A class with its time, rating, live link and the places taken. An imported class has no link. */
export function ClassCard({ attended, when }: { attended: ClassWithAttendance; when: string }) {
  const { title, attendance_count, max_participants, occupancy_percent } = attended;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-[min(1.1875rem,7vw)] leading-[1.3] wrap-break-word">{title}</h3>
        {attended.is_cancelled ? <StatusBadge status="rejected">Cancelled</StatusBadge> : null}
        {attended.is_imported ? <Tag dashed>Imported</Tag> : null}
      </div>
      <p className="text-small text-ink-soft">{attended.description}</p>
      <p className="mt-1.5">
        {when}, {formatTimeRange(attended.start_time, attended.end_time)}
      </p>
      {attended.is_imported ? null : <RatingAndLink attended={attended} />}
      {attended.is_imported ? (
        <p className="mt-auto mb-1">
          <b>{formatCount(attendance_count)}</b> came
        </p>
      ) : attended.unlimited ? (
        <p className="mt-auto mb-1 flex justify-between gap-3">
          <b>{formatCount(attendance_count)}</b>
          <span>Open to all</span>
        </p>
      ) : (
        <>
          <p className="mt-auto mb-1 flex justify-between gap-3">
            <span>
              {formatCount(attendance_count)} of {formatCount(max_participants)}
            </span>
            <b>{occupancy_percent}%</b>
          </p>
          <Meter label={`Places taken in ${title}`} value={attendance_count} max={max_participants} />
        </>
      )}
    </>
  );
}

function RatingAndLink({ attended }: { attended: ClassWithAttendance }) {
  const { title, live_link, total_ratings } = attended;
  return (
    <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <p className="inline-flex items-center gap-1.5">
        {attended.average_rating === null ? (
          <span className="text-ink-soft">No reviews yet</span>
        ) : (
          <>
            <Icon glyph={Star} size="s" className="fill-[#b97408] text-[#b97408]" />
            {attended.average_rating.toFixed(1)}{' '}
            <span className="text-ink-soft">
              ({formatCount(total_ratings)} {total_ratings === 1 ? 'review' : 'reviews'})
            </span>
          </>
        )}
      </p>
      {live_link ? (
        <a
          href={live_link}
          target="_blank"
          rel="noreferrer"
          aria-label={`Live link of ${title}`}
          className="inline-flex min-h-[38px] items-center gap-1.5 underline"
        >
          Live link
          <Icon glyph={ExternalLink} size="s" />
        </a>
      ) : (
        <span className="text-ink-soft">No live link</span>
      )}
    </div>
  );
}
