import type { ReactNode } from 'react';

/** The order of the home tab: the day, its classes and the week, then the rest; on laptops in two columns. */
export function HomeTab({ title, today, rest }: { title: string; today: ReactNode; rest: ReactNode }) {
  const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5 lg:gap-6';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-8">
      <h1 className="sr-only">{title}</h1>
      <div className={column}>{today}</div>
      <div className={column}>{rest}</div>
    </div>
  );
}
