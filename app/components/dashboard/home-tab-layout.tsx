import type { ReactNode } from 'react';

/**
 * Home tab: today, its classes and the week, followed by the remaining cards. On laptops, classes
 * and week are on the left.
 */
export function HomeTabLayout({
  title,
  day,
  practice,
  rest,
}: {
  title: string;
  day: ReactNode;
  practice: ReactNode;
  rest: ReactNode;
}) {
  const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5 lg:gap-5';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-5">
      <h1 className="sr-only">{title}</h1>
      <div className="min-w-0 lg:col-start-2">{day}</div>
      <div className={`${column} lg:col-start-1 lg:row-span-2 lg:row-start-1`}>{practice}</div>
      <div className={`${column} lg:col-start-2 lg:row-start-2`}>{rest}</div>
    </div>
  );
}
