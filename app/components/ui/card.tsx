import type { HTMLAttributes } from 'react';
import { joinClassNames } from './class-names';

export function Card({ padded = true, className, ...rest }: HTMLAttributes<HTMLElement> & { padded?: boolean }) {
  return (
    <section
      {...rest}
      className={joinClassNames(
        'min-w-0 rounded-sheet bg-leaf shadow-(--shadow-leaf) print:border print:border-hair forced-colors:border',
        padded && 'p-[18px]',
        className,
      )}
    />
  );
}
