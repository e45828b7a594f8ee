import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { STREAK_DAY_STATUSES, type StreakDayStatus } from '~/domain/streaks/policy';
import { type DateLocale, formatMonth } from '~/lib/date-text';

export interface StreakMonth {
  /** First day of the month, as YYYY-MM-DD. */
  first: string;
  length: number;
  isCurrent: boolean;
  /** Days of the month by status. */
  days: Record<StreakDayStatus, number[]>;
  /**
   * First and last day of each line. 0 means that the line starts in the previous month, and 32
   * that it continues in the next month.
   */
  runs: (readonly [number, number])[];
  /** Today, if a class is held today and the member has not attended yet. */
  today: number | null;
  ahead: number[];
}

/** Width of a day in the drawing. */
const DAY = 24;

/**
 * All days since the member joined: one row per month, one dot per day, and the same data as text.
 */
export function StreakCalendar({ months, locale }: { months: readonly StreakMonth[]; locale: DateLocale }) {
  const messages = useMessages('member.streak');
  const drawn = STREAK_DAY_STATUSES.filter((status) => months.some(({ days }) => days[status].length > 0));
  return (
    <Card aria-labelledby="streak-days" className="@container lg:px-7 lg:py-[26px]">
      <h2 id="streak-days" className="text-step-1">
        {messages.days}
      </h2>
      <div aria-hidden="true" className="mt-3 grid gap-1.5">
        {months.map((month) => (
          <div key={month.first} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-1">
            <span
              className={joinClassNames(
                'overflow-x-clip text-note leading-none @max-[12rem]:text-[0.6875rem]',
                month.isCurrent ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {formatMonth(month.first, locale, 'short')}
            </span>
            <MonthDots month={month} />
          </div>
        ))}
      </div>
      {drawn.length === 0 ? (
        <p className="mt-3 text-ink-soft">{messages.noDays}</p>
      ) : (
        <>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
            {drawn.map((status) => (
              <li key={status} className="flex items-center gap-2">
                <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="flex-none">
                  <Dots status={status} days={[1]} />
                </svg>
                {messages.statuses[status]}
              </li>
            ))}
          </ul>
          <details className="mt-3 border-t border-hair pt-1">
            <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
              {messages.inWords}
            </summary>
            <dl className="tabular grid gap-3">
              {months.toReversed().map((month) => (
                <div key={month.first}>
                  <dt className="font-semibold">{formatMonth(month.first, locale, 'long')}</dt>
                  {STREAK_DAY_STATUSES.filter((status) => month.days[status].length > 0).map((status) => (
                    <dd key={status}>
                      {messages.statuses[status]}: {month.days[status].join(', ')}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </Card>
  );
}

function MonthDots({ month: { length, days, runs, today, ahead } }: { month: StreakMonth }) {
  return (
    <svg viewBox={`0 0 ${31 * DAY} ${DAY}`} className="block w-full">
      <path
        d={runs
          .map(([from, until]) => `M${from === 0 ? 0 : getX(from)} 12H${until === 32 ? length * DAY : getX(until)}`)
          .join('')}
        stroke="var(--color-ink)"
        strokeWidth="4"
      />
      {STREAK_DAY_STATUSES.map((status) => (
        <Dots key={status} status={status} days={days[status]} />
      ))}
      <path d={drawDots(ahead)} stroke="var(--color-edge)" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
      {today === null ? null : (
        <circle
          cx={getX(today)}
          cy="12"
          r="9"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

/** Draws days as points of one path, because a circle per day would make the page much larger. */
function Dots({ status, days }: { status: StreakDayStatus; days: readonly number[] }) {
  if (days.length === 0) return null;
  const dots = { d: drawDots(days), strokeLinecap: 'round' } as const;
  if (status === 'missed') return <path {...dots} stroke="var(--color-edge)" strokeWidth="8" />;
  const [edge, inside] =
    status === 'attended'
      ? ['var(--color-ink)', 'var(--color-sun)']
      : status === 'rested'
        ? ['var(--color-ink)', 'var(--color-leaf)']
        : ['var(--color-edge)', 'var(--color-leaf)'];
  return (
    <>
      <path {...dots} stroke={edge} strokeWidth={status === 'excused' ? 13 : 21} />
      <path {...dots} stroke={inside} strokeWidth={status === 'excused' ? 7 : status === 'attended' ? 15 : 13} />
    </>
  );
}

function drawDots(days: readonly number[]): string {
  return days.map((day) => `M${getX(day)} 12h0`).join('');
}

function getX(day: number): number {
  return (day - 0.5) * DAY;
}
