import { Bar, BarChart, LabelList, Rectangle, type RectangleProps, ResponsiveContainer, XAxis } from 'recharts';

const COMPACT = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

function MonthBar({ isCurrent, ...box }: RectangleProps & { isCurrent?: boolean }) {
  const look = isCurrent
    ? { fill: 'var(--color-sun)', stroke: 'var(--color-ink)', strokeWidth: 1.5 }
    : { fill: 'var(--color-neel)' };
  return <Rectangle x={box.x} y={box.y} width={box.width} height={box.height} {...look} />;
}

/** Donations per month. The current month is highlighted. */
export default function TrendChart({ months }: { months: readonly { name: string; rupees: number }[] }) {
  const data = months.map(({ name, rupees }, at) => ({
    month: name.split(' ')[0],
    rupees,
    isCurrent: at === months.length - 1,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={{ top: 22, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
        <XAxis
          dataKey="month"
          interval={0}
          tickLine={false}
          stroke="var(--color-ink)"
          tick={{ fill: 'var(--color-ink-soft)' }}
        />
        <Bar dataKey="rupees" maxBarSize={36} isAnimationActive={false} shape={MonthBar}>
          <LabelList
            dataKey="rupees"
            position="top"
            fill="var(--color-ink)"
            formatter={(rupees) => COMPACT.format(Number(rupees))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
