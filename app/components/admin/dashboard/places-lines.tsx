import { CartesianGrid, type DotItemDotProps, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatCount } from '~/lib/format-number';
import type { PlacesAt } from './places-chart';

/** Places taken by the minute: a line for today, and a dashed one for last week. */
export default function PlacesLines({ points, now }: { points: readonly PlacesAt[]; now: number }) {
  const tick = { fill: 'var(--color-ink-soft)' };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-hair)" />
        <XAxis
          dataKey="time"
          interval="equidistantPreserveStart"
          minTickGap={16}
          tickLine={false}
          tick={tick}
          stroke="var(--color-ink)"
        />
        <YAxis
          width={44}
          allowDecimals={false}
          tickCount={3}
          tickFormatter={formatCount}
          axisLine={false}
          tickLine={false}
          tick={tick}
        />
        <Line
          dataKey="lastWeek"
          type="linear"
          dot={false}
          stroke="var(--color-edge)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          isAnimationActive={false}
        />
        <Line
          dataKey="today"
          type="linear"
          dot={({ index, cx, cy, key }: DotItemDotProps) =>
            index === now ? (
              <circle
                key={key}
                cx={cx}
                cy={cy}
                r={5}
                fill="var(--color-sun)"
                stroke="var(--color-ink)"
                strokeWidth={2}
              />
            ) : (
              <g key={key} />
            )
          }
          stroke="var(--color-neel)"
          strokeWidth={2.5}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
