import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { DayBarShape } from '~/components/admin/day-bar-shape';
import { formatCount } from '~/lib/format-number';
import type { WeekBar } from './week-charts';

/** A pair of bars for each day: the week before and this week. */
export default function WeekBars({ days }: { days: readonly WeekBar[] }) {
  const tick = { fill: 'var(--color-ink-soft)' };
  const data = days.map((day, at) => ({ ...day, isToday: at === days.length - 1 }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        barGap={2}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-hair)" />
        <XAxis dataKey="name" tickLine={false} tick={tick} stroke="var(--color-ink)" />
        <YAxis
          width={52}
          allowDecimals={false}
          tickFormatter={formatCount}
          axisLine={false}
          tickLine={false}
          tick={tick}
        />
        <Bar
          dataKey="before"
          fill="var(--color-wall-deep)"
          stroke="var(--color-edge)"
          maxBarSize={20}
          isAnimationActive={false}
        />
        <Bar dataKey="value" maxBarSize={20} isAnimationActive={false} shape={DayBarShape} />
      </BarChart>
    </ResponsiveContainer>
  );
}
