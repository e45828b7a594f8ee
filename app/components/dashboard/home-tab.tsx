import type { ReactNode } from 'react';

/** The order of the home tab: the day, its classes and the week, then the rest; on laptops the practice stands left, the day above the rest right. */
export function HomeTab({
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
  const column = 'contents lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-5';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
      <h1 className="sr-only">{title}</h1>
      <div className={`${column} lg:order-last`}>
        {day}
        <div className="order-last grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5 lg:order-none lg:gap-5">
          {rest}
        </div>
      </div>
      <div className={column}>{practice}</div>
    </div>
  );
}
