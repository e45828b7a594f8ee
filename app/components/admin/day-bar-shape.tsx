import { Rectangle, type RectangleProps } from 'recharts';

/** Bar of a day in a chart. Today is highlighted, because its figure can still increase. */
export function DayBarShape({ isToday, ...box }: RectangleProps & { isToday?: boolean }) {
  const look = isToday
    ? { fill: 'var(--color-sun)', stroke: 'var(--color-ink)', strokeWidth: 1.5 }
    : { fill: 'var(--color-neel)' };
  return <Rectangle x={box.x} y={box.y} width={box.width} height={box.height} {...look} />;
}
