import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Text, XAxis, YAxis } from 'recharts';
import type { FavouriteClass } from '~/domain/analytics/responses';

const TITLE_LENGTH = 20;

/**
 * Shortens a class title for the axis of the chart.
 * Source: docs/specification/back-office.md#screens.
 */
function cutTitle(title: string): string {
  return title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title;
}

interface Tick {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  visibleTicksCount?: number;
  payload?: { value: string };
}

/** Axis label: the class name on at most three lines, or slanted if the columns are too narrow. */
function TitleTick({ x = 0, y = 0, width = 0, visibleTicksCount = 1, payload, slanted }: Tick & { slanted: boolean }) {
  const place = slanted
    ? ({ angle: -70, textAnchor: 'end' } as const)
    : ({ width: Number(width) / visibleTicksCount - 6, maxLines: 3, textAnchor: 'middle' } as const);
  return (
    <Text x={Number(x)} y={Number(y)} verticalAnchor="start" fontSize={13} fill="var(--color-ink)" {...place}>
      {payload?.value}
    </Text>
  );
}

/** Bar chart with two axes: the average rating up to five, and the number of ratings. */
export default function TopRatedChart({ classes }: { classes: readonly FavouriteClass[] }) {
  const narrow = window.matchMedia('(width < 640px)').matches;
  const data = classes.map((one) => ({ ...one, label: cutTitle(one.title) }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barGap={4} accessibilityLayer={false}>
        <CartesianGrid yAxisId="rating" vertical={false} stroke="var(--color-hair)" />
        <XAxis
          dataKey="label"
          interval={0}
          height={narrow ? 140 : 58}
          tickLine={false}
          tick={<TitleTick slanted={narrow} />}
          stroke="var(--color-ink)"
        />
        <YAxis
          yAxisId="rating"
          domain={[0, 5]}
          tickCount={6}
          width={28}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--color-ink-soft)' }}
        />
        <YAxis
          yAxisId="ratings"
          orientation="right"
          allowDecimals={false}
          width={40}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--color-ink-soft)' }}
        />
        <Bar
          yAxisId="rating"
          dataKey="average_rating"
          fill="var(--color-neel)"
          maxBarSize={28}
          isAnimationActive={false}
        >
          {narrow ? null : (
            <LabelList
              dataKey="average_rating"
              formatter={(rating) => Number(rating).toFixed(1)}
              position="insideTop"
              fill="#fff"
              fontWeight={600}
            />
          )}
        </Bar>
        <Bar
          yAxisId="ratings"
          dataKey="total_ratings"
          fill="var(--color-sun)"
          stroke="var(--color-ink)"
          strokeWidth={1.5}
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
