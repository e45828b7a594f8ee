import { Link } from '@remix-run/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { ClassRowList } from './class-rows';
import type { UpcomingDaysView } from './class-view';
import { DayChips } from './day-chips';

/** The next seven days. One day is shown at a time, and links select it. */
export function UpcomingDaysSection({ toCome: { days, shown } }: { toCome: UpcomingDaysView }) {
  const messages = useMessages('member.home');
  return (
    <section aria-labelledby="next-days" className="@container">
      <h2 id="next-days" className="px-0.5 pt-2 text-step-1 leading-tight lg:px-7">
        {messages.days.title}
      </h2>
      <DayChips days={days} current={shown.date} toDay={(date) => `/dashboard?day=${date}#next-days`} />
      <Card padded={false}>
        {shown.classes.length > 0 ? (
          <ClassRowList sessions={shown.classes} />
        ) : (
          <p className="p-[18px] text-ink-soft lg:px-7">{messages.days.none}</p>
        )}
        <Link
          to="/timetable"
          className="flex min-h-13 items-center justify-between gap-2 border-t border-hair px-[18px] py-1.5 font-semibold text-neel no-underline focus-visible:-outline-offset-3 lg:px-7"
        >
          {messages.days.all}
          <Icon glyph={ChevronRight} />
        </Link>
      </Card>
    </section>
  );
}
