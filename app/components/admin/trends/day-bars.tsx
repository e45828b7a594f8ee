import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { DayBarShape } from '~/components/admin/day-bar-shape';
import { formatDate, type LocalDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';

export interface DayBar {
  date: LocalDate;
  value: number;
  /** Figure of the same day in the previous period. Null for today, which is not over. */
  before: number | null;
  isToday: boolean;
}

/** Maximum number of bars with gaps between them. With more bars there is no room for gaps. */
const MAX_SPACED_BARS = 100;

const formatTick = (date: LocalDate) => formatDate(date).slice(0, -5);

/** One bar per day, and a dashed line for the previous period. */
export default function DayBars({ days }: { days: readonly DayBar[] }) {
  const tick = { fill: 'var(--color-ink-soft)' };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...days]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        barCategoryGap={days.length > MAX_SPACED_BARS ? 0 : '14%'}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-hair)" />
        <XAxis
          dataKey="date"
          tickFormatter={formatTick}
          minTickGap={28}
          tickLine={false}
          tick={tick}
          stroke="var(--color-ink)"
        />
        <YAxis
          width={52}
          allowDecimals={false}
          tickFormatter={formatCount}
          axisLine={false}
          tickLine={false}
          tick={tick}
        />
        <Bar dataKey="value" isAnimationActive={false} shape={DayBarShape} />
        <Line
          dataKey="before"
          type="linear"
          dot={false}
          stroke="var(--color-edge)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
